import { Field, InputType, Int } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { IgnorableKeyword, ReplacementKind } from "../engine/index.js";
import { named, of } from "./contract-options.js";
import { IgnorableKeywordEnum, ReplacementKindEnum } from "./enums.js";

@InputType(...named(contract.keywordsInput))
export class KeywordsInput implements z.infer<typeof contract.keywordsInput> {
  @Field(() => Boolean, of(contract.keywordsInput, "tank"))
  declare tank?: boolean | null;

  @Field(() => Boolean, of(contract.keywordsInput, "backline"))
  declare backline?: boolean | null;

  @Field(() => Int, of(contract.keywordsInput, "assault"))
  declare assault?: number | null;

  @Field(() => Int, of(contract.keywordsInput, "shield"))
  declare shield?: number | null;
}

@InputType(...named(contract.damageReplacementInput))
export class DamageReplacementInput implements z.infer<typeof contract.damageReplacementInput> {
  @Field(() => ReplacementKindEnum, of(contract.damageReplacementInput, "kind"))
  declare kind: ReplacementKind;

  @Field(() => Int, of(contract.damageReplacementInput, "amount"))
  declare amount?: number | null;
}

@InputType(...named(contract.unitInput))
export class UnitInput implements z.infer<typeof contract.unitInput> {
  @Field(() => String, of(contract.unitInput, "id"))
  declare id?: string | null;

  @Field(() => String, of(contract.unitInput, "name"))
  declare name?: string | null;

  @Field(() => String, of(contract.unitInput, "card"))
  declare card?: string | null;

  @Field(() => Int, of(contract.unitInput, "might"))
  declare might?: number | null;

  @Field(() => Int, of(contract.unitInput, "mightModifier"))
  declare mightModifier?: number | null;

  @Field(() => Int, of(contract.unitInput, "damage"))
  declare damage?: number | null;

  @Field(() => KeywordsInput, of(contract.unitInput, "keywords"))
  declare keywords?: KeywordsInput | null;

  @Field(() => Boolean, of(contract.unitInput, "stunned"))
  declare stunned?: boolean | null;

  @Field(() => Boolean, of(contract.unitInput, "dealsNoCombatDamage"))
  declare dealsNoCombatDamage?: boolean | null;

  @Field(() => Boolean, of(contract.unitInput, "undamageable"))
  declare undamageable?: boolean | null;

  @Field(() => Boolean, of(contract.unitInput, "exhausted"))
  declare exhausted?: boolean | null;

  @Field(() => [DamageReplacementInput], of(contract.unitInput, "damageReplacements"))
  declare damageReplacements?: DamageReplacementInput[] | null;
}

@InputType(...named(contract.sideInput))
export class SideInput implements z.infer<typeof contract.sideInput> {
  @Field(() => String, of(contract.sideInput, "player"))
  declare player?: string | null;

  @Field(() => [UnitInput], of(contract.sideInput, "units"))
  declare units: UnitInput[];

  @Field(() => [IgnorableKeywordEnum], of(contract.sideInput, "ignores"))
  declare ignores?: IgnorableKeyword[] | null;

  @Field(() => Boolean, of(contract.sideInput, "anyDamageIsLethal"))
  declare anyDamageIsLethal?: boolean | null;
}

@InputType(...named(contract.combatInput))
export class CombatInput implements z.infer<typeof contract.combatInput> {
  @Field(() => SideInput, of(contract.combatInput, "attacker"))
  declare attacker: SideInput;

  @Field(() => SideInput, of(contract.combatInput, "defender"))
  declare defender: SideInput;
}

@InputType(...named(contract.assignmentEntryInput))
export class AssignmentInput implements z.infer<typeof contract.assignmentEntryInput> {
  @Field(() => String, of(contract.assignmentEntryInput, "unit"))
  declare unit: string;

  @Field(() => Int, of(contract.assignmentEntryInput, "amount"))
  declare amount: number;
}
