import type { PlayerState } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { takePhrase } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import { setOnce, takeWord, wordHere } from "./clause.js";
import { entryOf, takePlayer, CLAUSE_ENDS, LIST_ENDS, type Context } from "./context.js";
import { readNumber } from "./read-marks.js";
import { playerOf } from "./references.js";

/** Reads `5-3`, `5:3` or `5 3`: the points of attacker and defender. */
export function readPair(cursor: Cursor, context: Context): void {
  const token = cursor.peek();
  const attacker = readNumber(cursor);
  if (attacker === null) return;
  cursor.takeSymbol("-", ":", ",");
  const defender = readNumber(cursor);
  if (defender === null) return;
  takeWord(cursor, "points");
  const { combat } = context.state;
  setOnce(cursor, token, entryOf(context, playerOf(combat, "attacker")), "points", attacker);
  setOnce(cursor, token, entryOf(context, playerOf(combat, "defender")), "points", defender);
}

/** Reads what stands behind `points`: a pair, the points of the current player, or players with theirs. */
export function readPoints(cursor: Cursor, context: Context): void {
  const token = cursor.take();
  cursor.takeSymbol("=", ":");
  if (cursor.peek().kind !== "number") return readPointsByPlayer(cursor, context);
  if (context.current && cursor.stopsAt(CLAUSE_ENDS, 1)) {
    setOnce(cursor, token, context.current, "points", readNumber(cursor) ?? undefined);
    return;
  }
  readPair(cursor, context);
}

function readPointsByPlayer(cursor: Cursor, context: Context): void {
  do {
    const token = cursor.peek();
    const player = takePlayer(cursor, context, (ahead) => cursor.stopsAt(CLAUSE_ENDS, ahead + 1));
    if (player === null) return;
    cursor.takeSymbol("=", ":");
    setOnce(cursor, token, entryOf(context, player), "points", readNumber(cursor) ?? undefined);
  } while (!cursor.full && goesOn(cursor) && cursor.takeSymbol(","));
}

/** Whether a comma and one more player with points follow. */
function goesOn(cursor: Cursor): boolean {
  return cursor.stopsAt([","]) && cursor.peek(1).kind === "word" && cursor.peek(2).kind === "number";
}

/** Reads the name of a battlefield; null, with a problem, if none stands here. */
type ReadField = (cursor: Cursor) => string | null;

/** How a battlefield is named in a combat: by `here`, or by its name. */
export function fieldsIn({ state }: Context): ReadField {
  return (cursor) => {
    if (takeWord(cursor, "theBattlefield")) return state.battlefield?.id ?? "battlefield";
    if (cursor.peek().kind === "word" || cursor.peek().kind === "quoted") return takePhrase(cursor)?.text ?? null;
    cursor.report("notation/unexpected", cursor.peek(), { expected: ["battlefield"] });
    return null;
  };
}

/** Reads the battlefields that a player has scored. */
function readScored(cursor: Cursor, player: PlayerState, token: Token, readField: ReadField): void {
  const scored: string[] = [];
  do {
    const field = readField(cursor);
    if (field === null) return;
    scored.push(field);
  } while (!cursor.full && cursor.takeSymbol(","));
  setOnce(cursor, token, player, "scoredThisTurn", scored);
}

/** A word before what is said of one player. */
type FactWord = "scored" | "team" | "points";

/** The word for a fact of a player that stands here. */
export function factWordHere(cursor: Cursor, ahead = 0): FactWord | null {
  const word = wordHere(cursor, ahead);
  return word === "scored" || word === "team" || word === "points" ? word : null;
}

/** Reads a fact of one player: points, battlefields scored, team; false if none stands here. */
export function readFact(cursor: Cursor, player: PlayerState, readField: ReadField): boolean {
  const token = cursor.peek();
  const word = factWordHere(cursor);
  if (word) {
    takeWord(cursor, word);
    readFactValue(cursor, word, player, token, readField);
  } else if (factAt(cursor, 0)) {
    setOnce(cursor, token, player, "points", readNumber(cursor) ?? undefined);
    takeWord(cursor, "points");
  } else return false;
  return true;
}

/** Reads what stands behind the word for a fact; `token` is where it was said. */
export function readFactValue(
  cursor: Cursor,
  word: FactWord,
  player: PlayerState,
  token: Token,
  readField: ReadField,
): void {
  cursor.takeSymbol("=", ":");
  if (word === "scored") readScored(cursor, player, token, readField);
  else if (word === "team") setOnce(cursor, token, player, "team", takePhrase(cursor)?.text);
  else setOnce(cursor, token, player, "points", readNumber(cursor) ?? undefined);
}

/** Reads a clause about the current player, or about the side that it names first, as in `scored attacker b1`. */
export function readFactBehind(cursor: Cursor, context: Context): void {
  const token = cursor.peek();
  const named = wordHere(cursor) === "scored" ? sideAfterWord(cursor) : null;
  if (named) {
    takeWord(cursor, "scored");
    takeWord(cursor, named);
    const player = entryOf(context, playerOf(context.state.combat, named));
    readFactValue(cursor, "scored", player, token, fieldsIn(context));
  } else if (context.current) readFact(cursor, context.current, fieldsIn(context));
  else {
    cursor.report("notation/unexpected", token, { expected: ["player"] });
    cursor.skipTo(LIST_ENDS);
  }
}

function sideAfterWord(cursor: Cursor): "attacker" | "defender" | null {
  const word = wordHere(cursor, 1);
  return word === "attacker" || word === "defender" ? word : null;
}

/** Reads `player`: a new entry in the list, which the clauses behind it are about. */
export function readPlayerEntry(cursor: Cursor, context: Context): void {
  cursor.takeSymbol("=", ":");
  const ends = (ahead: number): boolean => cursor.peek(ahead).gap !== "dot" && factAt(cursor, ahead);
  const id = takePlayer(cursor, context, ends);
  if (id === null) return;
  context.current = { id };
  (context.state.players ??= []).push(context.current);
  while (!cursor.stopsAt(CLAUSE_ENDS) && readFact(cursor, context.current, fieldsIn(context)));
}

/** Whether a word for a fact of a player stands here, or a number before `points`. */
export function factAt(cursor: Cursor, ahead: number): boolean {
  if (factWordHere(cursor, ahead)) return true;
  return cursor.peek(ahead).kind === "number" && wordHere(cursor, ahead + 1) === "points";
}
