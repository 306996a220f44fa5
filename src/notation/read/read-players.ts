import type { PlayerState } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { takePhrase } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import { entryOf, setOnce, takePlayer, takeWord, wordHere, CLAUSE_ENDS, LIST_ENDS, type Context } from "./context.js";
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

/** Reads battlefields, such as those that a player has scored. */
export function readScored(cursor: Cursor, context: Context, player: PlayerState, token: Token): void {
  cursor.takeSymbol("=", ":");
  const scored: string[] = [];
  do {
    const field = readBattlefield(cursor, context);
    if (field === null) return;
    scored.push(field);
  } while (!cursor.full && cursor.takeSymbol(","));
  setOnce(cursor, token, player, "scoredThisTurn", scored);
}

function readBattlefield(cursor: Cursor, { state }: Context): string | null {
  if (takeWord(cursor, "theBattlefield")) return state.battlefield?.id ?? "battlefield";
  if (cursor.peek().kind === "word" || cursor.peek().kind === "quoted") return takePhrase(cursor)?.text ?? null;
  cursor.report("notation/unexpected", cursor.peek(), { expected: ["battlefield"] });
  return null;
}

/** Reads a fact of one player: points, battlefields scored, team; false if none stands here. */
export function readFact(cursor: Cursor, context: Context, player: PlayerState): boolean {
  const token = cursor.peek();
  if (takeWord(cursor, "scored")) readScored(cursor, context, player, token);
  else if (takeWord(cursor, "team")) {
    cursor.takeSymbol("=", ":");
    setOnce(cursor, token, player, "team", takePhrase(cursor)?.text);
  } else if (takeWord(cursor, "points")) {
    cursor.takeSymbol("=", ":");
    setOnce(cursor, token, player, "points", readNumber(cursor) ?? undefined);
  } else if (token.kind === "number" && wordHere(cursor, 1) === "points") {
    setOnce(cursor, token, player, "points", readNumber(cursor) ?? undefined);
    takeWord(cursor, "points");
  } else return false;
  return true;
}

/** Reads a clause about the current player, or about the side that it names first, as in `scored attacker b1`. */
export function readFactBehind(cursor: Cursor, context: Context): void {
  const token = cursor.peek();
  const named = wordHere(cursor) === "scored" ? sideAfterWord(cursor) : null;
  if (named) {
    takeWord(cursor, "scored");
    takeWord(cursor, named);
    readScored(cursor, context, entryOf(context, playerOf(context.state.combat, named)), token);
  } else if (context.current) readFact(cursor, context, context.current);
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
  while (!cursor.stopsAt(CLAUSE_ENDS) && readFact(cursor, context, context.current));
}

/** Whether a word for a fact of a player stands here, or a number before `points`. */
export function factAt(cursor: Cursor, ahead: number): boolean {
  const word = wordHere(cursor, ahead);
  if (word === "points" || word === "scored" || word === "team") return true;
  return cursor.peek(ahead).kind === "number" && wordHere(cursor, ahead + 1) === "points";
}
