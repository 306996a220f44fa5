import type { Symbol } from "../text/characters.js";
import type { Cursor } from "../text/cursor.js";
import type { NotationExpectation } from "../text/problem.js";
import type { Token } from "../text/tokens.js";
import type { ClauseMeaning } from "../words/dialect.js";

/** The meaning of the word here, if it is one of a clause. */
export function wordHere(cursor: Cursor, ahead = 0): ClauseMeaning["kind"] | null {
  return cursor.phrase(cursor.dialect.clauses, ahead)?.meaning.kind ?? null;
}

/** Takes a word of a clause if it stands here. */
export function takeWord(cursor: Cursor, ...kinds: readonly ClauseMeaning["kind"][]): boolean {
  const phrase = cursor.phrase(cursor.dialect.clauses);
  if (!phrase || !kinds.some((kind) => kind === phrase.meaning.kind)) return false;
  cursor.skip(phrase.length);
  return true;
}

/** Reads one part of a line and goes to its end, whatever is wrong in between; what is left over is a problem. */
export function readPart(
  cursor: Cursor,
  ends: readonly Symbol[],
  expected: readonly NotationExpectation[],
  read: () => void,
): void {
  const told = cursor.problems.length;
  read();
  if (!cursor.stopsAt(ends) && cursor.problems.length === told)
    cursor.report("notation/unexpected", cursor.peek(), { expected });
  cursor.skipTo(ends);
}

/** Sets what a clause says; a problem if an earlier clause has said it. */
export function setOnce<T extends object, Field extends keyof T>(
  cursor: Cursor,
  token: Token,
  facts: T,
  field: Field,
  value: T[Field] | undefined,
): void {
  if (value === undefined) return;
  if (facts[field] !== undefined) cursor.report("notation/repeated-clause", token);
  else facts[field] = value;
}
