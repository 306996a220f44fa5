import { canonicalBoard } from "../canonical/board.js";
import type { BoardState, CardNames } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { BOARD } from "../words/dialect.js";
import { readPart, takeWord } from "./clause.js";
import { readText, type ReadText } from "./read-text.js";
import { settleCombat } from "./table/read-fight.js";
import { readTableClause } from "./table/read-table-clause.js";
import { readTurnOrder } from "./table/read-turn-order.js";
import { CLAUSE_ENDS, Table } from "./table/table.js";

/** The board that a notation stands for, or every problem in it. */
export type BoardNotationResult = ReadText<BoardState>;

/**
 * Reads a notation of a whole table, typed by a person or in the canonical form. Never throws. A board that can be
 * in no game is answered as it was said; why it cannot, the engine tells.
 */
export function readBoardNotation(text: string, cards: CardNames): BoardNotationResult {
  const read = readText(text, cards, BOARD, readTable);
  if (!read.ok) return read;
  const canonical = canonicalBoard(read.value);
  return canonical.ok ? canonical : read;
}

function readTable(cursor: Cursor): BoardState {
  const table = new Table();
  const { board } = table;
  if (takeWord(cursor, "table")) readClauses(cursor, table);
  else cursor.report("notation/no-table", cursor.peek(), { expected: ["table"] });
  if (cursor.problems.length > 0) return board;
  if (board.battlefields.length === 0)
    cursor.report("notation/missing-battlefield", cursor.peek(), { expected: ["battlefield"] });
  else settleCombat(cursor, table);
  return board;
}

function readClauses(cursor: Cursor, table: Table): void {
  cursor.takeSymbol(...CLAUSE_ENDS, ":");
  readPart(cursor, CLAUSE_ENDS, ["comma", "bar"], () => readTurnOrder(cursor, table));
  while (!cursor.full && cursor.takeSymbol(...CLAUSE_ENDS)) readTableClause(cursor, table);
}
