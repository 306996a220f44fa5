import type { Cursor } from "../../text/cursor.js";
import type { Token } from "../../text/tokens.js";
import { suggest } from "../../words/suggest.js";
import type { ClauseMeaning } from "../../words/dialect.js";
import { readPart, setOnce, takeWord } from "../clause.js";
import { readGameClause } from "../read-game.js";
import { readNumber } from "../read-marks.js";
import { readFieldClause, readFieldsOf } from "./read-control.js";
import { readFight, readFightFact } from "./read-fight.js";
import { readFactClause, readMarkClause, readPlayerClause } from "./read-player-clause.js";
import { readBase, readPlace } from "./read-units.js";
import { CLAUSE_ENDS, takeBattlefield, takePlayer, type Table } from "./table.js";

/** Reads a clause behind the players and goes to its end, whatever is wrong in between. */
export function readTableClause(cursor: Cursor, table: Table): void {
  readPart(cursor, CLAUSE_ENDS, ["bar", "end"], () => readAnyClause(cursor, table));
}

/** A clause begins with a word, else with a player who is known, else with a battlefield. */
function readAnyClause(cursor: Cursor, table: Table): void {
  const phrase = cursor.phrase(cursor.dialect.clauses);
  const isWord = phrase !== null && cursor.peek(phrase.length).gap !== "dot";
  if (isWord || cursor.peek().kind === "number") return readWordClause(cursor, table, phrase);
  const player = table.players.at(cursor);
  if (player === null || cursor.hasSymbol(["=", ":"], player.length)) return readPlace(cursor, table);
  cursor.skip(player.length);
  readPlayerClause(cursor, table, player.id);
}

type Found = { readonly meaning: ClauseMeaning; readonly length: number } | null;

function readWordClause(cursor: Cursor, table: Table, phrase: Found): void {
  const token = cursor.peek();
  if (isList(cursor, phrase)) return readBattlefields(cursor, table);
  if (readGameClause(cursor, table.board) || readFightFact(cursor, table)) return;
  const read = phrase && CLAUSES[phrase.meaning.kind];
  if (!read) return cursor.report("notation/unexpected", token, { expected: ["clause"] });
  read(cursor, table, token);
}

type Clause = (cursor: Cursor, table: Table, token: Token) => void;

const CLAUSES: Partial<Record<ClauseMeaning["kind"], Clause>> = {
  base: readBase,
  nobody: (cursor, table) => {
    takeWord(cursor, "nobody");
    readFieldsOf(cursor, table, null);
  },
  control: readFieldClause,
  contested: readFieldClause,
  staged: readFieldClause,
  scored: readFactClause,
  team: readFactClause,
  points: readFactClause,
  "side-mark": readMarkClause,
  turn: readTurn,
  phase: readPhase,
  "a-phase": readPhase,
  winner: (cursor, table, token) => {
    takeWord(cursor, "winner");
    cursor.takeSymbol("=", ":");
    setOnce(cursor, token, table.board, "winner", takePlayer(cursor, table) ?? undefined);
  },
  showdown: readFight,
  combat: readFight,
};

/** Reads `turn Ben`, `turn 4` or both. */
function readTurn(cursor: Cursor, table: Table, token: Token): void {
  takeWord(cursor, "turn");
  cursor.takeSymbol("=", ":");
  const isNumber = cursor.peek().kind === "number";
  if (isNumber) setOnce(cursor, token, table.board, "turn", readNumber(cursor) ?? undefined);
  if (!isNumber || !cursor.stopsAt(CLAUSE_ENDS))
    setOnce(cursor, token, table.board, "turnPlayer", takePlayer(cursor, table) ?? undefined);
}

function readPhase(cursor: Cursor, { board }: Table, token: Token): void {
  if (takeWord(cursor, "phase")) cursor.takeSymbol("=", ":");
  const { clauses } = cursor.dialect;
  const phrase = cursor.phrase(clauses);
  if (phrase?.meaning.kind === "a-phase") {
    cursor.skip(phrase.length);
    return setOnce(cursor, token, board, "phase", phrase.meaning.phase);
  }
  const { text } = cursor.peek();
  cursor.report("notation/unknown-word", cursor.peek(), { expected: ["phase"], suggestion: suggest(text, clauses) });
}

/** Whether the battlefields are listed here, and not counted. */
function isList(cursor: Cursor, phrase: Found): boolean {
  if (phrase?.meaning.kind !== "battlefieldCount") return false;
  const behind = cursor.hasSymbol(["=", ":"], phrase.length) ? phrase.length + 1 : phrase.length;
  return cursor.peek(behind).kind !== "number";
}

function readBattlefields(cursor: Cursor, table: Table): void {
  takeWord(cursor, "battlefieldCount");
  cursor.takeSymbol("=", ":");
  do {
    const field = takeBattlefield(cursor, table);
    if (!field) return;
    table.battlefieldOf(field.id);
  } while (!cursor.full && cursor.takeSymbol(","));
}
