import { allCards, cardOf, type Card } from "./card.js";
import { closeMisses } from "./close-misses.js";
import { nameKey, numberKey, shortNames } from "./names.js";
import { once } from "./once.js";
import type { CardRecord } from "./schema.js";
import { cardRecords } from "./snapshot.js";
import type { CardType } from "./words.js";

/**
 * What a look-up finds: a card with the printing that was asked for, several cards that share the short name
 * or alias, or none, with the cards that may have been meant.
 */
export type CardFinding =
  | { readonly found: Card; readonly printing: CardRecord }
  | { readonly ambiguous: readonly Card[] }
  | { readonly suggestions: readonly Card[] };

/** Longer texts are no name of a card, and are not compared with any. */
const LONGEST_NAME = 80;

const byNumber = once(
  () => new Map(cardRecords.flatMap((record) => [record.id, record.code].map((text) => [numberKey(text), record]))),
);

/** The ways to name a card, from the surest: its name, other names, the short name. */
const byName = once(() => [
  cardsBy(({ name }) => [name]),
  cardsBy(({ printings }) => printings.flatMap(({ aliases }) => aliases ?? [])),
  cardsBy(({ name }) => shortNames(name)),
]);

function cardsBy(names: (card: Card) => readonly string[]): ReadonlyMap<string, readonly Card[]> {
  const cards = new Map<string, Card[]>();
  for (const card of allCards()) {
    for (const key of new Set(names(card).map(nameKey))) cards.set(key, [...(cards.get(key) ?? []), card]);
  }
  return cards;
}

/**
 * Finds a card by id ("OGN-054"), printed code ("OGN-054/298"), name, alias or short name, without regard to
 * case, accents and punctuation. A variant leads to its card. Where several cards share a short name, those of the
 * `wanted` type are meant, if there are any. A miss answers at most five suggestions.
 */
export function findCard(text: string, wanted?: CardType): CardFinding {
  if (text.length > LONGEST_NAME) return { suggestions: [] };
  const printing = byNumber().get(numberKey(text));
  if (printing) return { found: cardOf(printing), printing };
  const key = nameKey(text);
  for (const names of byName()) {
    const [card, ...others] = narrowed(names.get(key) ?? [], wanted);
    if (card) return others.length > 0 ? { ambiguous: [card, ...others] } : { found: card, printing: card };
  }
  return { suggestions: closeMisses(text) };
}

function narrowed(cards: readonly Card[], wanted: CardType | undefined): readonly Card[] {
  const fitting = cards.filter(({ type }) => type === wanted);
  return fitting.length > 0 ? fitting : cards;
}

/** Why a text leads to no card: the code of that problem, and the cards that could be meant. */
export function whyNoCard(finding: Exclude<CardFinding, { readonly found: Card }>): {
  readonly code: "card/ambiguous" | "card/unknown";
  readonly candidates: readonly Card[];
} {
  return "ambiguous" in finding
    ? { code: "card/ambiguous", candidates: finding.ambiguous }
    : { code: "card/unknown", candidates: finding.suggestions };
}
