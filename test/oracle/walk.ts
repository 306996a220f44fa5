/**
 * The definition of a legal assignment, step by step as the README of this folder has it, walked point by point.
 * Every rank choice, every order of units and every free choice is followed to its end.
 */

/** One target as the assigning player sees it; `needs` is Infinity where no amount is lethal. */
export interface Target {
  id: string;
  needs: number;
  exempt: boolean;
  tank: boolean;
  backline: boolean;
}

interface Walk {
  /** Every distinct final state, in target order, larger amounts first. */
  assignments: number[][];
  /** How many different states with damage left were seen. */
  states: number;
}

/** Hands out the pool in every way the rules allow; at least one target is expected. */
export function handOutEveryWay(targets: readonly Target[], pool: number): Walk {
  if (targets.every((target) => target.exempt)) {
    return { assignments: [targets.map(() => 0)], states: 1 };
  }
  const seen = new Set<string>();
  const finals = new Map<string, number[]>();
  for (const ranks of rankChoices(targets)) {
    visit(
      { targets, ranks, seen, finals },
      targets.map(() => 0),
      pool,
    );
  }
  return { assignments: [...finals.values()].sort(largerFirst), states: seen.size };
}

/** Orders rows of numbers lexicographically, larger numbers first. */
export function largerFirst(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
}

interface Journey {
  targets: readonly Target[];
  ranks: readonly number[];
  seen: Set<string>;
  finals: Map<string, number[]>;
}

/** One state of handing out: what each target has so far, and what is left to hand out. */
function visit(journey: Journey, amounts: number[], left: number): void {
  if (left === 0) {
    journey.finals.set(amounts.join(), amounts);
    return;
  }
  const unserved = unservedTargets(journey.targets, amounts);
  // Once everybody is lethal ranks say nothing any more, so those states are shared.
  const key = `${unserved.length === 0 ? "free" : journey.ranks.join("")}:${amounts.join()}`;
  if (journey.seen.has(key)) return;
  journey.seen.add(key);
  for (const index of nextTargets(journey, amounts, unserved)) {
    const after = amounts.map((amount, at) => (at === index ? amount + 1 : amount));
    visit(journey, after, left - 1);
  }
}

/** Indexes of the targets that can be dealt damage and have not been assigned what is lethal. */
function unservedTargets(targets: readonly Target[], amounts: readonly number[]): number[] {
  return [...targets.entries()]
    .filter(([index, target]) => !target.exempt && (amounts[index] ?? 0) < target.needs)
    .map(([index]) => index);
}

/** Who may get the next point: anybody at the end, else the started one, else the lowest rank. */
function nextTargets(journey: Journey, amounts: readonly number[], unserved: number[]): number[] {
  if (unserved.length === 0) return [...journey.targets.keys()];
  const started = unserved.filter((index) => (amounts[index] ?? 0) > 0);
  if (started.length > 0) return started;
  const rankOf = (index: number): number => journey.ranks[index] ?? 1;
  const lowest = Math.min(...unserved.map(rankOf));
  return unserved.filter((index) => rankOf(index) === lowest);
}

/** Every way to settle the ranks: a target with both keywords is first or last, each by itself. */
function rankChoices(targets: readonly Target[]): number[][] {
  return targets.reduce<number[][]>(
    (choices, target) => choices.flatMap((ranks) => ranksOf(target).map((rank) => [...ranks, rank])),
    [[]],
  );
}

function ranksOf(target: Target): number[] {
  if (target.tank && target.backline) return [0, 2];
  if (target.tank) return [0];
  return target.backline ? [2] : [1];
}
