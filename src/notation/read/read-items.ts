import type { BoardUnitState } from "../state.js";
import type { Symbol } from "../text/characters.js";
import type { Cursor } from "../text/cursor.js";
import { nameBefore } from "../text/phrase.js";
import type { ItemMeaning } from "../words/dialect.js";
import type { ItemFacts } from "../words/side-words.js";
import { readPart } from "./clause.js";
import { ITEM_ENDS, readSideMark } from "./read-marks.js";
import { readPlayer } from "./read-name.js";
import { readUnit } from "./read-unit.js";

const LIST_ENDS = [">", "~", "|"] as const;

/** Units as they were read; `called` has for each of them the text that named its card. */
export interface ReadUnits {
  /** What is said of all of them. */
  readonly facts: ItemFacts;
  readonly units: BoardUnitState[];
  readonly called: (string | null)[];
}

/**
 * Reads units and what is said of all of them, up to the first that no such sign follows; every item with a fault
 * is a problem, and so is a list of nothing that does not say so, or that says so and has units.
 */
export function readItems(cursor: Cursor, read: ReadUnits, signs: readonly Symbol[], reportMissing: () => void): void {
  const told = cursor.problems.length;
  if (cursor.stopsAt(LIST_ENDS)) reportMissing();
  const none = isNone(cursor) ? cursor.peek() : null;
  do readPart(cursor, ITEM_ENDS, ["mark", "comma", "versus"], () => readItem(cursor, read));
  while (!cursor.full && cursor.takeSymbol(...signs));
  const hasUnits = read.units.length > 0;
  if (cursor.problems.length > told || hasUnits === (none === null)) return;
  if (none) cursor.report("notation/unexpected", none, { expected: ["unit"] });
  else if (!hasOpenQuote(cursor)) reportMissing();
}

/** Whether a word stands here that says that there are no units. */
export function isNone(cursor: Cursor): boolean {
  return cursor.phrase(cursor.dialect.items)?.meaning.kind === "none";
}

function hasOpenQuote({ problems }: Cursor): boolean {
  return problems.some(({ code }) => code === "notation/unclosed-quote");
}

function readItem(cursor: Cursor, read: ReadUnits): void {
  if (cursor.wasReportedHere || readWords(cursor, read.facts) > 0) return;
  const unit = readUnit(cursor, read.facts);
  if (!unit) return;
  for (let copy = 0; copy < unit.copies; copy++) {
    read.units.push(structuredClone(unit.unit));
    read.called.push(unit.called);
  }
}

/** Reads what an item says of all units; answers how many marks that were, 0 if the item must be a unit. */
function readWords(cursor: Cursor, facts: ItemFacts): number {
  if (nameBefore(cursor, ":") !== null) return 0;
  for (let words = 0; ; words++) {
    const phrase = cursor.phrase(cursor.dialect.items);
    if (!phrase || !readWord(cursor, facts, phrase.meaning, phrase.length)) return words;
  }
}

function readWord(cursor: Cursor, facts: ItemFacts, meaning: ItemMeaning, length: number): boolean {
  const token = cursor.peek();
  if (meaning.kind === "side-mark") return readSideMark(cursor, facts, meaning.name, length);
  if (meaning.kind !== "by" && meaning.kind !== "none") return false;
  cursor.skip(length);
  return meaning.kind === "none" || readPlayer(cursor, facts, token);
}
