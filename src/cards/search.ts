import { BOUNDS, failed, ok, problem, type Result } from "../engine/index.js";
import { allCards, type Card } from "./card.js";
import { rankedCards } from "./ranking.js";
import type { CardKeyword, CardSet, CardType } from "./words.js";

/** A search over all cards; what is left out or null does not narrow it. */
export interface CardSearch {
  /** Words of a name, alias, tag or keyword, or the beginning of a printed number; the last word may be incomplete. */
  readonly search?: string | null | undefined;
  /** Cards with a printing in this set. */
  readonly set?: CardSet | null | undefined;
  readonly type?: CardType | null | undefined;
  /** Cards that have this keyword printed, always or on a condition. */
  readonly keyword?: CardKeyword | null | undefined;
  /** How many cards a page holds; 20 if left out. */
  readonly first?: number | null | undefined;
  /** The `endCursor` of an earlier page of the same search. */
  readonly after?: string | null | undefined;
}

export interface CardPage {
  readonly total: number;
  readonly nodes: readonly Card[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/**
 * One page of the cards that fit, one entry per card, best first; without a search text in the order of the
 * sets. A cursor that is none, or of another search, is a problem at `after`.
 */
export function searchCards(asked: CardSearch): Result<CardPage> {
  const start = asked.after == null ? ok(0) : readCursor(asked.after, asked);
  if (!start.ok) return start;
  const among = asked.search?.trim() ? rankedCards(asked.search) : allCards();
  const cards = among.filter((card) => fits(card, asked));
  const first = Math.min(Math.max(asked.first ?? BOUNDS.pageSizeDefault, 0), BOUNDS.pageSizeMax);
  const end = Math.min(start.value + first, cards.length);
  const nodes = cards.slice(start.value, end);
  return ok({
    total: cards.length,
    nodes,
    hasNextPage: end < cards.length,
    endCursor: nodes.length > 0 ? writeCursor(end, asked) : null,
  });
}

/** Whether a card has a keyword printed on it, always or on a condition. */
export function hasKeyword({ keywords, conditional = [] }: Card, keyword: CardKeyword): boolean {
  return keyword in keywords || conditional.some((one) => one.keyword === keyword);
}

function fits(card: Card, { set, type, keyword }: CardSearch): boolean {
  if (set != null && !card.printings.some((printing) => printing.set === set)) return false;
  if (type != null && card.type !== type) return false;
  return keyword == null || hasKeyword(card, keyword);
}

function writeCursor(end: number, asked: CardSearch): string {
  return `c${end}.${searchHash(asked)}`;
}

function readCursor(cursor: string, asked: CardSearch): Result<number> {
  const { end, hash } = /^c(?<end>\d{1,5})\.(?<hash>[0-9a-z]{1,7})$/u.exec(cursor)?.groups ?? {};
  if (end === undefined) return failed([problem("page/malformed-cursor", ["after"], { cursor })]);
  if (hash !== searchHash(asked)) return failed([problem("page/foreign-cursor", ["after"], { cursor })]);
  return ok(Number(end));
}

/** The 32-bit FNV-1a hash of what decides the order of a search. */
function searchHash({ search, set, type, keyword }: CardSearch): string {
  let hash = 0x811c9dc5;
  for (const letter of [search?.trim(), set, type, keyword].join("\u0000")) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
