import type { Side } from "../../engine/index.js";
import type { PlayerState, State } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { phraseLength, takePhrase } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import { CONTEXT_VOCABULARY, type ContextMeaning } from "../words/vocabulary.js";
import type { ContextWordName } from "../words/context-words.js";
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

/** The meaning of the word here, if it is one of the context. */
export function wordHere(cursor: Cursor, ahead = 0): ContextMeaning["kind"] | null {
  return cursor.phrase(CONTEXT_VOCABULARY, ahead)?.meaning.kind ?? null;
}

/** Takes a word of the context if it stands here. */
export function takeWord(cursor: Cursor, ...kinds: readonly ContextWordName[]): boolean {
  const phrase = cursor.phrase(CONTEXT_VOCABULARY);
  if (!phrase || !kinds.some((kind) => kind === phrase.meaning.kind)) return false;
  cursor.skip(phrase.length);
  return true;
}

/** The side that is named here, if one is. */
export function sideHere(cursor: Cursor): Side | null {
  const word = wordHere(cursor);
  return word === "attacker" || word === "defender" ? word : null;
}

/** Takes a player: a side for its player, or an id; null, with a problem, if there is none. */
export function takePlayer(cursor: Cursor, { state }: Context, stops?: (ahead: number) => boolean): string | null {
  const side = sideHere(cursor);
  if (side && (cursor.phrase(CONTEXT_VOCABULARY)?.length ?? 0) === phraseLength(cursor, stops)) {
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

/** Sets what a clause says; a problem if an earlier clause has said it. */
export function setOnce<T extends object, Field extends keyof T>(
  cursor: Cursor,
  token: Token,
  facts: T,
  field: Field,
  value: T[Field] | undefined,
): void {
  if (value === undefined) return;
  if (facts[field] !== undefined) cursor.report("notation/repeated-clause", token);
  else facts[field] = value;
}
