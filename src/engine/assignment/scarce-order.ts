import type { Amounts, AssignmentProblem, Target } from "./problem.js";
import { completions, stageTables, wholeBetween, type StageTable } from "./stage-table.js";
import { allows, signedStages } from "./stages.js";

/** All legal assignments of damage that does not suffice for all, in order: by target, larger amounts first. */
export interface ScarceOrder {
  readonly problem: AssignmentProblem;
  readonly tables: readonly StageTable[];
  readonly count: number;
}

/** A walk along the targets: what is left to assign, whether a part was given, which stages still allow it. */
interface Walk {
  readonly left: number;
  readonly partGiven: boolean;
  readonly tables: readonly StageTable[];
}

export function scarceOrder(problem: AssignmentProblem): ScarceOrder {
  const tables = stageTables(problem, signedStages(problem));
  return { problem, tables, count: ways({ left: problem.pool, partGiven: false, tables }, 0) };
}

/** How many legal assignments go on from here, target by target from `index` on. */
function ways({ tables, left, partGiven }: Walk, index: number): number {
  return signed(tables, (table) => completions(table, index, left, partGiven));
}

function signed(tables: readonly StageTable[], count: (table: StageTable) => number): number {
  return tables.reduce((sum, table) => sum + table.stage.sign * count(table), 0);
}

function giveFull(walk: Walk, index: number, needs: number): Walk {
  return { ...walk, left: walk.left - needs, tables: walk.tables.filter((table) => allows(table, index, "full")) };
}

function givePart(walk: Walk, index: number, amount: number): Walk {
  return {
    left: walk.left - amount,
    partGiven: true,
    tables: walk.tables.filter((table) => allows(table, index, "part")),
  };
}

function giveNothing(walk: Walk, index: number): Walk {
  return { ...walk, tables: walk.tables.filter((table) => allows(table, index, "zero")) };
}

/** How many ways give the target a part of at least `least` points. */
function partWays(walk: Walk, index: number, needs: number, least: number): number {
  if (walk.partGiven) return 0;
  const most = Math.min(needs - 1, walk.left);
  if (least > most) return 0;
  const open = walk.tables.filter((table) => allows(table, index, "part"));
  return signed(open, (table) => wholeBetween(table, index + 1, walk.left - most, walk.left - least));
}

/** The assignment that has `position` others before it; `position` is a whole number below the count. */
export function scarceAssignmentAt({ problem, tables }: ScarceOrder, position: number): number[] {
  let walk: Walk = { left: problem.pool, partGiven: false, tables };
  let before = position;
  return problem.targets.map(({ needs, exempt }, index) => {
    if (exempt) return 0;
    const full = giveFull(walk, index, needs);
    const fullWays = full.left >= 0 ? ways(full, index + 1) : 0;
    if (before < fullWays) return move(full, needs);
    before -= fullWays;
    const parts = partWays(walk, index, needs, 1);
    if (before < parts) {
      const amount = largestPart(walk, index, needs, before);
      before -= partWays(walk, index, needs, amount + 1);
      return move(givePart(walk, index, amount), amount);
    }
    before -= parts;
    return move(giveNothing(walk, index), 0);
  });

  function move(next: Walk, amount: number): number {
    walk = next;
    return amount;
  }
}

/** The largest part that at least `before` + 1 ways reach: ways with smaller parts come later in the order. */
function largestPart(walk: Walk, index: number, needs: number, before: number): number {
  let low = 1;
  let high = Math.min(needs - 1, walk.left);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (partWays(walk, index, needs, middle) > before) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many legal assignments stand before this legal one. */
export function scarcePositionOf({ problem, tables }: ScarceOrder, amounts: Amounts): number {
  let walk: Walk = { left: problem.pool, partGiven: false, tables };
  let before = 0;
  problem.targets.forEach(({ needs, exempt }: Target, index) => {
    const amount = amounts[index] as number;
    if (exempt) return;
    const full = giveFull(walk, index, needs);
    if (amount === needs) walk = full;
    else {
      before += full.left >= 0 ? ways(full, index + 1) : 0;
      before += partWays(walk, index, needs, amount + 1);
      walk = amount > 0 ? givePart(walk, index, amount) : giveNothing(walk, index);
    }
  });
  return before;
}
