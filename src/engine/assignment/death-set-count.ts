import type { AssignmentProblem } from "./problem.js";
import type { Priority } from "../vocabulary.js";

/**
 * How many different sets of targets can die, exactly. With enough for all it is one; otherwise a set can die
 * if it takes the whole pool, or if what is left is too little for some other target that may get it.
 */
export function deathSetCount(problem: AssignmentProblem): number {
  if (problem.supply !== "scarce") return 1;
  const { pool } = problem;
  const needs = needsByPriority(problem);
  const afterTanks = pool - sum(needs.first);
  const served = setsThatHoldTanks(needs, afterTanks);
  const withLivingTank =
    needs.first.length === 0
      ? 0
      : setsThatTake([...needs.first, ...needs["first-or-last"]], pool) - served.withoutPlain;
  const withAllPlain = setsThatTake([...needs.last, ...needs["first-or-last"]], afterTanks - sum(needs.normal));
  return withLivingTank + served.withLivingPlain + withAllPlain;
}

type NeedsByPriority = Readonly<Record<Priority, readonly number[]>>;

/**
 * Sets that hold every Tank: those of Tanks and units with both keywords alone, and those that leave some plain
 * target alive. A unit with both keywords may have the part only while no plain target has anything, so what
 * is left must then be too much for every plain one. @rule assign.contradiction assign.each-separately
 */
function setsThatHoldTanks(
  needs: NeedsByPriority,
  afterTanks: number,
): { readonly withoutPlain: number; readonly withLivingPlain: number } {
  if (!(afterTanks >= 0)) return { withoutPlain: 0, withLivingPlain: 0 };
  const subsets = emptySubsets(afterTanks);
  const greatestPlain = Math.max(0, ...needs.normal);
  const [any = 0, tooMuchForPlain = 0] = addOpen(subsets, needs["first-or-last"], [1, greatestPlain]);
  const withoutPlain = any + (subsets.counts[afterTanks] as number);
  if (needs.normal.length === 0) return { withoutPlain, withLivingPlain: 0 };
  const withAllPlain = subsets.counts[afterTanks - sum(needs.normal)] ?? 0;
  const [leftForPlain = 0] = addOpen(subsets, needs.normal, [1]);
  return {
    withoutPlain,
    withLivingPlain: leftForPlain + (subsets.counts[afterTanks] as number) - withAllPlain + tooMuchForPlain,
  };
}

/** How many sets of open targets take the pool exactly, or leave less of it than some open target outside needs. */
function setsThatTake(open: readonly number[], pool: number): number {
  if (!(pool >= 0)) return 0;
  const subsets = emptySubsets(pool);
  const [leaving = 0] = addOpen(subsets, open, [1]);
  return leaving + (subsets.counts[pool] as number);
}

/** `counts[taken]` is the number of subsets that take `taken` points, none of them more than `reach`. */
interface Subsets {
  readonly counts: Float64Array;
  reach: number;
}

function emptySubsets(pool: number): Subsets {
  const counts = new Float64Array(pool + 1);
  counts[0] = 1;
  return { counts, reach: 0 };
}

/**
 * Lets open targets be in or out, and counts, for each `leastRest`, the subsets that leave at least so much of
 * the pool but less than some open target outside needs. The one outside that needs most decides, so each is
 * tried as that one: all greater ones are in the subset, smaller ones are free.
 */
function addOpen(subsets: Subsets, open: readonly number[], leastRests: readonly number[]): number[] {
  const pool = subsets.counts.length - 1;
  const ascending = [...open].sort((one, other) => one - other);
  const greater = sumsBehind(ascending);
  const found = leastRests.map(() => 0);
  ascending.forEach((needs, index) => {
    leastRests.forEach((least, at) => {
      found[at] =
        (found[at] as number) +
        subsetsLeaving(subsets.counts, pool - (greater[index] as number), Math.max(1, least), needs - 1);
    });
    addChoice(subsets, needs);
  });
  return found;
}

function addChoice(subsets: Subsets, needs: number): void {
  const { counts, reach } = subsets;
  if (needs >= counts.length) return;
  const newReach = Math.min(reach + needs, counts.length - 1);
  for (let taken = newReach; taken >= needs; taken -= 1) {
    counts[taken] = (counts[taken] as number) + (counts[taken - needs] as number);
  }
  subsets.reach = newReach;
}

/** How many subsets leave between `least` and `most` of the pool. */
function subsetsLeaving(subsets: Float64Array, pool: number, least: number, most: number): number {
  let found = 0;
  for (let taken = Math.max(0, pool - most); taken <= pool - least; taken += 1) found += subsets[taken] as number;
  return found;
}

/** For each place in a list, the sum of what stands behind it. */
function sumsBehind(numbers: readonly number[]): number[] {
  let behind = 0;
  return numbers
    .toReversed()
    .map((number) => {
      const sumBehind = behind;
      behind += number;
      return sumBehind;
    })
    .reverse();
}

function needsByPriority({ targets }: AssignmentProblem): NeedsByPriority {
  const needs = {
    first: [] as number[],
    normal: [] as number[],
    last: [] as number[],
    "first-or-last": [] as number[],
  };
  for (const target of targets) if (!target.exempt) needs[target.priority].push(target.needs);
  return needs;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
