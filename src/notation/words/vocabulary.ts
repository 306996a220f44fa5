import { fold } from "../text/characters.js";
import type { Spelling } from "./side-words.js";

/** What each phrase of a vocabulary means, and how it is spelled; the keys are folded. */
export type Vocabulary<Meaning> = ReadonlyMap<string, { readonly meaning: Meaning; readonly spelling: string }>;

type Entry<Meaning> = [string, { meaning: Meaning; spelling: string }];

/** The phrases of a table of words, each with what its row means. */
export function phrasesOf<Name extends string, Meaning>(
  table: Readonly<Record<Name, Spelling & { readonly short?: string }>>,
  meaningOf: (name: Name) => Meaning,
): Entry<Meaning>[] {
  return (Object.keys(table) as Name[]).flatMap((name) => {
    const { english, german, short } = table[name];
    const spellings = [...german, ...english, ...(short === undefined ? [] : [short])];
    const meaning = meaningOf(name);
    return spellings.map((spelling): Entry<Meaning> => [fold(spelling), { meaning, spelling }]);
  });
}

/** The vocabulary of a table where each row means its own name. */
export function vocabularyOf<Name extends string>(table: Readonly<Record<Name, Spelling>>): Vocabulary<Name> {
  return new Map(phrasesOf(table, (name) => name));
}
