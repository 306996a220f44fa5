import { Field, InputType, Int } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Duration, ReplacementKind, UnitKeyword } from "../engine/index.js";
import { DurationEnum, UnitKeywordEnum } from "./board-enums.js";
import { named, of } from "./contract-options.js";
import { ReplacementKindEnum } from "./enums.js";

@InputType(...named(contract.placeInput))
export class PlaceInput implements z.infer<typeof contract.placeInput> {
  @Field(() => String, of(contract.placeInput, "battlefield"))
  declare battlefield?: string | null;

  @Field(() => String, of(contract.placeInput, "base"))
  declare base?: string | null;
}

@InputType(...named(contract.boardKeywordsInput))
export class BoardKeywordsInput implements z.infer<typeof contract.boardKeywordsInput> {
  @Field(() => Boolean, of(contract.boardKeywordsInput, "tank"))
  declare tank?: boolean | null;

  @Field(() => Boolean, of(contract.boardKeywordsInput, "backline"))
  declare backline?: boolean | null;

  @Field(() => Int, of(contract.boardKeywordsInput, "assault"))
  declare assault?: number | null;

  @Field(() => Int, of(contract.boardKeywordsInput, "shield"))
  declare shield?: number | null;

  @Field(() => Boolean, of(contract.boardKeywordsInput, "ganking"))
  declare ganking?: boolean | null;

  @Field(() => Boolean, of(contract.boardKeywordsInput, "ambush"))
  declare ambush?: boolean | null;

  @Field(() => Boolean, of(contract.boardKeywordsInput, "accelerate"))
  declare accelerate?: boolean | null;

  @Field(() => Boolean, of(contract.boardKeywordsInput, "temporary"))
  declare temporary?: boolean | null;

  @Field(() => Int, of(contract.boardKeywordsInput, "hunt"))
  declare hunt?: number | null;

  @Field(() => Int, of(contract.boardKeywordsInput, "disarm"))
  declare disarm?: number | null;

  @Field(() => Int, of(contract.boardKeywordsInput, "deflect"))
  declare deflect?: number | null;
}

@InputType(...named(contract.unitChangeInput))
export class UnitChangeInput implements z.infer<typeof contract.unitChangeInput> {
  @Field(() => DurationEnum, of(contract.unitChangeInput, "lasts"))
  declare lasts: Duration;

  @Field(() => Int, of(contract.unitChangeInput, "might"))
  declare might?: number | null;

  @Field(() => UnitKeywordEnum, of(contract.unitChangeInput, "keyword"))
  declare keyword?: UnitKeyword | null;

  @Field(() => Int, of(contract.unitChangeInput, "amount"))
  declare amount?: number | null;

  @Field(() => Boolean, of(contract.unitChangeInput, "lost"))
  declare lost?: boolean | null;
}

@InputType(...named(contract.boardReplacementInput))
export class BoardReplacementInput implements z.infer<typeof contract.boardReplacementInput> {
  @Field(() => ReplacementKindEnum, of(contract.boardReplacementInput, "kind"))
  declare kind: ReplacementKind;

  @Field(() => Int, of(contract.boardReplacementInput, "amount"))
  declare amount?: number | null;

  @Field(() => DurationEnum, of(contract.boardReplacementInput, "lasts"))
  declare lasts?: Duration | null;
}

@InputType(...named(contract.boardUnitInput))
export class BoardUnitInput implements z.infer<typeof contract.boardUnitInput> {
  @Field(() => String, of(contract.boardUnitInput, "id"))
  declare id?: string | null;

  @Field(() => String, of(contract.boardUnitInput, "name"))
  declare name?: string | null;

  @Field(() => String, of(contract.boardUnitInput, "card"))
  declare card?: string | null;

  @Field(() => Int, of(contract.boardUnitInput, "might"))
  declare might?: number | null;

  @Field(() => Int, of(contract.boardUnitInput, "mightModifier"))
  declare mightModifier?: number | null;

  @Field(() => Int, of(contract.boardUnitInput, "damage"))
  declare damage?: number | null;

  @Field(() => BoardKeywordsInput, of(contract.boardUnitInput, "keywords"))
  declare keywords?: BoardKeywordsInput | null;

  @Field(() => Boolean, of(contract.boardUnitInput, "stunned"))
  declare stunned?: boolean | null;

  @Field(() => Boolean, of(contract.boardUnitInput, "dealsNoCombatDamage"))
  declare dealsNoCombatDamage?: boolean | null;

  @Field(() => Boolean, of(contract.boardUnitInput, "undamageable"))
  declare undamageable?: boolean | null;

  @Field(() => Boolean, of(contract.boardUnitInput, "exhausted"))
  declare exhausted?: boolean | null;

  @Field(() => [BoardReplacementInput], of(contract.boardUnitInput, "damageReplacements"))
  declare damageReplacements?: BoardReplacementInput[] | null;

  @Field(() => String, of(contract.boardUnitInput, "controller"))
  declare controller?: string | null;

  @Field(() => String, of(contract.boardUnitInput, "owner"))
  declare owner?: string | null;

  @Field(() => [UnitChangeInput], of(contract.boardUnitInput, "changes"))
  declare changes?: UnitChangeInput[] | null;

  @Field(() => Boolean, of(contract.boardUnitInput, "ready"))
  declare ready?: boolean | null;
}
