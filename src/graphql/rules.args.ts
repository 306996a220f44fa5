import { ArgsType, Field, Int } from "type-graphql";
import { operations, type Language, type RequestOf } from "../contract/index.js";
import { BOUNDS } from "../engine/index.js";
import { of } from "./contract-options.js";
import { LanguageEnum } from "./enums.js";

const { request: rule } = operations.rule;
const { request: rules } = operations.rules;
const { request: editions } = operations.editions;
const { request: keyword } = operations.keyword;

@ArgsType()
export class RuleArgs implements RequestOf<"rule"> {
  @Field(() => String, of(rule, "number"))
  declare number: string;

  @Field(() => String, of(rule, "edition"))
  declare edition?: RequestOf<"rule">["edition"];

  @Field(() => LanguageEnum, of(rule, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class RulesArgs implements RequestOf<"rules"> {
  @Field(() => String, of(rules, "search"))
  declare search?: string | null;

  @Field(() => String, of(rules, "topic"))
  declare topic?: string | null;

  @Field(() => Int, { ...of(rules, "first"), defaultValue: BOUNDS.pageSizeDefault })
  declare first?: number | null;

  @Field(() => String, of(rules, "after"))
  declare after?: string | null;

  @Field(() => String, of(rules, "edition"))
  declare edition?: RequestOf<"rules">["edition"];

  @Field(() => LanguageEnum, of(rules, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class EditionsArgs implements RequestOf<"editions"> {
  @Field(() => LanguageEnum, of(editions, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class KeywordArgs implements RequestOf<"keyword"> {
  @Field(() => String, of(keyword, "name"))
  declare name: string;

  @Field(() => String, of(keyword, "edition"))
  declare edition?: RequestOf<"keyword">["edition"];

  @Field(() => LanguageEnum, of(keyword, "language"))
  declare language?: Language | null;
}
