import type { CardNames } from "../state.js";
import { TEXT_LIMIT } from "../text/characters.js";
import { Cursor } from "../text/cursor.js";
import type { NotationProblem } from "../text/problem.js";
import type { Dialect } from "../words/dialect.js";

/** What a line stands for, or every problem in it, in the order of the line. */
export type ReadText<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly NotationProblem[] };

/** Reads a line in the words of a dialect. One that is too long is not looked at. */
export function readText<T>(
  text: string,
  cards: CardNames,
  dialect: Dialect,
  read: (cursor: Cursor) => T,
): ReadText<T> {
  const tooLong = tooLongBy(text);
  if (tooLong) return { ok: false, problems: [tooLong] };
  const cursor = new Cursor([...text], cards, dialect);
  const value = read(cursor);
  return cursor.problems.length > 0
    ? { ok: false, problems: cursor.problems.toSorted((one, other) => one.column - other.column) }
    : { ok: true, value };
}

function tooLongBy(text: string): NotationProblem | null {
  if (text.length <= TEXT_LIMIT) return null;
  let length = -TEXT_LIMIT;
  for (const _ of text) length++;
  if (length <= 0) return null;
  const nothing = { expected: ["end"], found: "", suggestion: null, candidates: [] } as const;
  return { code: "notation/too-long", column: TEXT_LIMIT + 1, length, ...nothing };
}
