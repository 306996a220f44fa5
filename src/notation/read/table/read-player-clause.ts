import type { Cursor } from "../../text/cursor.js";
import type { Token } from "../../text/tokens.js";
import { suggest } from "../../words/suggest.js";
import { SIDE_MARKS } from "../../words/side-words.js";
import { setOnce, takeWord, wordHere } from "../clause.js";
import { readSideMark } from "../read-marks.js";
import { factWordHere, readFact, readFactValue } from "../read-players.js";
import { readFieldsOf } from "./read-control.js";
import { setFocus } from "./read-fight.js";
import { readBaseOf } from "./read-units.js";
import { takeBattlefield, takePlayer, type Table } from "./table.js";

/** Reads a clause that begins with a player, whose name was taken: `Ana controls bf1`, `Ana scored bf2`. */
export function readPlayerClause(cursor: Cursor, table: Table, player: string): void {
  const token = cursor.peek();
  if (readSideMarkHere(cursor, table, player) || readFact(cursor, table.playerOf(player), fieldsOf(table))) return;
  const word = wordHere(cursor);
  if (word === "control" || word === "contested") return readFieldsOf(cursor, table, player);
  if (word === null || !takeWord(cursor, "turn", "winner", "focus", "base")) return refuse(cursor, token);
  if (word === "base") readBaseOf(cursor, table, player);
  else if (word === "focus") setFocus(cursor, table, token, player);
  else setOnce(cursor, token, table.board, word === "turn" ? "turnPlayer" : "winner", player);
}

function readSideMarkHere(cursor: Cursor, table: Table, player: string): boolean {
  const phrase = cursor.phrase(cursor.dialect.clauses);
  if (phrase?.meaning.kind !== "side-mark") return false;
  readSideMark(cursor, table.playerOf(player), phrase.meaning.name, phrase.length);
  return true;
}

function refuse(cursor: Cursor, token: Token): void {
  const isWord = token.kind === "word" && !token.literal;
  const suggestion = isWord ? suggest(token.text, cursor.dialect.clauses) : null;
  cursor.report(isWord ? "notation/unknown-word" : "notation/unexpected", token, { expected: ["clause"], suggestion });
}

/** Reads a clause that begins with the word for a fact of a player: `scored Ana: bf1`, `team Ana: red`. */
export function readFactClause(cursor: Cursor, table: Table): void {
  const token = cursor.peek();
  const word = factWordHere(cursor);
  if (word === null) return;
  takeWord(cursor, word);
  const player = takePlayerBehindSign(cursor, table);
  if (player !== null) readFactValue(cursor, word, table.playerOf(player), token, fieldsOf(table));
}

/** Reads a clause that begins with a mark of a side: `ignoresT=Ana`. */
export function readMarkClause(cursor: Cursor, table: Table): void {
  const token = cursor.peek();
  const phrase = cursor.phrase(cursor.dialect.clauses);
  if (phrase?.meaning.kind !== "side-mark") return;
  cursor.skip(phrase.length);
  const player = takePlayerBehindSign(cursor, table);
  if (player === null) return;
  const mark = SIDE_MARKS[phrase.meaning.name];
  if (mark.of(table.playerOf(player))) cursor.report("notation/repeated-clause", token);
  else mark.put(table.playerOf(player));
}

/** How a battlefield is named that was scored; it need not be on the table. */
function fieldsOf(table: Table): (cursor: Cursor) => string | null {
  return (cursor) => takeBattlefield(cursor, table)?.id ?? null;
}

function takePlayerBehindSign(cursor: Cursor, table: Table): string | null {
  cursor.takeSymbol("=", ":");
  return takePlayer(cursor, table);
}
