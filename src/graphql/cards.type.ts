import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import type { CardKeyword, CardSet, CardType, FactCode, FactEffect, FactMoment } from "../cards/index.js";
import * as contract from "../contract/index.js";
import type { Side } from "../engine/index.js";
import { named, of } from "./contract-options.js";
import { CardSupertypeEnum, CardTypeEnum, FactEffectEnum, FactMomentEnum, InputPlaceEnum, SideEnum } from "./enums.js";
import { PageInfo } from "./page.type.js";

@ObjectType(...named(contract.cardFact))
export class CardFact implements z.infer<typeof contract.cardFact> {
  @Field(() => String, of(contract.cardFact, "fact"))
  declare fact: FactCode;

  @Field(() => FactEffectEnum, of(contract.cardFact, "may"))
  declare may: FactEffect;

  @Field(() => FactMomentEnum, of(contract.cardFact, "when"))
  declare when: FactMoment;

  @Field(() => [SideEnum], of(contract.cardFact, "sides"))
  declare sides: Side[];

  @Field(() => String, of(contract.cardFact, "text"))
  declare text: string;

  @Field(() => InputPlaceEnum, of(contract.cardFact, "place"))
  declare place: z.infer<typeof contract.cardFact>["place"];

  @Field(() => String, of(contract.cardFact, "input"))
  declare input: string | null;
}

@ObjectType(...named(contract.printedKeyword))
export class PrintedKeyword implements z.infer<typeof contract.printedKeyword> {
  @Field(() => String, of(contract.printedKeyword, "keyword"))
  declare keyword: CardKeyword;

  @Field(() => Int, of(contract.printedKeyword, "value"))
  declare value: number | null;
}

@ObjectType(...named(contract.printing))
export class Printing implements z.infer<typeof contract.printing> {
  @Field(() => String, of(contract.printing, "id"))
  declare id: string;

  @Field(() => String, of(contract.printing, "code"))
  declare code: string;

  @Field(() => String, of(contract.printing, "set"))
  declare set: CardSet;

  @Field(() => String, of(contract.printing, "kind"))
  declare kind: z.infer<typeof contract.printing>["kind"];
}

@ObjectType(...named(contract.card))
export class Card implements z.infer<typeof contract.card> {
  @Field(() => String, of(contract.card, "id"))
  declare id: string;

  @Field(() => String, of(contract.card, "code"))
  declare code: string;

  @Field(() => String, of(contract.card, "name"))
  declare name: string;

  @Field(() => [String], of(contract.card, "aliases"))
  declare aliases: string[];

  @Field(() => String, of(contract.card, "set"))
  declare set: CardSet;

  @Field(() => CardTypeEnum, of(contract.card, "type"))
  declare type: CardType;

  @Field(() => CardSupertypeEnum, of(contract.card, "supertype"))
  declare supertype: z.infer<typeof contract.card>["supertype"];

  @Field(() => [String], of(contract.card, "domains"))
  declare domains: z.infer<typeof contract.card>["domains"];

  @Field(() => [String], of(contract.card, "tags"))
  declare tags: string[];

  @Field(() => Int, of(contract.card, "energy"))
  declare energy: number | null;

  @Field(() => Int, of(contract.card, "power"))
  declare power: number | null;

  @Field(() => Int, of(contract.card, "might"))
  declare might: number | null;

  @Field(() => Int, of(contract.card, "mightBonus"))
  declare mightBonus: number | null;

  @Field(() => [PrintedKeyword], of(contract.card, "keywords"))
  declare keywords: PrintedKeyword[];

  @Field(() => [CardFact], of(contract.card, "facts"))
  declare facts: CardFact[];

  @Field(() => [Printing], of(contract.card, "printings"))
  declare printings: Printing[];

  @Field(() => Boolean, of(contract.card, "preview"))
  declare preview: boolean;

  @Field(() => [String], of(contract.card, "unknown"))
  declare unknown: string[];
}

@ObjectType(...named(contract.cardPage))
export class CardPage implements z.infer<typeof contract.cardPage> {
  @Field(() => Int, of(contract.cardPage, "total"))
  declare total: number;

  @Field(() => [Card], of(contract.cardPage, "nodes"))
  declare nodes: Card[];

  @Field(() => PageInfo, of(contract.cardPage, "pageInfo"))
  declare pageInfo: PageInfo;
}
