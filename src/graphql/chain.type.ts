import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { ChainOpener, Duration, EffectKind, ItemKind, UnitKeyword } from "../engine/index.js";
import { ChainOpenerEnum, DurationEnum, EffectKindEnum, ItemKindEnum, UnitKeywordEnum } from "./board-enums.js";
import { Place, StatedUnit } from "./board-unit.type.js";
import { named, of } from "./contract-options.js";

@ObjectType(...named(contract.effect))
export class Effect implements z.infer<typeof contract.effect> {
  @Field(() => EffectKindEnum, of(contract.effect, "kind"))
  declare kind: EffectKind;

  @Field(() => [String], of(contract.effect, "units"))
  declare units: string[] | null;

  @Field(() => Int, of(contract.effect, "amount"))
  declare amount: number | null;

  @Field(() => UnitKeywordEnum, of(contract.effect, "keyword"))
  declare keyword: UnitKeyword | null;

  @Field(() => DurationEnum, of(contract.effect, "lasts"))
  declare lasts: Duration | null;

  @Field(() => Place, of(contract.effect, "to"))
  declare to: Place | null;

  @Field(() => Boolean, of(contract.effect, "forced"))
  declare forced: boolean | null;

  @Field(() => String, of(contract.effect, "player"))
  declare player: string | null;

  @Field(() => String, of(contract.effect, "opponent"))
  declare opponent: string | null;

  @Field(() => StatedUnit, of(contract.effect, "unit"))
  declare unit: StatedUnit | null;
}

@ObjectType(...named(contract.chainItem))
export class ChainItem implements z.infer<typeof contract.chainItem> {
  @Field(() => String, of(contract.chainItem, "player"))
  declare player: string;

  @Field(() => ItemKindEnum, of(contract.chainItem, "kind"))
  declare kind: ItemKind;

  @Field(() => String, of(contract.chainItem, "name"))
  declare name: string | null;

  @Field(() => [Effect], of(contract.chainItem, "effects"))
  declare effects: Effect[];
}

@ObjectType(...named(contract.chain))
export class Chain implements z.infer<typeof contract.chain> {
  @Field(() => ChainOpenerEnum, of(contract.chain, "opener"))
  declare opener: ChainOpener;

  @Field(() => String, of(contract.chain, "priority"))
  declare priority: string;

  @Field(() => Int, of(contract.chain, "passes"))
  declare passes: number;

  @Field(() => [ChainItem], of(contract.chain, "items"))
  declare items: ChainItem[];
}
