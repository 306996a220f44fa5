import { bookIn, type Book, type Entry } from "./book.js";
import { EDITIONS, type Edition } from "./editions/index.js";
import type { CitationStatus } from "./editions/table.js";
import type { RuleKey } from "./keys.js";
import type { PerLanguage } from "./languages.js";
import { ancestorsOf, parentOf } from "./number.js";
import { SECTIONS } from "./sections.js";

/** The number of a rule as readers are shown it: one that is uncertain comes from an edition in which it is certain. */
export interface ShownNumber {
  readonly number: string;
  readonly label: string;
  /** The edition that has this number. */
  readonly edition: Edition;
}

/** A rule as others refer to it; the title is null for a heading of which no more is known than what is below it. */
export interface RuleReference extends ShownNumber {
  readonly title: PerLanguage | null;
}

/** The number that a rule has in an edition; null where that edition has no such rule. */
export interface NumberInEdition {
  readonly edition: Edition;
  readonly shown: ShownNumber | null;
  readonly status: CitationStatus | null;
}

/** A rule as one edition has it, with its place among the others. */
export interface RuleView extends RuleReference {
  readonly summary: PerLanguage | null;
  readonly section: PerLanguage;
  readonly topics: readonly string[];
  readonly status: CitationStatus;
  readonly key: RuleKey | null;
  readonly numbers: readonly NumberInEdition[];
  readonly parent: RuleReference | null;
  readonly children: readonly RuleReference[];
  /** The rules before and after it in the order of numbers. */
  readonly previous: RuleReference | null;
  readonly next: RuleReference | null;
}

/** The number that readers who follow `edition` are shown. */
export function shownNumber({ numbers }: Entry, edition: Edition): ShownNumber {
  for (const one of [edition, ...EDITIONS]) {
    const place = numbers[one];
    if (place === null || place.status === "uncertain") continue;
    const label = one === edition ? `CR ${place.number}` : `CR ${place.number} (${one})`;
    return { number: place.number, label, edition: one };
  }
  throw new Error("A rule has no number that is certain.");
}

/** A rule as readers who follow `edition` see it. One that the edition has not stands among those of another. */
export function viewOf(entry: Entry, edition: Edition): RuleView {
  const shown = shownNumber(entry, edition);
  const home = bookIn(entry.numbers[edition] === null ? shown.edition : edition);
  const refer = (other: Entry | undefined) => (other ? referenceTo(other, edition) : null);
  const { before, after } = neighbours(entry, home);
  return {
    ...referenceTo(entry, edition),
    summary: entry.text?.summary ?? null,
    section: SECTIONS[entry.section],
    topics: entry.topics,
    status: (entry.numbers[edition] ?? entry.numbers[shown.edition])?.status ?? "uncertain",
    key: entry.key,
    numbers: EDITIONS.map((one) => numberIn(entry, one)),
    parent: refer(parentIn(home, entry)),
    children: childrenIn(home, entry).map((child) => referenceTo(child, edition)),
    previous: refer(before),
    next: refer(after),
  };
}

function referenceTo(entry: Entry, edition: Edition): RuleReference {
  return { ...shownNumber(entry, edition), title: entry.text?.title ?? null };
}

function numberIn(entry: Entry, edition: Edition): NumberInEdition {
  const place = entry.numbers[edition];
  if (place === null) return { edition, shown: null, status: null };
  return { edition, shown: shownNumber(entry, edition), status: place.status };
}

function numberOf(entry: Entry, { edition }: Book): string {
  return entry.numbers[edition]?.number ?? "";
}

function parentIn(book: Book, entry: Entry): Entry | undefined {
  const above = ancestorsOf(numberOf(entry, book)).map(
    (number) => book.certain.get(number) ?? book.guessed.get(number),
  );
  return above.find((one) => one !== undefined);
}

function childrenIn(book: Book, entry: Entry): Entry[] {
  const number = numberOf(entry, book);
  return book.entries.filter((one) => parentOf(numberOf(one, book)) === number);
}

function neighbours(entry: Entry, { entries }: Book): { readonly before?: Entry; readonly after?: Entry } {
  const place = entries.indexOf(entry);
  const isRule = ({ text }: Entry) => text !== null;
  const before = entries.slice(0, place).findLast(isRule);
  const after = entries.slice(place + 1).find(isRule);
  return { ...(before && { before }), ...(after && { after }) };
}
