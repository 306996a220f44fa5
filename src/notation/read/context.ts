import type { Side } from "../../engine/index.js";
import type { PlayerState, State } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { phraseLength, takePhrase } from "../text/phrase.js";
import { takeWord, wordHere } from "./clause.js";
import { playerOf, type Aliases } from "./references.js";

/** What ends a clause behind the bar. */
export const CLAUSE_ENDS = [",", ";", "|", "~"] as const;

/** What ends a list within a clause: all but the comma. */
export const LIST_ENDS = [";", "|", "~"] as const;

/** The state while the clauses behind the bar are read. */
export interface Context {
  readonly state: State;
  readonly aliases: Readonly<Record<Side, Aliases>>;
  /** The player whom the last `player` clause named. */
  current: PlayerState | null;
}

/** The side that is named here, if one is. */
export function sideHere(cursor: Cursor): Side | null {
  const word = wordHere(cursor);
  return word === "attacker" || word === "defender" ? word : null;
}

/** Takes a player: a side for its player, or an id; null, with a problem, if there is none. */
export function takePlayer(cursor: Cursor, { state }: Context, stops?: (ahead: number) => boolean): string | null {
  const side = sideHere(cursor);
  if (side && (cursor.phrase(cursor.dialect.clauses)?.length ?? 0) === phraseLength(cursor, stops)) {
    takeWord(cursor, side);
    return playerOf(state.combat, side);
  }
  return takePhrase(cursor, stops)?.text ?? null;
}

/** The entry of a player in the list, added if there is none. */
export function entryOf({ state }: Context, id: string): PlayerState {
  const players = (state.players ??= []);
  const found = players.find((player) => player.id === id);
  if (found) return found;
  const added: PlayerState = { id };
  players.push(added);
  return added;
}
