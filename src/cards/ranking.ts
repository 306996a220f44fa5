import MiniSearch, { type SearchOptions } from "minisearch";
import { allCards, type Card } from "./card.js";
import { nameKey, searchWords, shortNames } from "./names.js";
import { once } from "./once.js";
import { CARD_SETS } from "./words.js";

/** What is read of a search: more letters or words than a name has make no better answer, only a slower one. */
const LONGEST_SEARCH = 80;
const MOST_WORDS = 6;
const NUMBERED = new RegExp(`^(?:${CARD_SETS.join("|")})(?:-|\\d)`, "u");

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly aliases: string;
  readonly tags: string;
  readonly keywords: string;
  readonly sets: string;
}

const searchIndex = once(() => {
  const index = new MiniSearch<Entry>({
    fields: ["name", "aliases", "tags", "keywords", "sets"],
    tokenize: searchWords,
    processTerm: (word) => word,
    searchOptions: { boost: { name: 4, aliases: 3 } },
  });
  index.addAll(allCards().map(entryOf));
  return index;
});

function entryOf({ name, aliases = [], tags, keywords, printings }: Card, id: number): Entry {
  const otherNames = new Set([...aliases, ...printings.flatMap((printing) => printing.aliases ?? [])]);
  return {
    id,
    name,
    aliases: [...otherNames].join(" "),
    tags: tags.join(" "),
    keywords: Object.keys(keywords).join(" "),
    sets: [...new Set(printings.map(({ set }) => set))].join(" "),
  };
}

/** A word may miss letters from four on; only the last word may still be in the making. */
const TOLERANT = {
  prefix: (_word: string, place: number, words: string[]) => place === words.length - 1,
  fuzzy: (word: string) => (/\d/u.test(word) || word.length < 4 ? false : word.length < 5 ? 1 : 2),
} satisfies SearchOptions;

/**
 * The cards that a search means, best first: those of that name, those whose name or printed number begins so,
 * then by how well and how exactly the words fit. The same search has the same order every time.
 */
export function rankedCards(search: string): readonly Card[] {
  const text = search.slice(0, LONGEST_SEARCH);
  const numbered = withNumber(text);
  if (numbered.length > 0) return numbered;
  const words = searchWords(text).slice(0, MOST_WORDS).join(" ");
  if (words === "") return [];
  const all = searchIndex().search(words, { ...TOLERANT, combineWith: "AND" });
  const hits = all.length > 0 ? all : searchIndex().search(words, { ...TOLERANT, combineWith: "OR" });
  const key = nameKey(text);
  return hits
    .map(({ id, score }) => ({ place: id as number, score, closeness: closeness(cardAt(id as number), key) }))
    .sort((one, other) => one.closeness - other.closeness || other.score - one.score || one.place - other.place)
    .map(({ place }) => cardAt(place));
}

function cardAt(place: number): Card {
  return allCards()[place] as Card;
}

/** The cards with a printing whose number begins so: a set, and at least a hyphen or a digit behind it. */
function withNumber(text: string): Card[] {
  const start = text.toUpperCase().replace(/\s/gu, "");
  if (!NUMBERED.test(start)) return [];
  const bare = start.replace("-", "");
  return allCards().filter(({ printings }) => printings.some(({ code }) => code.replace("-", "").startsWith(bare)));
}

/** 0 for the very name, 1 for the short name, 2 where the name begins so, 3 for all else. */
function closeness({ name }: Card, key: string): number {
  const own = nameKey(name);
  if (own === key) return 0;
  if (shortNames(name).some((short) => nameKey(short) === key)) return 1;
  return own.startsWith(key) ? 2 : 3;
}
