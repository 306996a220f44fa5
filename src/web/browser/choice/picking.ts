import {
  checkAssignment,
  type AssignmentProblem,
  type CombatState,
  type Id,
  type Side,
} from "../../../engine/index.js";
import type { EngineProblem } from "../../../engine/index.js";
import type { Entries } from "../position/edits.js";

/** Damage that a player has put on units so far, in the order in which they were tapped. */
export type Picks = Entries;

/** What a tap leads to: more damage assigned, or why it is not legal. */
export type Tap =
  { readonly ok: true; readonly picks: Picks } | { readonly ok: false; readonly problems: readonly EngineProblem[] };

/** How much of the pool is not assigned yet. */
export function leftOf({ pool }: AssignmentProblem, picks: Picks): number {
  return pool - picks.reduce((sum, { amount }) => sum + amount, 0);
}

export function pickedFor(picks: Picks, unit: Id): number {
  return picks.find((one) => one.unit === unit)?.amount ?? 0;
}

/**
 * Assigns to the unit that was tapped what it still needs, or what is left if that is less; a unit that has all
 * that it needs takes everything that is left. The engine says whether that is legal so far.
 */
export function tap(state: CombatState, problem: AssignmentProblem, picks: Picks, unit: Id): Tap {
  const target = problem.targets.find(({ combatant }) => combatant.unit.id === unit);
  const left = leftOf(problem, picks);
  if (!target || left <= 0) return { ok: true, picks };
  const has = pickedFor(picks, unit);
  const missing = target.needs - has;
  const amount = has + (missing > 0 && !target.exempt ? Math.min(missing, left) : left);
  const next = [...picks.filter((one) => one.unit !== unit), { unit, amount }];
  const problems = problemsSoFar(state, problem.side, next);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, picks: next };
}

/**
 * What is chosen after the last tap was taken back, so that the rest is legal so far. Of a unit that got more than it
 * needs, the last tap gave what is beyond that.
 */
export function takenBack(state: CombatState, problem: AssignmentProblem, picks: Picks): Picks {
  const without = (at: number): Picks => {
    const { unit, amount } = picks[at] as Picks[number];
    const target = problem.targets.find(({ combatant }) => combatant.unit.id === unit);
    const isBeyond = target !== undefined && !target.exempt && amount > target.needs && target.needs > 0;
    return isBeyond ? picks.with(at, { unit, amount: target.needs }) : picks.toSpliced(at, 1);
  };
  const rests = picks.map((_pick, index) => without(picks.length - 1 - index));
  return rests.find((rest) => problemsSoFar(state, problem.side, rest).length === 0) ?? [];
}

/** What was begun, if it can be gone on with in this combat. */
export function begunIn(state: CombatState, problem: AssignmentProblem, picks: Picks): Picks {
  return leftOf(problem, picks) > 0 && problemsSoFar(state, problem.side, picks).length === 0 ? picks : [];
}

/** What is wrong with an assignment that is not complete yet: everything but that damage is left. */
export function problemsSoFar({ combat }: CombatState, side: Side, picks: Picks): EngineProblem[] {
  return checkAssignment(combat, side, picks).problems.filter(({ code }) => code !== "assignment/total");
}
