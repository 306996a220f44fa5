import { fixedFrom, freeRange, freeTargets, isFree, openTargets } from "./free-range.js";
import type { AssignmentProblem, Target } from "./problem.js";
import type { Allowance, Stage } from "./stages.js";

/**
 * Ways in which the free targets from one index on can take an amount. Whole rows count the ways that give
 * nobody a part and take at most `row[s]`; part rows those that give one target a part and take just `s`. No
 * count exceeds 40 x 2^40, so all of them are exact. A row ends where its counts no longer change.
 */
type Row = Float64Array<ArrayBuffer>;

/** The rows of a stage, one for each index and one behind the last, and what full targets take from there. */
export interface StageTable {
  readonly stage: Stage;
  readonly whole: readonly Row[];
  readonly part: readonly Row[];
  readonly fixedFrom: readonly number[];
}

/** Fills the tables of stages of one problem in O(targets x pool) steps; stages that leave the same free share rows. */
export function stageTables(problem: AssignmentProblem, stages: readonly Stage[]): StageTable[] {
  const wholeRows = new Map<string, readonly Row[]>();
  const partRows = new Map<string, readonly Row[]>();
  const free = stages.map(freeTargets);
  return stages.map((stage, place) => {
    const range = freeRange(
      problem,
      stages.filter((_other, at) => free[at] === free[place]),
    );
    const rowOf = (index: number) => ({
      allowance: stage.allowances[index],
      from: range.least[index] as number,
      most: range.most,
    });
    const whole = kept(wholeRows, free[place] as string, () =>
      rowsOf(problem, [1], (next, { needs }, index) => wholeRow(next, needs, rowOf(index))),
    );
    const part = kept(partRows, openTargets(stage), () =>
      rowsOf(problem, [0], (next, { needs }, index) => partRow(next, whole[index + 1] as Row, needs, rowOf(index))),
    );
    return { stage, whole, part, fixedFrom: fixedFrom(problem, stage) };
  });
}

function kept(rows: Map<string, readonly Row[]>, key: string, make: () => readonly Row[]): readonly Row[] {
  const found = rows.get(key) ?? make();
  rows.set(key, found);
  return found;
}

function rowsOf(
  { targets }: AssignmentProblem,
  last: readonly number[],
  before: (next: Row, target: Target, index: number) => Row,
): Row[] {
  const rows = [Float64Array.from(last)];
  for (let index = targets.length - 1; index >= 0; index -= 1) {
    rows.push(before(rows.at(-1) as Row, targets[index] as Target, index));
  }
  return rows.reverse();
}

/** Beyond its end a row of sums up to an amount stays at its last count. */
function upTo(row: Row, amount: number): number {
  if (amount < 0) return 0;
  return row[amount < row.length ? amount : row.length - 1] as number;
}

/** What a row is for: the share of its target, and the amounts that it must tell apart. */
interface RowPlan {
  readonly allowance: Allowance | undefined;
  readonly from: number;
  readonly most: number;
}

function wholeRow(next: Row, needs: number, { allowance, from, most }: RowPlan): Row {
  if (!isFree(allowance) || needs > most) return next;
  const row = extended(next, from, Math.min(next.length + needs, most + 1), next.at(-1) as number);
  addShifted(row, next, needs, from, 1);
  return row;
}

/** A part is 1 to needs - 1 points, so what is left for the later targets lies in a window behind `taken`. */
function partRow(next: Row, whole: Row, needs: number, { allowance, from, most }: RowPlan): Row {
  if (!isFree(allowance)) return next;
  const open = allowance === "open";
  const reach = Math.max(next.length, open ? whole.length : 0) - 1;
  const row = extended(next, from, Math.min(reach + needs, most) + 1, 0);
  addShifted(row, next, needs, from, 1);
  if (open) {
    addShifted(row, whole, 1, from, 1);
    addConstant(row, Math.max(from, whole.length + 1), whole.at(-1) as number);
    addShifted(row, whole, needs, from, -1);
    addConstant(row, Math.max(from, whole.length + needs), -(whole.at(-1) as number));
  }
  return row;
}

/** A copy of a row from one entry on, of a given length, with `beyond` where the row has ended. */
function extended(row: Row, from: number, length: number, beyond: number): Row {
  const copy = new Float64Array(length);
  if (from < row.length) copy.set(row.subarray(from, length), from);
  if (beyond !== 0) copy.fill(beyond, Math.max(from, row.length));
  return copy;
}

/** Adds to every entry from one on the entry of another row that stands `shift` before it. */
function addShifted(row: Row, other: Row, shift: number, from: number, sign: 1 | -1): void {
  const end = Math.min(row.length, other.length + shift);
  for (let taken = Math.max(from, shift); taken < end; taken += 1) {
    row[taken] = (row[taken] as number) + sign * (other[taken - shift] as number);
  }
}

function addConstant(row: Row, from: number, constant: number): void {
  for (let taken = from; taken < row.length; taken += 1) row[taken] = (row[taken] as number) + constant;
}

/** Ways in which the targets from `index` on take between `least` and `most` without a part. */
export function wholeBetween(table: StageTable, index: number, least: number, most: number): number {
  const row = table.whole[index] as Row;
  const fixed = table.fixedFrom[index] as number;
  return most < least ? 0 : upTo(row, most - fixed) - upTo(row, least - fixed - 1);
}

/** Ways in which the targets from `index` on take just `amount`; with a part unless one was given before. */
export function completions(table: StageTable, index: number, amount: number, partGiven: boolean): number {
  const whole = wholeBetween(table, index, amount, amount);
  if (partGiven) return whole;
  return whole + (table.part[index]?.[amount - (table.fixedFrom[index] as number)] ?? 0);
}
