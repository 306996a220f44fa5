import { fixedFrom, freeRange, freeTargets, isFree, openTargets, type FreeRange } from "./free-range.js";
import type { Amounts, AssignmentProblem, Target } from "./problem.js";
import type { Stage } from "./stages.js";

/** Stands for an amount that cannot be assigned; far above any sum of differences, and far below overflow. */
const IMPOSSIBLE = 1_000_000_000;

/** The least sums of differences for the free targets from one index on, for every amount that they take. */
type Row = Int32Array<ArrayBuffer>;

export interface CostTable {
  readonly stage: Stage;
  readonly whole: readonly Row[];
  readonly part: readonly Row[];
  /** What full targets take from each index on, and the differences of targets that are not free. */
  readonly fixedFrom: readonly number[];
  readonly fixedCostFrom: readonly number[];
}

/** Works out the least sums of differences to `wanted` within stages, in O(targets x pool) steps. */
export function costTables(problem: AssignmentProblem, stages: readonly Stage[], wanted: Amounts): CostTable[] {
  const wholeRows = new Map<string, readonly Row[]>();
  const partRows = new Map<string, readonly Row[]>();
  return stages.map((stage) => {
    const free = freeTargets(stage);
    const range = freeRange(
      problem,
      stages.filter((other) => freeTargets(other) === free),
    );
    const whole = wholeRows.get(free) ?? rowsOf(problem, stage, range, wanted, null);
    wholeRows.set(free, whole);
    const part = partRows.get(openTargets(stage)) ?? rowsOf(problem, stage, range, wanted, whole);
    partRows.set(openTargets(stage), part);
    return {
      stage,
      whole,
      part,
      fixedFrom: fixedFrom(problem, stage),
      fixedCostFrom: fixedCostFrom(problem, stage, wanted),
    };
  });
}

/** The least sum of differences for the targets from `index` on, if they take just `left`. */
export function leastCost(
  { whole, part, fixedFrom: fixed, fixedCostFrom: cost }: CostTable,
  index: number,
  left: number,
  partGiven: boolean,
): number {
  const free = left - (fixed[index] as number);
  const wholeCost = whole[index]?.[free] ?? IMPOSSIBLE;
  const least = partGiven ? wholeCost : Math.min(wholeCost, part[index]?.[free] ?? IMPOSSIBLE);
  return least + (cost[index] as number);
}

/** Rows without a part, or, on top of those, rows with one. */
function rowsOf(
  { targets }: AssignmentProblem,
  { allowances }: Stage,
  range: FreeRange,
  wanted: Amounts,
  whole: readonly Row[] | null,
): Row[] {
  const last = new Int32Array(range.most + 1).fill(IMPOSSIBLE);
  if (whole === null) last[0] = 0;
  const rows = [last];
  for (let index = targets.length - 1; index >= 0; index -= 1) {
    const next = rows.at(-1) as Row;
    const target = targets[index] as Target;
    if (!isFree(allowances[index])) rows.push(next);
    else {
      const from = range.least[index] as number;
      const row = wholeShares(next, target, wanted[index] as number, from);
      if (whole && allowances[index] === "open")
        addParts(row, whole[index + 1] as Row, target.needs, wanted[index] as number, from);
      rows.push(row);
    }
  }
  return rows.reverse();
}

/** The costs where the target gets all that it needs, or nothing. */
function wholeShares(next: Row, { needs }: Target, wanted: number, from: number): Row {
  const full = Math.abs(needs - wanted);
  const row = new Int32Array(next.length);
  const firstFull = Math.min(Math.max(from, needs), row.length);
  for (let taken = from; taken < firstFull; taken += 1)
    row[taken] = Math.min(IMPOSSIBLE, (next[taken] as number) + wanted);
  for (let taken = firstFull; taken < row.length; taken += 1) {
    row[taken] = Math.min(IMPOSSIBLE, (next[taken] as number) + wanted, (next[taken - needs] as number) + full);
  }
  return row;
}

/**
 * Adds the costs of a part of 1 to needs - 1 points. A part of at most `wanted` costs what it falls short by,
 * a larger one what it exceeds it by; either way the best remainder is a minimum over a moving window.
 */
function addParts(row: Row, next: Row, needs: number, wanted: number, from: number): void {
  const most = Math.min(needs - 1, row.length - 1);
  takeWindowMinima(row, next, { slope: 1, least: 1, most: Math.min(most, wanted), wanted, from });
  takeWindowMinima(row, next, { slope: -1, least: Math.max(1, wanted), most, wanted, from });
}

/** Parts from `least` to `most`; a larger part costs more (slope -1) or less (slope 1). */
interface Window {
  readonly slope: 1 | -1;
  readonly least: number;
  readonly most: number;
  readonly wanted: number;
  readonly from: number;
}

/**
 * For each amount taken, lowers its cost to the best over the parts of a window. What the later targets take
 * stands in a queue with ascending costs, which everything enters and leaves once.
 */
function takeWindowMinima(row: Row, next: Row, { slope, least, most, wanted, from }: Window): void {
  if (least > most) return;
  const queue = new Int32Array(row.length);
  let head = 0;
  let tail = 0;
  for (
    let entering = Math.max(0, from - most), taken = entering + least;
    taken < row.length;
    entering += 1, taken += 1
  ) {
    if ((next[entering] as number) < IMPOSSIBLE) {
      const cost = costAt(next, entering, slope);
      while (tail > head && costAt(next, queue[tail - 1] as number, slope) >= cost) tail -= 1;
      queue[tail] = entering;
      tail += 1;
    }
    if (head === tail) continue;
    if ((queue[head] as number) < taken - most) head += 1;
    if (head < tail && taken >= from)
      lower(row, taken, costAt(next, queue[head] as number, slope) + slope * (wanted - taken));
  }
}

function lower(row: Row, taken: number, cost: number): void {
  if (cost < (row[taken] as number)) row[taken] = cost;
}

function costAt(next: Row, rest: number, slope: 1 | -1): number {
  return (next[rest] as number) + slope * rest;
}

/** For each index, the differences of the targets from there on that get all that they need, or nothing. */
function fixedCostFrom({ targets }: AssignmentProblem, { allowances }: Stage, wanted: Amounts): number[] {
  const from = [0];
  for (let index = targets.length - 1; index >= 0; index -= 1) {
    const amount = allowances[index] === "full" ? (targets[index]?.needs ?? 0) : 0;
    const cost = isFree(allowances[index]) ? 0 : Math.abs(amount - (wanted[index] as number));
    from.push((from.at(-1) as number) + cost);
  }
  return from.reverse();
}
