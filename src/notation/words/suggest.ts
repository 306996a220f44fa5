import { nearest } from "../../contract/index.js";
import { fold } from "../text/characters.js";
import type { Vocabulary } from "./vocabulary.js";

/** A shorter phrase is near to too much. */
const SHORTEST = 3;

/** The phrase that a misspelled word probably stands for, or stands for its first word; null where none is near. */
export function suggest(text: string, vocabulary: Vocabulary<unknown>): string | null {
  const spellings = new Map<string, string>();
  for (const [phrase, { spelling }] of vocabulary) {
    if (phrase.length < SHORTEST) continue;
    const [first = phrase] = phrase.split(" ", 1);
    for (const word of [phrase, first]) if (!spellings.has(word)) spellings.set(word, spelling);
  }
  const found = nearest(fold(text), [...spellings.keys()]);
  return found === undefined ? null : (spellings.get(found) ?? null);
}
