import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Duration, ReplacementKind, UnitKeyword } from "../engine/index.js";
import { DurationEnum, UnitKeywordEnum } from "./board-enums.js";
import { named, of } from "./contract-options.js";
import { ReplacementKindEnum } from "./enums.js";

@ObjectType(...named(contract.place))
export class Place implements z.infer<typeof contract.place> {
  @Field(() => String, of(contract.place, "battlefield"))
  declare battlefield: string | null;

  @Field(() => String, of(contract.place, "base"))
  declare base: string | null;
}

@ObjectType(...named(contract.boardKeywords))
export class BoardKeywords implements z.infer<typeof contract.boardKeywords> {
  @Field(() => Boolean, of(contract.boardKeywords, "tank"))
  declare tank: boolean;

  @Field(() => Boolean, of(contract.boardKeywords, "backline"))
  declare backline: boolean;

  @Field(() => Int, of(contract.boardKeywords, "assault"))
  declare assault: number;

  @Field(() => Int, of(contract.boardKeywords, "shield"))
  declare shield: number;

  @Field(() => Boolean, of(contract.boardKeywords, "ganking"))
  declare ganking: boolean;

  @Field(() => Boolean, of(contract.boardKeywords, "ambush"))
  declare ambush: boolean;

  @Field(() => Boolean, of(contract.boardKeywords, "accelerate"))
  declare accelerate: boolean;

  @Field(() => Boolean, of(contract.boardKeywords, "temporary"))
  declare temporary: boolean;

  @Field(() => Int, of(contract.boardKeywords, "hunt"))
  declare hunt: number;

  @Field(() => Int, of(contract.boardKeywords, "disarm"))
  declare disarm: number;

  @Field(() => Int, of(contract.boardKeywords, "deflect"))
  declare deflect: number;
}

@ObjectType(...named(contract.unitChange))
export class UnitChange implements z.infer<typeof contract.unitChange> {
  @Field(() => DurationEnum, of(contract.unitChange, "lasts"))
  declare lasts: Duration;

  @Field(() => Int, of(contract.unitChange, "might"))
  declare might: number | null;

  @Field(() => UnitKeywordEnum, of(contract.unitChange, "keyword"))
  declare keyword: UnitKeyword | null;

  @Field(() => Int, of(contract.unitChange, "amount"))
  declare amount: number | null;

  @Field(() => Boolean, of(contract.unitChange, "lost"))
  declare lost: boolean | null;
}

@ObjectType(...named(contract.boardReplacement))
export class BoardReplacement implements z.infer<typeof contract.boardReplacement> {
  @Field(() => ReplacementKindEnum, of(contract.boardReplacement, "kind"))
  declare kind: ReplacementKind;

  @Field(() => Int, of(contract.boardReplacement, "amount"))
  declare amount: number | null;

  @Field(() => DurationEnum, of(contract.boardReplacement, "lasts"))
  declare lasts: Duration;
}

@ObjectType(...named(contract.boardUnit))
export class BoardUnit implements z.infer<typeof contract.boardUnit> {
  @Field(() => String, of(contract.boardUnit, "name"))
  declare name: string | null;

  @Field(() => String, of(contract.boardUnit, "card"))
  declare card: string | null;

  @Field(() => Int, of(contract.boardUnit, "might"))
  declare might: number;

  @Field(() => Int, of(contract.boardUnit, "mightModifier"))
  declare mightModifier: number;

  @Field(() => Int, of(contract.boardUnit, "damage"))
  declare damage: number;

  @Field(() => BoardKeywords, of(contract.boardUnit, "keywords"))
  declare keywords: BoardKeywords;

  @Field(() => [UnitChange], of(contract.boardUnit, "changes"))
  declare changes: UnitChange[];

  @Field(() => Boolean, of(contract.boardUnit, "stunned"))
  declare stunned: boolean;

  @Field(() => Boolean, of(contract.boardUnit, "dealsNoCombatDamage"))
  declare dealsNoCombatDamage: boolean;

  @Field(() => Boolean, of(contract.boardUnit, "undamageable"))
  declare undamageable: boolean;

  @Field(() => [BoardReplacement], of(contract.boardUnit, "damageReplacements"))
  declare damageReplacements: BoardReplacement[];

  @Field(() => String, of(contract.boardUnit, "id"))
  declare id: string;

  @Field(() => String, of(contract.boardUnit, "controller"))
  declare controller: string;

  @Field(() => String, of(contract.boardUnit, "owner"))
  declare owner: string;

  @Field(() => Boolean, of(contract.boardUnit, "ready"))
  declare ready: boolean;

  @Field(() => Boolean, of(contract.boardUnit, "exhausted"))
  declare exhausted: boolean;
}

@ObjectType(...named(contract.statedUnit))
export class StatedUnit implements z.infer<typeof contract.statedUnit> {
  @Field(() => String, of(contract.statedUnit, "name"))
  declare name: string | null;

  @Field(() => String, of(contract.statedUnit, "card"))
  declare card: string | null;

  @Field(() => Int, of(contract.statedUnit, "might"))
  declare might: number;

  @Field(() => Int, of(contract.statedUnit, "mightModifier"))
  declare mightModifier: number;

  @Field(() => Int, of(contract.statedUnit, "damage"))
  declare damage: number;

  @Field(() => BoardKeywords, of(contract.statedUnit, "keywords"))
  declare keywords: BoardKeywords;

  @Field(() => [UnitChange], of(contract.statedUnit, "changes"))
  declare changes: UnitChange[];

  @Field(() => Boolean, of(contract.statedUnit, "stunned"))
  declare stunned: boolean;

  @Field(() => Boolean, of(contract.statedUnit, "dealsNoCombatDamage"))
  declare dealsNoCombatDamage: boolean;

  @Field(() => Boolean, of(contract.statedUnit, "undamageable"))
  declare undamageable: boolean;

  @Field(() => [BoardReplacement], of(contract.statedUnit, "damageReplacements"))
  declare damageReplacements: BoardReplacement[];

  @Field(() => String, of(contract.statedUnit, "id"))
  declare id: string | null;

  @Field(() => String, of(contract.statedUnit, "controller"))
  declare controller: string | null;

  @Field(() => String, of(contract.statedUnit, "owner"))
  declare owner: string | null;

  @Field(() => Boolean, of(contract.statedUnit, "ready"))
  declare ready: boolean | null;

  @Field(() => Boolean, of(contract.statedUnit, "exhausted"))
  declare exhausted: boolean | null;
}
