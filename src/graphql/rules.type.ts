import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { CitationStatus, RuleKey } from "../rulebook/index.js";
import { named, of } from "./contract-options.js";
import { CitationStatusEnum, RuleNoteCodeEnum } from "./enums.js";
import { PageInfo } from "./page.type.js";

@ObjectType(...named(contract.ruleReference))
export class RuleReference implements z.infer<typeof contract.ruleReference> {
  @Field(() => String, of(contract.ruleReference, "number"))
  declare number: string;

  @Field(() => String, of(contract.ruleReference, "label"))
  declare label: string;

  @Field(() => String, of(contract.ruleReference, "edition"))
  declare edition: string;

  @Field(() => String, of(contract.ruleReference, "title"))
  declare title: string | null;
}

@ObjectType(...named(contract.ruleNumber))
export class RuleNumber implements z.infer<typeof contract.ruleNumber> {
  @Field(() => String, of(contract.ruleNumber, "edition"))
  declare edition: string;

  @Field(() => String, of(contract.ruleNumber, "number"))
  declare number: string | null;

  @Field(() => String, of(contract.ruleNumber, "label"))
  declare label: string | null;

  @Field(() => CitationStatusEnum, of(contract.ruleNumber, "status"))
  declare status: CitationStatus | null;
}

@ObjectType(...named(contract.ruleNote))
export class RuleNote implements z.infer<typeof contract.ruleNote> {
  @Field(() => RuleNoteCodeEnum, of(contract.ruleNote, "code"))
  declare code: z.infer<typeof contract.ruleNote>["code"];

  @Field(() => String, of(contract.ruleNote, "text"))
  declare text: string;
}

@ObjectType(...named(contract.rule))
export class Rule implements z.infer<typeof contract.rule> {
  @Field(() => String, of(contract.rule, "number"))
  declare number: string;

  @Field(() => String, of(contract.rule, "label"))
  declare label: string;

  @Field(() => String, of(contract.rule, "edition"))
  declare edition: string;

  @Field(() => String, of(contract.rule, "title"))
  declare title: string | null;

  @Field(() => String, of(contract.rule, "summary"))
  declare summary: string | null;

  @Field(() => String, of(contract.rule, "section"))
  declare section: string;

  @Field(() => [String], of(contract.rule, "topics"))
  declare topics: string[];

  @Field(() => CitationStatusEnum, of(contract.rule, "status"))
  declare status: CitationStatus;

  @Field(() => String, of(contract.rule, "key"))
  declare key: RuleKey | null;

  @Field(() => [RuleNumber], of(contract.rule, "numbers"))
  declare numbers: RuleNumber[];

  @Field(() => RuleReference, of(contract.rule, "parent"))
  declare parent: RuleReference | null;

  @Field(() => [RuleReference], of(contract.rule, "children"))
  declare children: RuleReference[];

  @Field(() => RuleReference, of(contract.rule, "previous"))
  declare previous: RuleReference | null;

  @Field(() => RuleReference, of(contract.rule, "next"))
  declare next: RuleReference | null;

  @Field(() => [String], of(contract.rule, "cases"))
  declare cases: string[];

  @Field(() => RuleNote, of(contract.rule, "note"))
  declare note: RuleNote | null;
}

@ObjectType(...named(contract.rulePage))
export class RulePage implements z.infer<typeof contract.rulePage> {
  @Field(() => Int, of(contract.rulePage, "total"))
  declare total: number;

  @Field(() => [Rule], of(contract.rulePage, "nodes"))
  declare nodes: Rule[];

  @Field(() => PageInfo, of(contract.rulePage, "pageInfo"))
  declare pageInfo: PageInfo;
}
