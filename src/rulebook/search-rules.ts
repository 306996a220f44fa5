import { bookIn, type Entry } from "./book.js";
import type { Edition } from "./editions/index.js";
import { readPlace, writePlace, type CursorFault, type RuleSearch } from "./search-cursor.js";
import { readNumber } from "./number.js";
import { shownNumber, viewOf, type RuleView } from "./rule-view.js";
import { scoreOf, searchable, wordsOf, type Searchable } from "./search-words.js";

/** A page of the rules that fit a search. */
export interface RulePage {
  readonly nodes: readonly RuleView[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export type FoundRules =
  { readonly ok: true; readonly value: RulePage } | { readonly ok: false; readonly fault: CursorFault };

/**
 * The rules of an edition that hold every word searched for in number, title, summary, topics or key, best first and
 * then by number; without words all of them by number. A topic narrows them down.
 */
export function searchRules(
  search: RuleSearch & { readonly first: number; readonly after?: string | null },
): FoundRules {
  const { first, after = null } = search;
  const ranked = ranking(search);
  const place = after === null ? { ok: true as const, number: null } : readPlace(after, search);
  if (!place.ok) return place;
  const numbers = ranked.map((entry) => shownNumber(entry, search.edition).label);
  const start = place.number === null ? 0 : numbers.indexOf(place.number) + 1;
  if (place.number !== null && start === 0) return { ok: false, fault: "malformed-cursor" };
  const shown = ranked.slice(start, start + first);
  const last = numbers[start + shown.length - 1];
  return {
    ok: true,
    value: {
      nodes: shown.map((entry) => viewOf(entry, search.edition)),
      totalCount: ranked.length,
      pageInfo: {
        hasNextPage: start + shown.length < ranked.length,
        endCursor: shown.length === 0 || last === undefined ? null : writePlace(last, search),
      },
    },
  };
}

/** The topics that rules of an edition have, in the order of the alphabet. */
export function topicsIn(edition: Edition): string[] {
  return [...new Set(bookIn(edition).entries.flatMap(({ topics }) => topics))].sort();
}

function ranking({ search = "", topic = null, edition, language }: RuleSearch): Entry[] {
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
