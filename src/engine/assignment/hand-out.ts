import type { Priority } from "../vocabulary.js";
import type { AssignmentProblem, Target } from "./problem.js";

/** The order in which targets of each priority are served. */
export type Turns = readonly Priority[];

/** The targets that can be dealt damage, by index, in the order of turns and then in target order. */
export function inTurns({ targets }: AssignmentProblem, turns: Turns): number[] {
  return turns.flatMap((turn) =>
    targets.flatMap(({ exempt, priority }, index) => (!exempt && priority === turn ? [index] : [])),
  );
}

/** Hands the pool out in an order that priorities allow: each target gets all that it needs, as long as there is enough. */
export function handOut({ targets, pool }: AssignmentProblem, order: readonly number[]): number[] {
  const amounts = targets.map(() => 0);
  let left = pool;
  for (const index of order) {
    const amount = Math.min(left, (targets[index] as Target).needs);
    amounts[index] = amount;
    left -= amount;
  }
  return amounts;
}

/**
 * One legal assignment, as an example: Tanks, plain targets, Backline and those with both keywords are served in
 * this order, and what is beyond their needs goes to the first target. @rule assign.priorities assign.lethal-first
 */
export function exampleAssignment(problem: AssignmentProblem): number[] {
  const amounts = handOut(problem, inTurns(problem, ["first", "normal", "last", "first-or-last"]));
  const excess = problem.supply === "enough" ? problem.pool - problem.needed : 0;
  return amounts.map((amount, index) => (index === 0 ? amount + excess : amount));
}
