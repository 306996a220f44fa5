import type { BoardUnitState } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { nameBefore, phraseOf } from "../text/phrase.js";
import type { NotationExpectation } from "../text/problem.js";
import type { ItemFacts } from "../words/side-words.js";
import { marksAt, readCard } from "./read-card.js";
import { readMarks, readNumber, type Marking } from "./read-marks.js";
import { readName } from "./read-name.js";

/** A unit as it was read; `called` is the text that named its card. */
export interface ReadUnit {
  readonly unit: BoardUnitState;
  readonly called: string | null;
  readonly copies: number;
}

const MOST_COPIES = 40;

/** Reads a unit: how many, its id, what it is, its marks, its name; null, with a problem, if it is none. */
export function readUnit(cursor: Cursor, facts: ItemFacts): ReadUnit | null {
  const copies = readCopies(cursor);
  if (copies === null) return null;
  const unit: BoardUnitState = {};
  if (!readId(cursor, unit, copies)) return null;
  if (isNamedFirst(cursor)) {
    unit.name = phraseOf(cursor, nameBefore(cursor, "=") ?? 0).text;
    cursor.skip((nameBefore(cursor, "=") ?? 0) + 1);
  }
  const marking: Marking = { unit, facts, seen: new Set() };
  const called = readCore(cursor, marking);
  if (called === null || !readMarks(cursor, marking) || !readNameBehind(cursor, marking)) return null;
  return { unit, called: called || null, copies };
}

/** How many units are meant: `3x 1`, `3 x 1`, `3*1`, or just one. */
function readCopies(cursor: Cursor): number | null {
  const count = cursor.peek();
  const times = timesSign(cursor);
  if (count.kind !== "number" || times === null) return 1;
  const copies = Number(count.text);
  if (copies < 1 || copies > MOST_COPIES) {
    cursor.report("notation/too-many-copies", count, { expected: ["number"] });
    return null;
  }
  cursor.skip(1);
  if (times === "with more") cursor.split(1);
  else cursor.skip(1);
  return copies;
}

/** Whether the second token says "times": a token of its own, or the `x` before a unit as in `3xOGN-054`. */
function timesSign(cursor: Cursor): "alone" | "with more" | null {
  const times = cursor.peek(1);
  if (times.kind === "symbol") return times.text === "*" ? "alone" : null;
  if (times.kind !== "word" || !/^[xX]$/.test(cursor.characterOf(times))) return null;
  if (times.end - times.start === 1) return "alone";
  return times.gap === "none" ? "with more" : null;
}

function readId(cursor: Cursor, unit: BoardUnitState, copies: number): boolean {
  const length = nameBefore(cursor, ":");
  if (length === null) return true;
  const id = phraseOf(cursor, length);
  const isNumber = length === 1 && id.first.kind === "number";
  if (copies > 1 || isNumber) {
    cursor.report("notation/unexpected", cursor.peek(length), { expected: ["mark", "comma", "versus"] });
    return false;
  }
  unit.id = id.text;
  cursor.skip(length + 1);
  return true;
}

/** `Poro = 3T` is a unit of 3 Might called Poro: a name never begins with a number unless it is quoted. */
function isNamedFirst(cursor: Cursor): boolean {
  const length = nameBefore(cursor, "=");
  if (length === null || cursor.peek().kind === "number") return false;
  for (let ahead = 1; ahead < length; ahead++) if (marksAt(cursor, ahead)) return false;
  const [next, after] = [cursor.peek(length + 1), cursor.peek(length + 2)];
  return next.kind === "number" || (next.text === "-" && after.kind === "number");
}

/** Reads the Might or the card; answers the text that named the card, "" for a Might. */
function readCore(cursor: Cursor, marking: Marking): string | null {
  const { kind, text } = cursor.peek();
  if (kind === "number" || (kind === "symbol" && text === "-")) return readMight(cursor, marking);
  if (kind === "unclosed") return null;
  if (kind !== "quoted" && kind !== "word") return refuse(cursor, "unit");
  if (isMark(cursor)) return refuse(cursor, "might", "card");
  const card = readCard(cursor);
  if (card === null) return null;
  marking.unit.card = card.id;
  return card.text;
}

function readMight(cursor: Cursor, { unit, seen }: Marking): string | null {
  const isNegative = cursor.takeSymbol("-");
  const might = readNumber(cursor);
  if (might === null) return null;
  unit.might = isNegative ? -might : might;
  seen.add("might");
  return "";
}

/** Whether a mark stands where a unit should begin, as in `tank, 3`. */
function isMark(cursor: Cursor): boolean {
  const { text, literal } = cursor.peek();
  return !literal && marksAt(cursor, 0) && !("id" in cursor.cards.find(text));
}

function refuse(cursor: Cursor, ...expected: readonly NotationExpectation[]): null {
  cursor.report("notation/unexpected", cursor.peek(), { expected });
  return null;
}

function readNameBehind(cursor: Cursor, marking: Marking): boolean {
  const sign = cursor.peek();
  if (!cursor.takeSymbol("=")) return true;
  if (marking.unit.name != null) {
    cursor.report("notation/repeated-mark", sign);
    return false;
  }
  const name = readName(cursor);
  if (name === null) return false;
  marking.unit.name = name;
  return readMarks(cursor, marking);
}
