import type { State } from "../state.js";
import { MODE_WORDS } from "../words/context-words.js";

/** Writes a clause of a word and what it says; none if it says nothing. */
export function writeClause(word: string, value: string | number | null | undefined): string[] {
  return value == null ? [] : [`${word}=${value}`];
}

/** Writes mode, Victory Score and number of battlefields. */
export function writeGame(game: State["game"]): string[] {
  return [
    ...(game?.mode == null ? [] : [MODE_WORDS[game.mode].english[0]]),
    ...writeClause("to", game?.victoryScore),
    ...writeClause("battlefields", game?.battlefieldCount),
  ];
}
