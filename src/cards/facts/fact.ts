import type { SideInput, UnitInput } from "../../engine/index.js";
import type { CardKeyword } from "../words.js";

/** Everything that the text of a card can do to a combat, as far as the data records it. */
export const FACT_CODES = [
  "might-while",
  "might-aura",
  "might-on",
  "double-might",
  "set-might",
  "buff",
  "damage",
  "mutual-damage",
  "heal",
  "stun",
  "kill",
  "banish",
  "move",
  "return-to-hand",
  "tokens",
  "no-combat-damage",
  "suppresses-combat-damage",
  "undamageable",
  "prevent",
  "double-damage-taken",
  "bonus-damage",
  "any-damage-lethal",
  "ignores-tank",
  "conditional-keyword",
  "granted-keyword",
  "double-keyword",
  "disarm",
  "deathknell",
  "death-replacement",
  "on-dies-in-combat",
  "on-tie",
  "on-combat-start",
  "on-win-combat",
  "excess",
  "equipped-extra",
  "equip-bonus-multiplier",
  "note",
  "unknown-text",
] as const;
export type FactCode = (typeof FACT_CODES)[number];

export const FACT_EFFECTS = ["result", "fates", "numbers"] as const;
/**
 * How far a fact may reach. `result`: who wins, is recalled, controls or scores may be otherwise. `fates`: that
 * holds, but which units die may be otherwise. `numbers`: both hold; only amounts, such as cards drawn or Might
 * afterwards, come on top.
 */
export type FactEffect = (typeof FACT_EFFECTS)[number];

export const FACT_MOMENTS = ["standing", "earlier", "combat-start", "cleanup", "after"] as const;
/**
 * When a fact acts. `standing`: all the time, while its condition holds. `combat-start`: as the unit attacks or
 * defends, and `earlier`: by another event before the damage step that may have happened; what either did belongs
 * into the position that is asked about. `cleanup`: as units die or are recalled. `after`: once the result is known.
 */
export type FactMoment = (typeof FACT_MOMENTS)[number];

/** What a caller may state of a unit or a side to say that a fact holds. */
type UnitPiece = Partial<Omit<UnitInput, "id" | "name" | "might">>;
type SidePiece = Pick<SideInput, "ignores" | "anyDamageIsLethal">;

/**
 * The exact input that states a fact. `this-unit`: fields of the unit itself; keyword values are its new totals,
 * a `mightModifier` comes on top of any other. `other-units`: on each unit that `to` names, which may include the unit
 * itself, numbers on top of what it has. `this-side`: fields of the side that has the unit.
 */
export type FactInput =
  | { readonly place: "this-unit" | "other-units"; readonly unit: UnitPiece }
  | { readonly place: "this-side"; readonly side: SidePiece };

/** The data behind a fact: numbers, and short phrases of the project's own in English. */
export interface FactDetails {
  readonly amount?: number | string | undefined;
  readonly keyword?: CardKeyword | undefined;
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly per?: string | undefined;
  readonly on?: string | undefined;
  readonly if?: string | undefined;
  readonly unless?: string | undefined;
  readonly cost?: string | undefined;
  readonly effect?: string | undefined;
  readonly duration?: "turn" | "combat" | undefined;
  readonly min?: number | undefined;
  readonly optional?: true | undefined;
}

/** One thing that the text of a card can change in a combat. */
export interface CombatFact extends FactDetails {
  readonly fact: FactCode;
  readonly may: FactEffect;
  readonly when: FactMoment;
  /** Present where the engine can be told: what a caller would give to state that the fact holds. */
  readonly input?: FactInput | undefined;
}

/** Might that comes on top for the unit itself. */
export function ownMight(amount: number | string): FactInput | undefined {
  return typeof amount === "number" ? { place: "this-unit", unit: { mightModifier: amount } } : undefined;
}

/** Might that comes on top for each unit that the fact names. */
export function othersMight(amount: number | string): FactInput | undefined {
  return typeof amount === "number" ? { place: "other-units", unit: { mightModifier: amount } } : undefined;
}
