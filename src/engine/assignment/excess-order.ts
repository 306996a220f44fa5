import { excessOf, type Amounts, type AssignmentProblem, type Target } from "./problem.js";

/** What the excess comes on top of: what each target needs, 0 for exempt ones. */
function base({ targets }: AssignmentProblem): number[] {
  return targets.map(({ needs, exempt }) => (exempt ? 0 : needs));
}

/** The number of ways to choose `chosen` things out of `from`. */
function choose(from: number, chosen: number): bigint {
  let ways = 1n;
  for (let index = 1; index <= chosen; index += 1) {
    ways = (ways * BigInt(from - chosen + index)) / BigInt(index);
  }
  return ways;
}

/** The ways to spread `points` over `targets` targets; points may lie anywhere. */
function spreads(points: number, targets: number): bigint {
  return choose(points + targets - 1, targets - 1);
}

/** How many assignments are legal where there is enough for all: every target has what it needs, the excess lies anywhere. */
export function excessCount(problem: AssignmentProblem): bigint {
  return spreads(excessOf(problem), problem.targets.length);
}

/** The assignment that has `position` others before it, by target, larger amounts first. */
export function excessAssignmentAt(problem: AssignmentProblem, position: bigint): number[] {
  const amounts = base(problem);
  const last = amounts.length - 1;
  let left = excessOf(problem);
  let before = position;
  for (let index = 0; index < last; index += 1) {
    const others = amounts.length - index;
    const extra = largestExtra(left, others, before);
    if (extra < left) before -= spreads(left - extra - 1, others);
    amounts[index] = (amounts[index] as number) + extra;
    left -= extra;
  }
  amounts[last] = (amounts[last] as number) + left;
  return amounts;
}

/** The largest extra for the first of `targets` that more than `before` spreads reach. */
function largestExtra(points: number, targets: number, before: bigint): number {
  let low = 0;
  let high = points;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (spreads(points - middle, targets) > before) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The assignment behind this one in the order; null behind the last. */
export function nextExcessAssignment(problem: AssignmentProblem, amounts: Amounts): number[] | null {
  const least = base(problem);
  const extra = amounts.map((amount, index) => amount - (least[index] as number));
  const last = extra.length - 1;
  const index = extra.findLastIndex((points, at) => at < last && points > 0);
  if (index < 0) return null;
  const behind = extra.slice(index + 1).reduce((sum, points) => sum + points, 0);
  const moved = extra.map((points, at) =>
    at < index ? points : at === index ? points - 1 : at === index + 1 ? behind + 1 : 0,
  );
  return moved.map((points, at) => points + (least[at] as number));
}

/** How many legal assignments stand before this legal one. */
export function excessPositionOf(problem: AssignmentProblem, amounts: Amounts): bigint {
  const least = base(problem);
  let left = excessOf(problem);
  let before = 0n;
  problem.targets.slice(0, -1).forEach((_target: Target, index) => {
    const extra = (amounts[index] as number) - (least[index] as number);
    if (extra < left) before += spreads(left - extra - 1, least.length - index);
    left -= extra;
  });
  return before;
}
