import type { Replacement, Unit } from "./unit.js";

/** The least damage that is lethal for a unit of this Might: never 0. @rule lethal.amount */
export function lethalDamage(might: number): number {
  return Math.max(1, might);
}

/** Whether the damage marked on a unit is lethal already. @rule lethal.amount cleanup.deaths */
export function hasLethalDamage(unit: Pick<Unit, "markedDamage">, might: number): boolean {
  return unit.markedDamage >= lethalDamage(might);
}

/**
 * The damage that must still be dealt to a living unit. Where any damage of the other player is lethal one
 * point is: the damage marked so far is not that player's, or the unit would be dead.
 * @rule lethal.amount lethal.replaced
 */
export function missingDamage(unit: Unit, might: number, anyDamageIsLethal: boolean): number {
  return anyDamageIsLethal ? 1 : lethalDamage(might) - unit.markedDamage;
}

/**
 * The least damage points to assign so that `missing` of them are dealt after the replacements; Infinity
 * where no amount suffices. @rule assign.replacements-count assign.least-sufficient prevent.raises-lethal
 */
export function rawDamageFor(missing: number, replacements: readonly Replacement[]): number {
  let raw = missing;
  for (let index = replacements.length - 1; index >= 0; index -= 1) {
    raw = rawBefore(replacements[index] as Replacement, raw);
  }
  return raw;
}

function rawBefore(replacement: Replacement, dealt: number): number {
  switch (replacement.kind) {
    case "prevent":
      return dealt + replacement.amount;
    case "double":
      return Math.ceil(dealt / 2);
    case "prevent-all":
    case "prevent-next":
      return Number.POSITIVE_INFINITY;
  }
}

/** What becomes of damage when it is dealt, which effects are left, and how much `prevent` has left; null without any. */
export interface Dealt<Effect extends Replacement = Replacement> {
  readonly dealt: number;
  readonly preventLeft: number | null;
  /** Without the effects that were used up. */
  readonly left: readonly Effect[];
}

/** Applies the replacements of a unit, in their order, to damage that reaches it. @rule prevent.amount prevent.used-up */
export function dealDamage<Effect extends Replacement>(damage: number, replacements: readonly Effect[]): Dealt<Effect> {
  let dealt = damage;
  let preventLeft: number | null = null;
  const left: Effect[] = [];
  for (const replacement of replacements) {
    const before = dealt;
    dealt = through(replacement, before);
    if (replacement.kind !== "prevent") {
      if (replacement.kind !== "prevent-next" || before === 0) left.push(replacement);
      continue;
    }
    const amount = replacement.amount - (before - dealt);
    preventLeft = (preventLeft ?? 0) + amount;
    if (amount > 0) left.push({ ...replacement, amount });
  }
  return { dealt, preventLeft, left };
}

function through(replacement: Replacement, damage: number): number {
  if (replacement.kind === "double") return damage * 2;
  return replacement.kind === "prevent" ? Math.max(0, damage - replacement.amount) : 0;
}

/** What `prevent` effects have left while nothing is dealt; null without any. @rule prevent.used-up */
export function preventionOf(replacements: readonly Replacement[]): number | null {
  return dealDamage(0, replacements).preventLeft;
}

/** The order that was listed, or the one that makes a unit need least or most. */
export type ReplacementOrder = "listed" | "least" | "most";

/** Puts replacements in an order: doubling first needs least, preventing first needs most. @rule replacement.order */
export function inOrder(replacements: readonly Replacement[], order: ReplacementOrder): readonly Replacement[] {
  if (order === "listed") return replacements;
  const doubles = replacements.filter(({ kind }) => kind === "double");
  const others = replacements.filter(({ kind }) => kind !== "double");
  return order === "least" ? [...doubles, ...others] : [...others, ...doubles];
}
