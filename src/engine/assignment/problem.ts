import type { Combatant, Muster } from "../combat/muster.js";
import type { CombatSide } from "../combat/combat.js";
import type { UnitAmount } from "../trace.js";
import { inOrder, missingDamage, rawDamageFor, type ReplacementOrder } from "../unit/lethal.js";
import { opposing, type Priority, type Side } from "../vocabulary.js";
import { priorityOf } from "./priority.js";

/** A unit that may be assigned damage. */
export interface Target {
  readonly combatant: Combatant;
  /** The least raw damage that is lethal; Infinity where no amount is. */
  readonly needs: number;
  readonly priority: Priority;
  /** Whether it cannot be dealt damage; such a unit is left out of everything but the excess. */
  readonly exempt: boolean;
}

/**
 * Which of three problems it is. "nothing": no target can be dealt damage. "enough": the pool reaches all
 * that the targets need, and only the excess is free. "scarce": it does not, and order decides.
 */
export type Supply = "nothing" | "enough" | "scarce";

/** The damage assignment problem of one side. Amounts are always listed in target order. */
export interface AssignmentProblem {
  readonly side: Side;
  readonly pool: number;
  readonly targets: readonly Target[];
  /** What all targets that are not exempt need together; Infinity where one can never be lethal. */
  readonly needed: number;
  readonly supply: Supply;
}

/** Damage points per target, in target order. */
export type Amounts = readonly number[];

/** States the problem of `side`: its pool, and the other side's living units as targets. @rule assign.whole-total assign.exempt */
export function assignmentProblem(
  { ranks, damageStep }: Muster,
  side: Side,
  order: ReplacementOrder = "listed",
): AssignmentProblem {
  const assigning = ranks[side];
  const pool = assigning.pool.total;
  const targets = damageStep ? ranks[opposing(side)].alive.map((one) => asTarget(one, assigning.side, order)) : [];
  const needy = targets.filter(({ exempt }) => !exempt);
  const needed = needy.reduce((total, { needs }) => total + needs, 0);
  const supply = needy.length === 0 ? "nothing" : needed <= pool ? "enough" : "scarce";
  return { side, pool, targets, needed, supply };
}

function asTarget(combatant: Combatant, assigning: CombatSide, order: ReplacementOrder): Target {
  const { unit } = combatant;
  return {
    combatant,
    needs: needsOf(combatant, assigning, order),
    priority: priorityOf(unit, assigning.ignores),
    exempt: unit.undamageable,
  };
}

/** The least raw damage of a side that is lethal for a unit; Infinity where no amount is. @rule lethal.amount lethal.replaced */
export function needsOf({ unit, might }: Combatant, assigning: CombatSide, order: ReplacementOrder): number {
  const missing = missingDamage(unit, might.total, assigning.anyDamageIsLethal);
  return rawDamageFor(missing, inOrder(unit.replacements, order));
}

/** Damage points beyond what all targets need; 0 unless there is enough for all. @rule assign.no-overkill */
export function excessOf({ supply, pool, needed }: AssignmentProblem): number {
  return supply === "enough" ? pool - needed : 0;
}

/** Whether an amount is lethal for a target. @rule lethal.amount */
export function isLethalFor(target: Target, amount: number): boolean {
  return !target.exempt && amount >= target.needs;
}

/** The indices of the targets that an assignment kills, in target order. */
export function deathsOf({ targets }: AssignmentProblem, amounts: Amounts): number[] {
  return targets.flatMap((target, index) => (isLethalFor(target, amounts[index] ?? 0) ? [index] : []));
}

/** Pairs amounts with the ids of their targets. */
export function byUnit({ targets }: AssignmentProblem, amounts: Amounts): UnitAmount[] {
  return targets.map(({ combatant }, index) => ({ unit: combatant.unit.id, amount: amounts[index] as number }));
}
