import { SIDES } from "../../engine/index.js";
import type { Cursor } from "../text/cursor.js";
import { phraseLength, phraseOf, takePhrase } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import { suggest } from "../words/suggest.js";
import { readPart, setOnce, takeWord, wordHere } from "./clause.js";
import { CLAUSE_ENDS, entryOf, sideHere, takePlayer, type Context } from "./context.js";
import { readAssignment } from "./read-assignment.js";
import { readGameClause } from "./read-game.js";
import { factAt, fieldsIn, readFact, readFactBehind, readPair, readPlayerEntry, readPoints } from "./read-players.js";
import { playerOf } from "./references.js";

/** Reads a clause behind the bar and goes to its end, whatever is wrong in between. */
export function readClause(cursor: Cursor, context: Context): void {
  readPart(cursor, CLAUSE_ENDS, ["bar", "end"], () => readAnyClause(cursor, context));
}

function readAnyClause(cursor: Cursor, context: Context): void {
  const token = cursor.peek();
  if (readGameClause(cursor, context.state)) return;
  if (token.kind === "number") return readPair(cursor, context);
  const kind = wordHere(cursor);
  if (kind === "attacker" || kind === "defender") return readSideClause(cursor, context);
  const read = kind === null ? undefined : CLAUSES[kind];
  if (!read) return readPlayerClause(cursor, context);
  return read(cursor, context, token);
}

type Clause = (cursor: Cursor, context: Context, token: Token) => void;

const CLAUSES: Partial<Record<string, Clause>> = {
  nobody: (cursor, context, token) => {
    takeWord(cursor, "nobody");
    takeWord(cursor, "control");
    takeWord(cursor, "theBattlefield");
    setController(cursor, context, token, null);
  },
  control: (cursor, context, token) => {
    takeWord(cursor, "control");
    cursor.takeSymbol("=", ":");
    if (takeWord(cursor, "nobody")) return setController(cursor, context, token, null);
    setController(cursor, context, token, takePlayer(cursor, context) ?? undefined);
  },
  battlefield: (cursor, { state }, token) => {
    takeWord(cursor, "battlefield");
    cursor.takeSymbol("=", ":");
    setOnce(cursor, token, (state.battlefield ??= {}), "id", takePhrase(cursor)?.text);
  },
  contested: (cursor, context, token) => {
    takeWord(cursor, "contested");
    cursor.takeSymbol("=", ":");
    const player = takePlayer(cursor, context) ?? undefined;
    setOnce(cursor, token, (context.state.battlefield ??= {}), "contestedBy", player);
  },
  player: (cursor, context) => {
    takeWord(cursor, "player");
    readPlayerEntry(cursor, context);
  },
  points: readPoints,
  scored: readFactBehind,
  team: readFactBehind,
};

function setController(cursor: Cursor, { state }: Context, token: Token, player: string | null | undefined): void {
  setOnce(cursor, token, (state.battlefield ??= {}), "controller", player);
}

/** Reads what is said of a side: that it controls the battlefield, its score, or how it assigns damage. */
function readSideClause(cursor: Cursor, context: Context): void {
  const token = cursor.peek();
  const side = sideHere(cursor);
  if (!side) return;
  takeWord(cursor, side);
  if (cursor.takeSymbol("=", ":") || takeWord(cursor, "assigns")) {
    cursor.takeSymbol("=", ":");
    return readAssignment(cursor, context, side, token);
  }
  const player = playerOf(context.state.combat, side);
  if (takeWord(cursor, "control") || cursor.stopsAt(CLAUSE_ENDS)) {
    takeWord(cursor, "theBattlefield");
    return setController(cursor, context, token, player);
  }
  if (factAt(cursor, 0)) void readFact(cursor, entryOf(context, player), fieldsIn(context));
  else refuse(cursor, cursor.peek());
}

/** Reads what is said of a player by id, who must be known: points, battlefields scored, team, control. */
function readPlayerClause(cursor: Cursor, context: Context): void {
  const token = cursor.peek();
  const length = phraseLength(cursor, (ahead) => wordHere(cursor, ahead) === "control" || factAt(cursor, ahead));
  const { text } = length > 0 ? phraseOf(cursor, length) : token;
  const isFact = factAt(cursor, length);
  if (!isKnown(context, text) || !(isFact || wordHere(cursor, length) === "control")) return refuse(cursor, token);
  cursor.skip(length);
  if (isFact) return void readFact(cursor, entryOf(context, text), fieldsIn(context));
  takeWord(cursor, "control");
  takeWord(cursor, "theBattlefield");
  setController(cursor, context, token, text);
}

/** A name that nobody has is rather a misspelled word; another player is named by a `player` clause first. */
function isKnown({ state }: Context, id: string): boolean {
  const isListed = state.players?.some((player) => player.id === id) ?? false;
  return isListed || SIDES.some((side) => playerOf(state.combat, side) === id);
}

function refuse(cursor: Cursor, token: Token): void {
  const suggestion = token.kind === "word" && !token.literal ? suggest(token.text, cursor.dialect.clauses) : null;
  const code = token.kind === "word" && !token.literal ? "notation/unknown-word" : "notation/unexpected";
  cursor.report(code, token, { expected: ["clause"], suggestion });
}
