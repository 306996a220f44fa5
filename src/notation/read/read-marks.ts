import type { BoardUnitState } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import type { Token } from "../text/tokens.js";
import { BOARD, unitMark, type ItemMeaning, type UnitMarkName } from "../words/dialect.js";
import { SIDE_MARKS, type ItemFacts, type SideFacts, type SideMarkName } from "../words/side-words.js";
import { suggest } from "../words/suggest.js";
import { readMarkRun, type RunMark } from "./mark-run.js";
import { readPlayer } from "./read-name.js";

/** What ends an item of a side. */
export const ITEM_ENDS = [",", ";", ">", "~", "|"] as const;

/** A unit while its marks are read, with the marks that it already has. */
export interface Marking {
  readonly unit: BoardUnitState;
  readonly facts: ItemFacts;
  readonly seen: Set<string>;
}

/** Reads marks up to the end of the item or to a name; false, with a problem, at the first that is none. */
export function readMarks(cursor: Cursor, marking: Marking): boolean {
  while (!cursor.stopsAt([...ITEM_ENDS, "="])) if (!readMark(cursor, marking)) return false;
  return true;
}

function readMark(cursor: Cursor, marking: Marking): boolean {
  const token = cursor.peek();
  if (token.kind === "number") return readLostPlus(cursor, marking);
  if (token.kind === "symbol" && (token.text === "+" || token.text === "-")) return readModifier(cursor, marking);
  if (token.kind !== "word" || token.literal) return refuse(cursor, token);
  const phrase = cursor.phrase(cursor.dialect.items);
  if (phrase) return readPhrase(cursor, marking, phrase.meaning, phrase.length);
  const run = readMarkRun(token.text, token.gap === "none", cursor.dialect);
  if (!run) return refuse(cursor, token);
  cursor.skip(1);
  return run.every((mark, index) => readRunMark(cursor, marking, mark, token, index === run.length - 1));
}

function refuse(cursor: Cursor, token: Token): false {
  const expected = ["mark", "comma", "versus"] as const;
  const { items } = cursor.dialect;
  if (token.kind !== "word" || token.literal) cursor.report("notation/unexpected", token, { expected });
  else if (cursor.phrase(BOARD.items)) cursor.report("notation/only-at-table", token);
  else cursor.report("notation/unknown-word", token, { expected, suggestion: suggest(token.text, items) });
  return false;
}

function readPhrase(cursor: Cursor, marking: Marking, meaning: ItemMeaning, length: number): boolean {
  if (meaning.kind === "none") return refuse(cursor, cursor.peek());
  const token = cursor.peek();
  if (meaning.kind === "side-mark") return readSideMark(cursor, marking.facts, meaning.name, length);
  cursor.skip(length);
  if (meaning.kind === "by") return readPlayer(cursor, marking.facts, token);
  if (meaning.kind === "unit-mark")
    return putMark(cursor, marking, meaning.name, readAmount(cursor, marking, meaning.name), token);
  if (!cursor.stopsAt([...ITEM_ENDS, "="])) return true;
  return refuse(cursor, cursor.peek());
}

/** Reads a mark of the side; false, with a problem, if the side has it already. */
export function readSideMark(cursor: Cursor, side: SideFacts, name: SideMarkName, length: number): boolean {
  const [first, last] = [cursor.peek(), cursor.peek(length - 1)];
  cursor.skip(length);
  if (SIDE_MARKS[name].of(side)) {
    cursor.report("notation/repeated-mark", first, {}, last);
    return false;
  }
  SIDE_MARKS[name].put(side);
  return true;
}

function readRunMark(cursor: Cursor, marking: Marking, mark: RunMark, token: Token, last: boolean): boolean {
  if (mark.name === "modifier") return addModifier(marking, mark.amount ?? 0);
  const amount = mark.amount ?? (last ? readAmount(cursor, marking, mark.name) : null);
  return putMark(cursor, marking, mark.name, amount, token);
}

/** The number behind a mark, if one follows and the mark takes one. */
function readAmount(cursor: Cursor, { unit }: Marking, name: UnitMarkName): number | null {
  if (name === "might" && unit.might == null && cursor.takeSymbol("-")) return -(readNumber(cursor) ?? 0);
  const { value } = unitMark(name);
  const { kind, gap } = cursor.peek();
  if (value === "none" || kind !== "number") return null;
  if (value === "optional" && gap === "wide" && cursor.mayHaveLostPlus) return null;
  return readNumber(cursor);
}

function putMark(cursor: Cursor, marking: Marking, name: UnitMarkName, amount: number | null, token: Token): boolean {
  const { unit, seen } = marking;
  const { value, put } = unitMark(name);
  if (name === "might" && amount === null && isMightInWords(marking)) return true;
  if (wasSaid(marking, name)) {
    cursor.report("notation/repeated-mark", token);
    return false;
  }
  if (amount === null && (value === "needed" || isUnclear(cursor, value))) {
    cursor.report("notation/number", cursor.peek(), { expected: ["number"] });
    return false;
  }
  seen.add(name);
  put(unit, amount ?? 1);
  return true;
}

/** Whether a unit has a mark that may stand once, or the opposite of it. */
function wasSaid({ seen }: Marking, name: UnitMarkName): boolean {
  const { repeats, opposite } = unitMark(name);
  return !repeats && (seen.has(name) || (opposite !== undefined && seen.has(opposite)));
}

/** `4 Might` says no more than `4`. */
function isMightInWords({ unit, seen }: Marking): boolean {
  const isFirst = unit.might != null && !seen.has("might in words");
  seen.add("might in words");
  return isFirst;
}

/** `assault +2` might be Assault 2, or Assault and 2 more Might. */
function isUnclear(cursor: Cursor, value: string): boolean {
  const { kind, text } = cursor.peek();
  return value === "optional" && (kind === "number" || (kind === "symbol" && text === "+"));
}

function readModifier(cursor: Cursor, marking: Marking): boolean {
  const sign = cursor.take();
  const amount = readNumber(cursor);
  return amount !== null && addModifier(marking, sign.text === "-" ? -amount : amount);
}

function addModifier({ unit }: Marking, amount: number): boolean {
  unit.mightModifier = (unit.mightModifier ?? 0) + amount;
  return true;
}

/** A number without a mark: a plus sign that a query string turned into a space, or a comma is missing. */
function readLostPlus(cursor: Cursor, marking: Marking): boolean {
  const token = cursor.peek();
  const lost = token.gap === "wide" || (token.gap === "space" && cursor.isCompact);
  if (!lost || !cursor.mayHaveLostPlus) {
    cursor.report("notation/missing-comma", token, { expected: ["comma", "sign"] });
    return false;
  }
  const amount = readNumber(cursor);
  return amount !== null && addModifier(marking, amount);
}

const LONGEST_NUMBER = 10;

/** Takes a number without a sign; null, with a problem, if there is none or it is too long. */
export function readNumber(cursor: Cursor): number | null {
  const token = cursor.peek();
  if (token.kind !== "number" || token.text.length > LONGEST_NUMBER) {
    cursor.report("notation/number", token, { expected: ["number"] });
    return null;
  }
  cursor.skip(1);
  return Number(token.text);
}
