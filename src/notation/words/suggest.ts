import { distance } from "fastest-levenshtein";
import { fold } from "../text/characters.js";
import type { Vocabulary } from "./vocabulary.js";

const LONGEST = 30;

/** The phrase that a misspelled word probably stands for, or null where none is near. */
export function suggest(text: string, vocabulary: Vocabulary<unknown>): string | null {
  const word = fold(text);
  if (word.length < 2 || word.length > LONGEST) return null;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const [phrase, { spelling }] of vocabulary) {
    if (phrase.length < 3) continue;
    const [first = ""] = phrase.split(" ");
    const away = isShuffled(word, first) ? 1 : Math.min(distance(word, phrase), distance(word, first));
    if (away >= least) continue;
    least = away;
    nearest = spelling;
  }
  return nearest;
}

/** Whether two words have the same letters in another order, as `tnak` and `tank`. */
function isShuffled(one: string, other: string): boolean {
  return one.length === other.length && [...one].toSorted().join() === [...other].toSorted().join();
}
