import { distance } from "fastest-levenshtein";

/** A shorter text could mean anything, a longer one is no misspelled word. */
const LENGTH = { least: 2, most: 40 };

/**
 * The known word that a misspelled one most likely stands for, the first of those that are equally near; undefined
 * where none is: a third of the letters may be wrong, or all be there in another order. Case does not matter.
 */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const word = text.toLowerCase();
  if (word.length < LENGTH.least || word.length > LENGTH.most) return undefined;
  let found: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const one of known) {
    const away = awayFrom(word, one.toLowerCase());
    if (away >= least) continue;
    least = away;
    found = one;
  }
  return found;
}

/** How many letters two words are apart; the same letters in another order, as `tnak` and `tank`, are one slip. */
function awayFrom(one: string, other: string): number {
  const away = distance(one, other);
  return away > 1 && isShuffled(one, other) ? 1 : away;
}

function isShuffled(one: string, other: string): boolean {
  return one.length === other.length && [...one].toSorted().join() === [...other].toSorted().join();
}
