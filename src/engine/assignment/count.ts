import { excessCount } from "./excess-order.js";
import { freeTargets, openTargets } from "./free-range.js";
import type { AssignmentProblem, Target } from "./problem.js";
import { fixedNeeds, signedStages, type Stage } from "./stages.js";

/**
 * How many assignments are legal, exactly: the count of their order, without the tables that listing them needs.
 * @rule assign.whole-total assign.lethal-first
 */
export function countAssignments(problem: AssignmentProblem): bigint {
  switch (problem.supply) {
    case "nothing":
      return 1n;
    case "enough":
      return excessCount(problem);
    case "scarce":
      return BigInt(countScarce(problem));
  }
}

/** Stages that leave the same targets free and open are counted in one pass, up to the largest pool among them. */
function countScarce(problem: AssignmentProblem): number {
  const stages = signedStages(problem);
  const shapes = new Map(
    stages.map((stage) => [shapeOf(stage), stages.filter((one) => shapeOf(one) === shapeOf(stage))]),
  );
  return [...shapes.values()].reduce((count, alike) => count + countAlike(problem, alike), 0);
}

function shapeOf(stage: Stage): string {
  return `${freeTargets(stage)} ${openTargets(stage)}`;
}

/**
 * `wholeUpTo[taken]` counts the ways that give nobody a part and take at most `taken`, `withPart[taken]` those
 * that give one target a part and take just that; both grow in place, target by target.
 */
function countAlike({ targets, pool }: AssignmentProblem, stages: readonly Stage[]): number {
  const pools = stages.map(({ allowances }) => pool - fixedNeeds(targets, allowances));
  const wholeUpTo = new Float64Array(Math.max(...pools) + 1).fill(1);
  const withPart = new Float64Array(wholeUpTo.length);
  targets.forEach(({ needs }: Target, index) => {
    const allowance = stages[0]?.allowances[index];
    if (allowance !== "open" && allowance !== "whole") return;
    addShifted(withPart, needs);
    if (allowance === "open") addParts(withPart, wholeUpTo, needs);
    addShifted(wholeUpTo, needs);
  });
  return stages.reduce((count, { sign }, at) => {
    const left = pools[at] as number;
    const whole = (wholeUpTo[left] as number) - (left > 0 ? (wholeUpTo[left - 1] as number) : 0);
    return count + sign * (whole + (withPart[left] as number));
  }, 0);
}

/** The target gets all that it needs, or nothing. */
function addShifted(row: Float64Array, needs: number): void {
  for (let taken = row.length - 1; taken >= needs; taken -= 1) {
    row[taken] = (row[taken] as number) + (row[taken - needs] as number);
  }
}

/** The target gets a part of 1 to needs - 1 points, and the others take the rest. */
function addParts(withPart: Float64Array, wholeUpTo: Float64Array, needs: number): void {
  for (let taken = 1; taken < withPart.length; taken += 1) {
    const beyond = taken >= needs ? (wholeUpTo[taken - needs] as number) : 0;
    withPart[taken] = (withPart[taken] as number) + (wholeUpTo[taken - 1] as number) - beyond;
  }
}
