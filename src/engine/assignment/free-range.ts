import type { AssignmentProblem } from "./problem.js";
import { fixedNeeds, type Allowance, type Stage } from "./stages.js";

/** Whether a target's share is still open in a stage, so that it takes part in the tables. */
export function isFree(allowance: Allowance | undefined): boolean {
  return allowance === "open" || allowance === "whole";
}

/** Stages that leave the same targets free share their rows; this is what makes them the same. */
export function freeTargets({ allowances }: Stage): string {
  return allowances.map((allowance) => (isFree(allowance) ? "f" : "-")).join("");
}

/** The same, with the targets told apart that may get a part. */
export function openTargets({ allowances }: Stage): string {
  return allowances.map((allowance) => (isFree(allowance) ? allowance.charAt(0) : "-")).join("");
}

/** What free targets can have to take: at most `most`, and from each index on at least `least[index]`. */
export interface FreeRange {
  readonly least: readonly number[];
  readonly most: number;
}

/**
 * What can be left at each index in any of these stages, which leave the same targets free: at least the pool
 * less all that earlier targets can take, at most the pool. Rows need one entry below that, as counts up to an
 * amount are told from the amount before, and none besides.
 */
export function freeRange({ targets, pool }: AssignmentProblem, stages: readonly Stage[]): FreeRange {
  const pools = stages.map(({ allowances }) => pool - fixedNeeds(targets, allowances));
  const most = Math.max(...pools);
  let left = Math.min(...pools) - 1;
  const least = [Math.max(0, left)];
  targets.forEach(({ needs }, index) => {
    if (isFree(stages[0]?.allowances[index])) left -= needs;
    least.push(Math.max(0, left));
  });
  return { least, most };
}

/** For each index, what full targets from there on take. */
export function fixedFrom({ targets }: AssignmentProblem, { allowances }: Stage): number[] {
  const from = [0];
  for (let index = targets.length - 1; index >= 0; index -= 1) {
    from.push((from.at(-1) as number) + (allowances[index] === "full" ? (targets[index]?.needs ?? 0) : 0));
  }
  return from.reverse();
}
