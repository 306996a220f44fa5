import { costTables, leastCost, type CostTable } from "./cost-table.js";
import type { Amounts, AssignmentProblem, Target } from "./problem.js";
import { allows, openStages, type Share } from "./stages.js";

/** The walk along the targets: what is left to assign and to pay, and the stages in which that works out. */
interface Walk {
  readonly left: number;
  readonly cost: number;
  readonly partGiven: boolean;
  readonly tables: readonly CostTable[];
}

/**
 * The nearest legal assignment where damage does not suffice for all: the least cost is known for every
 * remainder, so the first target takes the largest amount that can still reach it, and so on.
 */
export function nearestScarce(problem: AssignmentProblem, wanted: Amounts): number[] {
  const tables = costTables(problem, openStages(problem), wanted);
  const cost = Math.min(...tables.map((table) => leastCost(table, 0, problem.pool, false)));
  let walk: Walk = { left: problem.pool, cost, partGiven: false, tables };
  return problem.targets.map((target, index) => {
    const amount = largestOnTheWay(walk, index, target, wanted[index] as number);
    walk = given(walk, index, amount, wanted[index] as number, shareOf(amount, target));
    return amount;
  });
}

function shareOf(amount: number, { needs }: Target): Share {
  if (amount === 0) return "zero";
  return amount === needs ? "full" : "part";
}

/** The largest amount for one target that keeps the least cost in reach. */
function largestOnTheWay(walk: Walk, index: number, target: Target, wanted: number): number {
  const { needs, exempt } = target;
  const { left, cost, partGiven } = walk;
  if (exempt) return 0;
  if (needs <= left && leadsOn(walk, index, needs, wanted, "full")) return needs;
  if (!partGiven) {
    const least = Math.max(1, wanted - cost);
    for (let amount = Math.min(needs - 1, left, wanted + cost); amount >= least; amount -= 1) {
      if (leadsOn(walk, index, amount, wanted, "part")) return amount;
    }
  }
  return 0;
}

function leadsOn(
  { left, cost, partGiven, tables }: Walk,
  index: number,
  amount: number,
  wanted: number,
  share: Share,
): boolean {
  const rest = cost - Math.abs(amount - wanted);
  for (const table of tables) {
    if (
      allows(table, index, share) &&
      leastCost(table, index + 1, left - amount, partGiven || share === "part") === rest
    )
      return true;
  }
  return false;
}

function given(walk: Walk, index: number, amount: number, wanted: number, share: Share): Walk {
  const left = walk.left - amount;
  const cost = walk.cost - Math.abs(amount - wanted);
  const partGiven = walk.partGiven || share === "part";
  const tables = walk.tables.filter(
    (table) => allows(table, index, share) && leastCost(table, index + 1, left, partGiven) === cost,
  );
  return { left, cost, partGiven, tables };
}
