import { bookIn, type Entry } from "./book.js";
import { EDITIONS, type Edition } from "./editions/index.js";
import { readNumber } from "./number.js";
import { viewOf, type RuleView } from "./rule-view.js";

export const RULE_NOTES = ["number-of-other-edition", "moved", "new-in", "vanished", "uncertain-number"] as const;
export type RuleNoteCode = (typeof RULE_NOTES)[number];

/**
 * What a reader who looked up a rule must know besides. "number-of-other-edition": the edition followed has no such
 * number, `edition` has. "moved": in `edition` it has another `number`. "new-in": `edition` is the first that has
 * it. "vanished": `edition` is the last. "uncertain-number": the number is a guess in `edition`.
 */
export interface RuleNote {
  readonly code: RuleNoteCode;
  readonly edition: Edition;
  readonly number: string | null;
}

export interface FoundRule extends RuleView {
  readonly note: RuleNote | null;
}

/** An entry, and the edition in which it was found by its number; null if it was found otherwise. */
interface Found {
  readonly entry: Entry;
  readonly by: Edition | null;
}

/**
 * Looks up a rule by its number in an edition, by its key or by its title. A number that only another edition has
 * is found as well, with a note. A heading answers with what is below it.
 */
export function findRule(text: string, edition: Edition): FoundRule | null {
  const found = byNumber(text, edition) ?? byKey(text, edition) ?? byTitle(text, edition);
  if (!found) return null;
  return { ...viewOf(found.entry, edition), note: noteOn(found, edition) };
}

function byNumber(text: string, asked: Edition): Found | undefined {
  const read = readNumber(text);
  if (!read) return undefined;
  const named = EDITIONS.find((edition) => edition === read.edition);
  const editions = named ? [named] : [asked, ...EDITIONS.filter((edition) => edition !== asked)];
  return firstOf(editions, read.number, "certain") ?? firstOf(editions, read.number, "guessed");
}

/** A number that is a guess in one edition and certain in another is looked for where it is certain. */
function firstOf(editions: readonly Edition[], number: string, kind: "certain" | "guessed"): Found | undefined {
  for (const by of editions) {
    const entry = bookIn(by)[kind].get(number);
    if (entry) return { entry, by };
  }
  return undefined;
}

function byKey(text: string, edition: Edition): Found | undefined {
  return among(edition, ({ key }) => key === text.trim());
}

function byTitle(text: string, edition: Edition): Found | undefined {
  const wanted = text.trim().toLowerCase();
  return among(edition, (entry) => Object.values(entry.text?.title ?? {}).some((one) => one.toLowerCase() === wanted));
}

function among(asked: Edition, fits: (entry: Entry) => boolean): Found | undefined {
  for (const edition of [asked, ...EDITIONS]) {
    const entry = bookIn(edition).entries.find(fits);
    if (entry) return { entry, by: null };
  }
  return undefined;
}

/** Notes are about numbers: who asks by key or title needs none, unless the edition has no such rule. */
function noteOn({ entry, by }: Found, asked: Edition): RuleNote | null {
  const place = entry.numbers[asked];
  if (place === null) return absence(entry, asked);
  if (by === null) return null;
  const isUncertain = place.status === "uncertain";
  if (place.number !== entry.numbers[by]?.number)
    return { code: "number-of-other-edition", edition: by, number: isUncertain ? null : place.number };
  return isUncertain ? { code: "uncertain-number", edition: asked, number: null } : change(entry, asked);
}

/** A rule that the edition has not is new in a later one, or has vanished since an earlier one. */
function absence({ numbers }: Entry, asked: Edition): RuleNote {
  const having = EDITIONS.filter((edition) => numbers[edition] !== null);
  const earlier = having.find((edition) => edition < asked);
  return earlier === undefined
    ? { code: "new-in", edition: having.at(-1) as Edition, number: null }
    : { code: "vanished", edition: earlier, number: null };
}

/** What has changed about a rule from the edition before, or will in the next one. */
function change({ numbers }: Entry, asked: Edition): RuleNote | null {
  const other = EDITIONS.find((edition) => edition !== asked && numbers[edition]?.number !== numbers[asked]?.number);
  if (other === undefined) return null;
  const place = numbers[other];
  if (place === null) return { code: other < asked ? "new-in" : "vanished", edition: asked, number: null };
  return place.status === "uncertain" ? null : { code: "moved", edition: other, number: place.number };
}
