import type { BattlefieldState, BoardPlayerState, BoardState, ShowdownState } from "../../state.js";
import type { Cursor } from "../../text/cursor.js";
import { phraseLength, phraseOf, takePhrase } from "../../text/phrase.js";
import type { Token } from "../../text/tokens.js";
import { suggest } from "../../words/suggest.js";
import { wordHere } from "../clause.js";
import { KnownNames } from "./known-names.js";

/** What ends a clause of a line about the table. */
export const CLAUSE_ENDS = ["|", "~", ";"] as const;

/** The running combat while its line is read; without fighters, they follow from who is there. */
export interface RunningCombat {
  readonly at: NamedField;
  fighters?: { readonly attacker: string; readonly defender: string };
  step?: NonNullable<ShowdownState["combat"]>["step"];
  opening?: boolean;
}

/** The table while its line is read. */
export class Table {
  readonly board: BoardState = { players: [], battlefields: [] };
  readonly players = new KnownNames();
  readonly battlefields = new KnownNames();
  combat: RunningCombat | null = null;

  /** A player that is known. */
  playerOf(id: string): BoardPlayerState {
    return this.board.players.find((one) => one.id === id) as BoardPlayerState;
  }

  /** A battlefield, which is put on the table if it was not there. */
  battlefieldOf(id: string): BattlefieldState {
    if (this.battlefields.add(id)) this.board.battlefields.push({ id });
    return this.board.battlefields.find((one) => one.id === id) as BattlefieldState;
  }
}

/** Takes a player who is known; null, with a problem, if none stands here. */
export function takePlayer(cursor: Cursor, { players }: Table): string | null {
  const found = players.at(cursor);
  if (found) {
    cursor.skip(found.length);
    return found.id;
  }
  const length = phraseLength(cursor, (ahead) => wordHere(cursor, ahead) !== null);
  if (length === 0) cursor.report("notation/unexpected", cursor.peek(), { expected: ["player"] });
  else reportUnknownPlayer(cursor, players, length);
  return null;
}

/** Tells that the next tokens name no player. */
export function reportUnknownPlayer(cursor: Cursor, players: KnownNames, length: number): void {
  const { text, first, last } = phraseOf(cursor, length);
  const suggestion = suggest(text, players.words);
  cursor.report("notation/unknown-player", first, { expected: ["player"], suggestion }, last);
}

/** The name of a battlefield as it stands in the line. */
export interface NamedField {
  readonly id: string;
  readonly first: Token;
  readonly last: Token;
}

/** Takes the name of a battlefield, known or not; null, with a problem, if no name stands here. */
export function takeBattlefield(cursor: Cursor, table: Table): NamedField | null {
  const ends = (ahead: number): boolean => endsName(cursor, table, ahead);
  const found = table.battlefields.at(cursor, 0, (ahead) => cursor.peek(ahead).kind === "symbol" || ends(ahead));
  if (found) {
    const { first, last } = phraseOf(cursor, found.length);
    cursor.skip(found.length);
    return { id: found.id, first, last };
  }
  if (cursor.peek().kind === "number") {
    cursor.report("notation/unexpected", cursor.peek(), { expected: ["battlefield"] });
    return null;
  }
  const name = takePhrase(cursor, ends);
  return name && { id: name.text, first: name.first, last: name.last };
}

/** Whether the name of a battlefield ends before the token here: a word of a clause, a player, or the end. */
function endsName(cursor: Cursor, { players }: Table, ahead: number): boolean {
  const { kind, gap } = cursor.peek(ahead);
  if (kind === "end") return true;
  if (gap === "dot" || gap === "none") return false;
  return wordHere(cursor, ahead) !== null || players.at(cursor, ahead) !== null;
}
