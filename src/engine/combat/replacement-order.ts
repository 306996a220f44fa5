import { assignmentProblem, needsOf } from "../assignment/problem.js";
import type { ReplacementOrder } from "../unit/lethal.js";
import { opposing, SIDES, type CombatResult, type Id } from "../vocabulary.js";
import type { CombatSide } from "./combat.js";
import type { Combatant, Muster } from "./muster.js";
import { combatResult, standingAfter } from "./result.js";

/** Units whose replacements would need another amount in another order, and the results that this could bring. */
export interface OrderMatters {
  readonly units: readonly Id[];
  /** Results that differ from the one with the orders as listed. */
  readonly otherResults: readonly CombatResult[];
}

/** Looks whether another order of replacements changes what a unit needs; null if none does. @rule replacement.order */
export function replacementOrderMatters(muster: Muster): OrderMatters | null {
  if (!muster.damageStep) return null;
  const units = SIDES.flatMap((side) => {
    const assigning = muster.ranks[opposing(side)].side;
    return muster.ranks[side].alive.filter((one) => orderMattersFor(one, assigning)).map(({ unit }) => unit.id);
  });
  if (units.length === 0) return null;
  const listed = resultInOrder(muster, "listed");
  const others = new Set([resultInOrder(muster, "least"), resultInOrder(muster, "most")]);
  return { units, otherResults: [...others].filter((result) => result !== listed) };
}

/** Whether another order of its replacements changes what a unit needs. @rule replacement.order */
export function orderMattersFor(combatant: Combatant, assigning: CombatSide): boolean {
  const { undamageable, replacements } = combatant.unit;
  if (undamageable || replacements.length < 2) return false;
  return needsOf(combatant, assigning, "least") !== needsOf(combatant, assigning, "most");
}

function resultInOrder(muster: Muster, order: ReplacementOrder): CombatResult {
  const attacker = assignmentProblem(muster, "attacker", order);
  const defender = assignmentProblem(muster, "defender", order);
  return combatResult(standingAfter(muster, { attacker, defender }));
}
