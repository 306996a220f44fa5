import type { SideState } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { nameBefore } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import { SIDE_VOCABULARY, type SideMeaning } from "../words/vocabulary.js";
import { ITEM_ENDS, readSideMark } from "./read-marks.js";
import { readPlayer } from "./read-name.js";
import { readUnit } from "./read-unit.js";

const SIDE_ENDS = [">", "~", "|"] as const;

/** A side as it was read; `called` has for each unit the text that named its card. */
export interface ReadSide {
  readonly side: SideState;
  readonly called: (string | null)[];
}

/** Reads the units and marks of a side, up to the next side or the bar; every item with a fault is a problem. */
export function readSide(cursor: Cursor): ReadSide {
  const read: ReadSide = { side: { units: [] }, called: [] };
  const told = cursor.problems.length;
  if (cursor.stopsAt(SIDE_ENDS)) reportMissing(cursor);
  const none = cursor.phrase(SIDE_VOCABULARY)?.meaning.kind === "none" ? cursor.peek() : null;
  do readWholeItem(cursor, read);
  while (!cursor.full && cursor.takeSymbol(",", ";"));
  if (cursor.problems.length === told) checkNone(cursor, read, none);
  return read;
}

/** A side without units must say so, and one that says so must have none. */
function checkNone(cursor: Cursor, { side }: ReadSide, none: Token | null): void {
  if (none && side.units.length > 0) cursor.report("notation/unexpected", none, { expected: ["unit"] });
  const isOpen = cursor.problems.some(({ code }) => code === "notation/unclosed-quote");
  if (!none && side.units.length === 0 && !isOpen) reportMissing(cursor);
}

function reportMissing(cursor: Cursor): void {
  cursor.report("notation/missing-side", cursor.peek(), { expected: ["unit"] });
}

/** Reads an item and goes to the end of it, whatever is wrong in between. */
function readWholeItem(cursor: Cursor, read: ReadSide): void {
  const told = cursor.problems.length;
  if (!cursor.wasReportedHere) readItem(cursor, read);
  if (!cursor.stopsAt(ITEM_ENDS) && cursor.problems.length === told)
    cursor.report("notation/unexpected", cursor.peek(), { expected: ["mark", "comma", "versus"] });
  cursor.skipTo(ITEM_ENDS);
}

function readItem(cursor: Cursor, read: ReadSide): void {
  const words = readWords(cursor, read.side);
  if (words > 0) return;
  const unit = readUnit(cursor, read.side);
  if (!unit) return;
  for (let copy = 0; copy < unit.copies; copy++) {
    read.side.units.push(structuredClone(unit.unit));
    read.called.push(unit.called);
  }
}

/** Reads what an item says of the side; answers how many marks that were, 0 if the item must be a unit. */
function readWords(cursor: Cursor, side: SideState): number {
  if (nameBefore(cursor, ":") !== null) return 0;
  for (let words = 0; ; words++) {
    const phrase = cursor.phrase(SIDE_VOCABULARY);
    if (!phrase || !readWord(cursor, side, phrase.meaning, phrase.length)) return words;
  }
}

function readWord(cursor: Cursor, side: SideState, meaning: SideMeaning, length: number): boolean {
  const token = cursor.peek();
  if (meaning.kind === "side-mark") return readSideMark(cursor, side, meaning.name, length);
  if (meaning.kind !== "by" && meaning.kind !== "none") return false;
  cursor.skip(length);
  return meaning.kind === "none" || readPlayer(cursor, side, token);
}
