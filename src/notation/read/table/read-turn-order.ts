import type { BoardPlayerState } from "../../state.js";
import type { Cursor } from "../../text/cursor.js";
import { takePhrase } from "../../text/phrase.js";
import { takeWord } from "../clause.js";
import { readNumber } from "../read-marks.js";
import { CLAUSE_ENDS, type Table } from "./table.js";

const ENTRY_ENDS = [",", ...CLAUSE_ENDS] as const;

/** Reads the players in turn order, each with points or without: `Ana 5, Ben 3`. */
export function readTurnOrder(cursor: Cursor, table: Table): void {
  if (takeWord(cursor, "players")) cursor.takeSymbol("=", ":");
  if (cursor.stopsAt(CLAUSE_ENDS)) cursor.report("notation/missing-players", cursor.peek(), { expected: ["player"] });
  else
    do readEntry(cursor, table);
    while (!cursor.full && cursor.takeSymbol(","));
}

function readEntry(cursor: Cursor, table: Table): void {
  const token = cursor.peek();
  if (beginsClause(cursor)) {
    cursor.report("notation/unexpected", token, { expected: ["player"] });
    return cursor.skipTo(CLAUSE_ENDS);
  }
  const name = takePhrase(cursor, (ahead) => pointsAt(cursor, ahead) || isOtherPlayer(cursor, table, ahead));
  if (!name) return cursor.skipTo(ENTRY_ENDS);
  if (!table.players.add(name.text)) {
    cursor.report("notation/repeated-clause", name.first, {}, name.last);
    return cursor.skipTo(ENTRY_ENDS);
  }
  const player: BoardPlayerState = { id: name.text };
  table.board.players.push(player);
  cursor.takeSymbol("=", ":");
  if (cursor.peek().kind === "number") player.points = readNumber(cursor);
  takeWord(cursor, "points");
  if (cursor.peek().kind === "word")
    cursor.report("notation/missing-comma", cursor.peek(), { expected: ["comma", "bar"] });
}

/** Whether a number, or a word of a clause that no dot joins to a name, stands where a player should. */
function beginsClause(cursor: Cursor): boolean {
  if (cursor.peek().kind === "number") return true;
  const phrase = cursor.phrase(cursor.dialect.clauses);
  return phrase !== null && cursor.peek(phrase.length).gap !== "dot";
}

/** Whether points stand here: a number behind a space that no other number follows. */
function pointsAt(cursor: Cursor, ahead: number): boolean {
  const { kind, gap } = cursor.peek(ahead);
  return kind === "number" && gap !== "dot" && gap !== "none" && cursor.peek(ahead + 1).kind !== "number";
}

function isOtherPlayer(cursor: Cursor, { players }: Table, ahead: number): boolean {
  const { gap } = cursor.peek(ahead);
  return gap !== "dot" && gap !== "none" && players.at(cursor, ahead) !== null;
}
