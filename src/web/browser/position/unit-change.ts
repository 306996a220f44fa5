import { BOUNDS, type ReplacementKind, type UnitInput } from "../../../engine/index.js";
import type { Replacement, UnitState } from "./state.js";

/** What a stepper changes about a unit. */
export type Measure = "might" | "mightModifier" | "damage" | "assault" | "shield" | "prevent";

/** What a switch changes about a unit. */
export type Trait =
  | "tank"
  | "backline"
  | "stunned"
  | "exhausted"
  | "dealsNoCombatDamage"
  | "undamageable"
  | Exclude<ReplacementKind, "prevent">;

/** The least and the most of something, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

const RANGES: Readonly<Record<Measure, Range>> = {
  might: BOUNDS.might,
  mightModifier: BOUNDS.mightModifier,
  damage: { min: 0, max: BOUNDS.amountMax },
  assault: { min: 0, max: BOUNDS.keywordValueMax },
  shield: { min: 0, max: BOUNDS.keywordValueMax },
  prevent: { min: 0, max: BOUNDS.amountMax },
};

/** The range of a measure. */
export function rangeOf(measure: Measure): Range {
  return RANGES[measure];
}

/** How much of a measure a unit has, with all that its card brings. */
export function amountOf(
  { might, mightModifier, damage, keywords, damageReplacements }: UnitInput,
  measure: Measure,
): number {
  const amounts: Readonly<Record<Measure, number | null | undefined>> = {
    might,
    mightModifier,
    damage,
    assault: keywords?.assault,
    shield: keywords?.shield,
    prevent: damageReplacements?.find(({ kind }) => kind === "prevent")?.amount,
  };
  return amounts[measure] ?? 0;
}

/** Whether a unit has a trait. */
export function hasTrait(full: UnitInput, trait: Trait): boolean {
  switch (trait) {
    case "tank":
    case "backline":
      return full.keywords?.[trait] ?? false;
    case "prevent-all":
    case "prevent-next":
    case "double":
      return (full.damageReplacements ?? []).some(({ kind }) => kind === trait);
    default:
      return full[trait] ?? false;
  }
}

/** The unit with another amount of a measure, within its range. */
export function withAmount(unit: UnitState, full: UnitInput, measure: Measure, amount: number): UnitState {
  const { min, max } = RANGES[measure];
  const wanted = Math.min(Math.max(amount, min), max);
  switch (measure) {
    case "assault":
    case "shield":
      return withKeyword(unit, full, measure, wanted);
    case "prevent":
      return withReplacement(unit, "prevent", wanted === 0 ? null : { kind: "prevent", amount: wanted });
    default:
      return { ...unit, [measure]: wanted };
  }
}

/** The unit with a trait switched on or off. */
export function withTrait(unit: UnitState, full: UnitInput, trait: Trait, on: boolean): UnitState {
  switch (trait) {
    case "tank":
    case "backline":
      return withKeyword(unit, full, trait, on);
    case "prevent-all":
    case "prevent-next":
    case "double":
      return withReplacement(unit, trait, on ? { kind: trait } : null);
    default:
      return { ...unit, [trait]: on };
  }
}

/**
 * A keyword that a card prints can be taken away only from a unit that is no longer said to be that card, as the
 * notation leaves out what is not there.
 */
function withKeyword(unit: UnitState, full: UnitInput, keyword: string, value: boolean | number): UnitState {
  const takesAway = unit.card != null && (value === false || value === 0);
  const base = takesAway ? freed(unit, full) : unit;
  return { ...base, keywords: { ...base.keywords, [keyword]: value } };
}

/** The unit with everything that its card brings, but without the card. */
function freed({ card: _card, ...unit }: UnitState, { might, name, keywords }: UnitInput): UnitState {
  return { ...unit, might, ...(name != null && { name }), keywords: { ...keywords } };
}

function withReplacement(unit: UnitState, kind: ReplacementKind, replacement: Replacement | null): UnitState {
  const others = unit.damageReplacements ?? [];
  const at = others.findIndex((one) => one.kind === kind);
  if (replacement === null) return { ...unit, damageReplacements: others.filter((one) => one.kind !== kind) };
  return { ...unit, damageReplacements: at < 0 ? [...others, replacement] : others.with(at, replacement) };
}
