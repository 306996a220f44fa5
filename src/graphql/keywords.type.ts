import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import type { KeywordId, Stacking } from "../cards/index.js";
import * as contract from "../contract/index.js";
import { named, of } from "./contract-options.js";
import { StackingEnum } from "./enums.js";
import { RuleReference } from "./rules.type.js";

@ObjectType(...named(contract.keywordCard))
export class KeywordCard implements z.infer<typeof contract.keywordCard> {
  @Field(() => String, of(contract.keywordCard, "id"))
  declare id: string;

  @Field(() => String, of(contract.keywordCard, "name"))
  declare name: string;

  @Field(() => String, of(contract.keywordCard, "how"))
  declare how: string | null;
}

@ObjectType(...named(contract.keywordMeeting))
export class KeywordMeeting implements z.infer<typeof contract.keywordMeeting> {
  @Field(() => String, of(contract.keywordMeeting, "keyword"))
  declare keyword: string;

  @Field(() => String, of(contract.keywordMeeting, "text"))
  declare text: string;

  @Field(() => [RuleReference], of(contract.keywordMeeting, "rules"))
  declare rules: RuleReference[];
}

@ObjectType(...named(contract.keywordQuestion))
export class KeywordQuestion implements z.infer<typeof contract.keywordQuestion> {
  @Field(() => String, of(contract.keywordQuestion, "question"))
  declare question: string;

  @Field(() => String, of(contract.keywordQuestion, "answer"))
  declare answer: string;

  @Field(() => [RuleReference], of(contract.keywordQuestion, "rules"))
  declare rules: RuleReference[];
}

@ObjectType(...named(contract.keywordCounts))
export class KeywordCounts implements z.infer<typeof contract.keywordCounts> {
  @Field(() => Int, of(contract.keywordCounts, "withIt"))
  declare withIt: number;

  @Field(() => Int, of(contract.keywordCounts, "giveOrBoost"))
  declare giveOrBoost: number;

  @Field(() => Int, of(contract.keywordCounts, "ignore"))
  declare ignore: number;
}

@ObjectType(...named(contract.keyword))
export class Keyword implements z.infer<typeof contract.keyword> {
  @Field(() => String, of(contract.keyword, "id"))
  declare id: KeywordId;

  @Field(() => String, of(contract.keyword, "name"))
  declare name: string;

  @Field(() => Boolean, of(contract.keyword, "valued"))
  declare valued: boolean;

  @Field(() => StackingEnum, of(contract.keyword, "stacking"))
  declare stacking: Stacking;

  @Field(() => String, of(contract.keyword, "text"))
  declare text: string;

  @Field(() => [RuleReference], of(contract.keyword, "rules"))
  declare rules: RuleReference[];

  @Field(() => [KeywordMeeting], of(contract.keyword, "meets"))
  declare meets: KeywordMeeting[];

  @Field(() => [KeywordQuestion], of(contract.keyword, "questions"))
  declare questions: KeywordQuestion[];

  @Field(() => [String], of(contract.keyword, "cases"))
  declare cases: string[];

  @Field(() => [KeywordCard], of(contract.keyword, "withIt"))
  declare withIt: KeywordCard[];

  @Field(() => [KeywordCard], of(contract.keyword, "giveOrBoost"))
  declare giveOrBoost: KeywordCard[];

  @Field(() => [KeywordCard], of(contract.keyword, "ignore"))
  declare ignore: KeywordCard[];

  @Field(() => KeywordCounts, of(contract.keyword, "counts"))
  declare counts: KeywordCounts;

  @Field(() => String, of(contract.keyword, "gap"))
  declare gap: string;
}
