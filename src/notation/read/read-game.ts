import type { State } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import type { Token } from "../text/tokens.js";
import { suggest } from "../words/suggest.js";
import { setOnce, takeWord, wordHere } from "./clause.js";
import { readNumber } from "./read-marks.js";

/** Where a clause about the game puts what it says. */
interface Played {
  game?: State["game"];
}

/** Reads a clause about the game: mode, Victory Score, number of battlefields; false if none stands here. */
export function readGameClause(cursor: Cursor, played: Played): boolean {
  const token = cursor.peek();
  const word = wordHere(cursor);
  if (word === "mode" || word === "a-mode") readMode(cursor, played, token);
  else if (word === "victoryScore" || word === "battlefieldCount") {
    takeWord(cursor, word);
    cursor.takeSymbol("=", ":");
    setNumber(cursor, played, token, word);
  } else if (token.kind === "number" && wordHere(cursor, 1) === "battlefieldCount") {
    setNumber(cursor, played, token, "battlefieldCount");
    takeWord(cursor, "battlefieldCount");
  } else return false;
  return true;
}

function setNumber(cursor: Cursor, played: Played, token: Token, field: "victoryScore" | "battlefieldCount"): void {
  setOnce(cursor, token, (played.game ??= {}), field, readNumber(cursor) ?? undefined);
}

function readMode(cursor: Cursor, played: Played, token: Token): void {
  if (takeWord(cursor, "mode")) cursor.takeSymbol("=", ":");
  const { clauses } = cursor.dialect;
  const phrase = cursor.phrase(clauses);
  if (phrase?.meaning.kind === "a-mode") {
    cursor.skip(phrase.length);
    return setOnce(cursor, token, (played.game ??= {}), "mode", phrase.meaning.mode);
  }
  const { text } = cursor.peek();
  cursor.report("notation/unknown-word", cursor.peek(), { expected: ["mode"], suggestion: suggest(text, clauses) });
}
