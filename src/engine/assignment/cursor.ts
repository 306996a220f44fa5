import { problem } from "../problem.js";
import { failed, ok, type Result } from "../result.js";
import { textHash } from "../text-hash.js";
import type { AssignmentProblem } from "./problem.js";

/** Where a page of assignments ends: how many stand before its last one. A death set is its own place. */
export type Cursor =
  | { readonly list: "assignments"; readonly position: bigint }
  | { readonly list: "death-sets"; readonly dying: readonly boolean[] };

const WRITTEN = /^(?:a(?<position>\d{1,150})|d(?<dying>[01]{1,40}))\.(?<board>[0-9a-z]{1,14})$/;

/** Writes a cursor that only fits the board of this problem. */
export function writeCursor(cursor: Cursor, assignment: AssignmentProblem): string {
  const place = cursor.list === "assignments" ? `a${cursor.position}` : `d${cursor.dying.map(Number).join("")}`;
  return `${place}.${boardHash(assignment)}`;
}

/** Reads a cursor; one that was never written or belongs to another board is a problem at `after`. */
export function readCursor(text: string, assignment: AssignmentProblem): Result<Cursor> {
  const { position, dying, board } = WRITTEN.exec(text)?.groups ?? {};
  if (board === undefined) return failed([problem("page/malformed-cursor", ["after"], { cursor: text })]);
  if (board !== boardHash(assignment)) return failed([problem("page/foreign-cursor", ["after"], { cursor: text })]);
  if (position !== undefined) return ok({ list: "assignments", position: BigInt(position) });
  if (dying?.length !== assignment.targets.length)
    return failed([problem("page/malformed-cursor", ["after"], { cursor: text })]);
  return ok({ list: "death-sets", dying: [...dying].map((digit) => digit === "1") });
}

/** A hash of all that decides the order of assignments: side, pool, and each target's id, needs and priority. */
function boardHash({ side, pool, targets }: AssignmentProblem): string {
  const board = targets.map(({ combatant, needs, priority, exempt }) =>
    [combatant.unit.id, needs, priority, exempt].join("\u0000"),
  );
  return textHash([side, pool, ...board].join("\u0001"));
}
