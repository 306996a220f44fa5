import { distance } from "fastest-levenshtein";
import { allCards, type Card } from "./card.js";
import { nameKey, numberKey, shortNames } from "./names.js";
import { once } from "./once.js";
import { rankedCards } from "./ranking.js";

const MOST = 5;
/**
 * A name may be this share of its letters off: a little more than a word of the service may be, as names are long,
 * heard or half remembered, and several are offered instead of one.
 */
const TOLERANCE = 0.35;

interface Spelling {
  readonly key: string;
  readonly card: Card;
}

const names = once(() => spellings(({ name, aliases = [] }) => [name, ...shortNames(name), ...aliases], nameKey));
const numbers = once(() => spellings(({ printings }) => printings.flatMap(({ id, code }) => [id, code]), numberKey));

function spellings(of: (card: Card) => readonly string[], keyOf: (text: string) => string): Spelling[] {
  return allCards().flatMap((card) => of(card).map((text) => ({ key: keyOf(text), card })));
}

/** The cards that a text which names none may mean, likeliest first: near in spelling, then near in search. */
export function closeMisses(text: string): Card[] {
  const number = /^[a-z]{3}[\s-]?[a-z]{0,2}\d/iu.test(text.trim());
  const near = number ? nearest(numberKey(text), numbers(), 1) : nearest(nameKey(text), names());
  const cards = number ? near : [...near, ...rankedCards(text)];
  return [...new Set(cards)].slice(0, MOST);
}

function nearest(
  key: string,
  among: readonly Spelling[],
  most = Math.max(1, Math.floor(key.length * TOLERANCE)),
): Card[] {
  if (key.length < 2) return [];
  return among
    .map((one) => ({ card: one.card, off: awayFrom(key, one.key, most) }))
    .filter(({ off }) => off <= most)
    .sort((one, other) => one.off - other.off)
    .map(({ card }) => card);
}

/** How many letters two spellings are apart; without counting where their lengths alone differ by too much. */
function awayFrom(key: string, other: string, most: number): number {
  return Math.abs(key.length - other.length) > most ? Infinity : distance(key, other);
}
