import { ArgsType, Field, Int } from "type-graphql";
import type { CardType } from "../cards/index.js";
import { operations, type Language, type RequestOf } from "../contract/index.js";
import { BOUNDS } from "../engine/index.js";
import { of } from "./contract-options.js";
import { CardTypeEnum, LanguageEnum } from "./enums.js";

const { request: card } = operations.card;
const { request: cards } = operations.cards;

@ArgsType()
export class CardArgs implements RequestOf<"card"> {
  @Field(() => String, of(card, "id"))
  declare id: string;

  @Field(() => LanguageEnum, of(card, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class CardsArgs implements RequestOf<"cards"> {
  @Field(() => String, of(cards, "search"))
  declare search?: string | null;

  @Field(() => String, of(cards, "set"))
  declare set?: RequestOf<"cards">["set"];

  @Field(() => CardTypeEnum, of(cards, "type"))
  declare type?: CardType | null;

  @Field(() => String, of(cards, "keyword"))
  declare keyword?: RequestOf<"cards">["keyword"];

  @Field(() => Int, { ...of(cards, "first"), defaultValue: BOUNDS.pageSizeDefault })
  declare first?: number | null;

  @Field(() => String, of(cards, "after"))
  declare after?: string | null;

  @Field(() => LanguageEnum, of(cards, "language"))
  declare language?: Language | null;
}
