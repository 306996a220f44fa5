import { canonicalState } from "../canonical/combat.js";
import type { CardNames, State } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { nameBefore } from "../text/phrase.js";
import { BOARD, COMBAT } from "../words/dialect.js";
import { readClause } from "./read-context.js";
import { readSide, type ReadSide } from "./read-side.js";
import { readText, type ReadText } from "./read-text.js";

/** The state that a notation stands for, or every problem in it. */
export type NotationResult = ReadText<State>;

/** Reads a notation: a combat in one line, typed by a person or in the canonical form. Never throws. */
export function readNotation(text: string, cards: CardNames): NotationResult {
  const read = readText(text, cards, COMBAT, readState);
  return read.ok ? { ok: true, value: canonicalState(read.value) } : read;
}

function readState(cursor: Cursor): State {
  if (isBoardLine(cursor)) {
    cursor.report("notation/a-table", cursor.peek());
    return { combat: { attacker: { units: [] }, defender: { units: [] } } };
  }
  const attacker = readSide(cursor);
  if (!cursor.takeSymbol(">", "~")) {
    if (!cursor.full && !cursor.wasReportedHere)
      cursor.report("notation/missing-side", cursor.peek(), { expected: ["comma", "versus"] });
    return { combat: { attacker: attacker.side, defender: { units: [] } } };
  }
  const defender = readSide(cursor);
  const state: State = { combat: { attacker: attacker.side, defender: defender.side } };
  const context = {
    state,
    aliases: { attacker: aliasesOf(attacker), defender: aliasesOf(defender) },
    current: null,
  };
  if (cursor.peek().text === ">") cursor.report("notation/unexpected", cursor.peek(), { expected: ["bar", "end"] });
  else while (!cursor.full && cursor.takeSymbol("|", "~", ";", ",")) readClause(cursor, context);
  return state;
}

/** Whether the line begins as one about a table does, and not with a unit of that id or name. */
function isBoardLine(cursor: Cursor): boolean {
  const isTable = cursor.phrase(BOARD.clauses)?.meaning.kind === "table";
  return isTable && nameBefore(cursor, ":", "=") === null;
}

function aliasesOf({ side, called }: ReadSide): (string | null | undefined)[][] {
  return side.units.map(({ name }, index) => [name, called[index]]);
}
