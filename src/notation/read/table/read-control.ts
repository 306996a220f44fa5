import type { Cursor } from "../../text/cursor.js";
import type { Token } from "../../text/tokens.js";
import { FIGHT_WORDS } from "../../words/board-words.js";
import { vocabularyOf } from "../../words/vocabulary.js";
import { setOnce, takeWord, wordHere } from "../clause.js";
import { takeBattlefield, takePlayer, type Table } from "./table.js";

/** What may be said of a battlefield, by the word before it. */
const FACTS = {
  control: readController,
  contested: (cursor, table, battlefield, token) => {
    const player = takePlayer(cursor, table) ?? undefined;
    setOnce(cursor, token, table.battlefieldOf(battlefield), "contestedBy", player);
  },
  staged: readStaged,
} as const satisfies Record<string, (cursor: Cursor, table: Table, battlefield: string, token: Token) => void>;

type FactWord = keyof typeof FACTS;

function factWordHere(cursor: Cursor): FactWord | null {
  const word = wordHere(cursor);
  return word === "control" || word === "contested" || word === "staged" ? word : null;
}

/** Reads a fact behind a battlefield: `contested by Ana`, `controlled by Ben`, `uncontrolled`; false if there is none. */
export function readFieldFact(cursor: Cursor, table: Table, battlefield: string): boolean {
  const token = cursor.peek();
  const word = factWordHere(cursor);
  if (word === null && wordHere(cursor) !== "nobody") return false;
  if (word !== null && takeWord(cursor, word)) cursor.takeSymbol("=", ":");
  FACTS[word ?? "control"](cursor, table, battlefield, token);
  return true;
}

/** Reads a clause that begins with the word for a fact of a battlefield: `control bf1: Ana`. */
export function readFieldClause(cursor: Cursor, table: Table): void {
  const token = cursor.peek();
  const word = factWordHere(cursor);
  if (word === null) return;
  takeWord(cursor, word);
  cursor.takeSymbol("=", ":");
  const field = takeBattlefield(cursor, table);
  if (!field) return;
  cursor.takeSymbol("=", ":");
  FACTS[word](cursor, table, field.id, token);
}

/** Reads the battlefields that a player controls or contested, or that nobody controls, behind the word for that. */
export function readFieldsOf(cursor: Cursor, table: Table, player: string | null): void {
  const fact = takeWord(cursor, "contested") ? "contestedBy" : "controller";
  takeWord(cursor, "control");
  cursor.takeSymbol("=", ":");
  do {
    const token = cursor.peek();
    const field = takeBattlefield(cursor, table);
    if (!field) return;
    setOnce(cursor, token, table.battlefieldOf(field.id), fact, player);
  } while (!cursor.full && cursor.takeSymbol(","));
}

function readController(cursor: Cursor, table: Table, battlefield: string, token: Token): void {
  const controller = takeWord(cursor, "nobody") ? null : (takePlayer(cursor, table) ?? undefined);
  setOnce(cursor, token, table.battlefieldOf(battlefield), "controller", controller);
}

const FIGHTS = vocabularyOf(FIGHT_WORDS);

function readStaged(cursor: Cursor, table: Table, battlefield: string, token: Token): void {
  const fight = cursor.phrase(FIGHTS);
  if (!fight) return cursor.report("notation/unexpected", cursor.peek(), { expected: ["fight"] });
  cursor.skip(fight.length);
  setOnce(cursor, token, table.battlefieldOf(battlefield), "staged", fight.meaning);
}
