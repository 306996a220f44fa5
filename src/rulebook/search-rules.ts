import { bookIn, type Entry } from "./book.js";
import type { Edition } from "./editions/index.js";
import type { Language } from "./languages.js";
import { readNumber } from "./number.js";
import { shownNumber } from "./rule-view.js";
import { scoreOf, searchable, wordsOf, type Searchable } from "./search-words.js";

/** What rules are searched for. */
interface RuleSearch {
  readonly search?: string | null;
  readonly topic?: string | null;
  readonly edition: Edition;
  readonly language: Language;
}

/** The topics that rules of an edition have, in the order of the alphabet. */
export function topicsIn(edition: Edition): string[] {
  return [...new Set(bookIn(edition).entries.flatMap(({ topics }) => topics))].sort();
}

/**
 * The rules of an edition that hold every word searched for in number, title, summary, topics or key, best first and
 * then by number; without words all of them by number. A topic narrows them down. `viewOf` shows each.
 */
export function searchRules({ search = "", topic = null, edition, language }: RuleSearch): readonly Entry[] {
  const rules = bookIn(edition).entries.filter(
    ({ text, topics }) => text !== null && (topic === null || topics.includes(topic)),
  );
  const words = queryWords(search ?? "");
  if (words.length === 0) return rules;
  const found = rules
    .map((entry) => ({ entry, score: scoreOf(searchableIn(entry, edition, language), words) }))
    .filter(({ score }) => score > 0);
  return found.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

/** A number may be written as readers do, with CR before it; other words are taken as they are. */
function queryWords(search: string): string[] {
  const number = readNumber(search)?.number;
  return number === undefined ? wordsOf(search).filter((word) => word !== "cr") : [number];
}

const remembered = new Map<string, WeakMap<Entry, Searchable>>();

function searchableIn(entry: Entry, edition: Edition, language: RuleSearch["language"]): Searchable {
  const name = `${edition} ${language}`;
  const known = remembered.get(name) ?? new WeakMap<Entry, Searchable>();
  remembered.set(name, known);
  const made = known.get(entry) ?? searchable(entry, shownNumber(entry, edition).number, language);
  known.set(entry, made);
  return made;
}
