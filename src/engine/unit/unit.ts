import type { Id, Side } from "../vocabulary.js";

/** An effect that changes damage before it is dealt; `prevent` has a stock of damage points. */
export type Replacement =
  { readonly kind: "prevent"; readonly amount: number } | { readonly kind: "prevent-all" | "prevent-next" | "double" };

/** A unit of a combat that was read: everything is said, nothing is left to a default. */
export interface Unit {
  readonly id: Id;
  /** What the caller calls it: its name, else the id that was given, else null. */
  readonly calledAs: string | null;
  readonly side: Side;
  readonly printedMight: number;
  readonly mightModifier: number;
  readonly markedDamage: number;
  readonly tank: boolean;
  readonly backline: boolean;
  readonly assault: number;
  readonly shield: number;
  readonly stunned: boolean;
  readonly dealsNoCombatDamage: boolean;
  readonly undamageable: boolean;
  readonly exhausted: boolean;
  /** In the order that the unit's controller chose. */
  readonly replacements: readonly Replacement[];
}
