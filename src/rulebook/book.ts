import { ruleCatalogue, vanishedRules, type RuleText } from "./catalogue.js";
import { EDITIONS, editionTables, type Edition } from "./editions/index.js";
import type { CitationStatus } from "./editions/table.js";
import { RULE_KEYS, type RuleKey } from "./keys.js";
import { ancestorsOf, compareNumbers } from "./number.js";
import type { Section } from "./sections.js";

/** Where an entry stands in one edition. An uncertain number is a guess that readers are not shown. */
export interface Placing {
  readonly number: string;
  readonly status: CitationStatus;
}

/** A rule, or a heading of which no more is known than what stands below it. */
export interface Entry {
  readonly text: Pick<RuleText, "title" | "summary"> | null;
  readonly section: Section;
  readonly topics: readonly string[];
  readonly key: RuleKey | null;
  readonly numbers: Readonly<Record<Edition, Placing | null>>;
}

/** The entries of one edition. */
export interface Book {
  readonly edition: Edition;
  readonly certain: ReadonlyMap<string, Entry>;
  readonly guessed: ReadonlyMap<string, Entry>;
  /** All of them, in the order of their numbers, headings before what is below them. */
  readonly entries: readonly Entry[];
}

const keysByNumber: ReadonlyMap<string, RuleKey> = new Map(
  RULE_KEYS.flatMap((key) => {
    const { number } = editionTables["2026-10-09"][key];
    return number === null ? [] : [[number, key] as const];
  }),
);

function rules(): Entry[] {
  const current = [...ruleCatalogue.values()].map(
    ({ number, numberJuly2026, status, title, summary, section, topics }): Entry => ({
      text: { title, summary },
      section,
      topics,
      key: keysByNumber.get(number) ?? null,
      numbers: {
        "2026-10-09": { number, status },
        "2026-07-16": numberJuly2026 === null ? null : { number: numberJuly2026, status: "confirmed" },
      },
    }),
  );
  const gone = vanishedRules.map(({ number, title, summary, section, topics }): Entry => ({
    text: { title, summary },
    section,
    topics,
    key: null,
    numbers: { "2026-10-09": null, "2026-07-16": { number, status: "confirmed" } },
  }));
  return [...current, ...gone];
}

/** The headings above the rules that are no rules of the catalogue themselves. */
function headings(below: readonly Entry[]): Entry[] {
  const known = new Set(
    EDITIONS.flatMap((edition) => below.map(({ numbers }) => placeName(edition, numbers[edition]))),
  );
  const found = new Map<string, Entry>();
  for (const entry of below) {
    for (const heading of above(entry)) {
      const name = EDITIONS.map((edition) => placeName(edition, heading.numbers[edition])).find((one) => one !== "");
      if (name === undefined || known.has(name)) continue;
      found.set(name, joined(found.get(name), heading));
    }
  }
  return [...found.values()];
}

function placeName(edition: Edition, place: Placing | null): string {
  return place === null ? "" : `${edition} ${place.number}`;
}

function above({ section, topics, numbers }: Entry): Entry[] {
  const [newest] = EDITIONS.flatMap((edition) => numbers[edition] ?? []);
  return ancestorsOf(newest?.number ?? "").map((ancestor) => {
    const levels = ancestor.split(".").length;
    const places = EDITIONS.map((edition) => [edition, truncated(numbers[edition], levels)] as const);
    return { text: null, section, topics, key: null, numbers: Object.fromEntries(places) as Entry["numbers"] };
  });
}

function truncated(place: Placing | null, levels: number): Placing | null {
  if (place === null) return null;
  const status = place.status === "confirmed" ? "derived" : place.status;
  return { number: place.number.split(".").slice(0, levels).join("."), status };
}

/** One heading seen from two rules below it: it is as sure as the surer of the two. */
function joined(one: Entry | undefined, other: Entry): Entry {
  if (!one) return other;
  const places = EDITIONS.map((edition) => [edition, surer(one.numbers[edition], other.numbers[edition])] as const);
  return {
    ...one,
    topics: [...new Set([...one.topics, ...other.topics])],
    numbers: Object.fromEntries(places) as Entry["numbers"],
  };
}

function surer(one: Placing | null, other: Placing | null): Placing | null {
  return one === null || (one.status === "uncertain" && other !== null) ? other : one;
}

function bookOf(edition: Edition, all: readonly Entry[]): Book {
  const placed = all.flatMap((entry) => {
    const place = entry.numbers[edition];
    return place === null ? [] : [{ entry, ...place }];
  });
  placed.sort((one, other) => compareNumbers(one.number, other.number));
  const having = (guess: boolean) =>
    new Map(
      placed.flatMap(({ entry, number, status }) =>
        (status === "uncertain") === guess ? [[number, entry] as const] : [],
      ),
    );
  return { edition, certain: having(false), guessed: having(true), entries: placed.map(({ entry }) => entry) };
}

let books: Readonly<Record<Edition, Book>> | undefined;

/** The book of an edition. All of them are made when the first one is asked for. */
export function bookIn(edition: Edition): Book {
  if (!books) {
    const known = rules();
    const all = [...known, ...headings(known)];
    books = Object.fromEntries(EDITIONS.map((one) => [one, bookOf(one, all)])) as Record<Edition, Book>;
  }
  return books[edition];
}
