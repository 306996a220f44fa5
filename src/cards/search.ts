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
}

/** The cards that fit, one entry per card, best first; without a search text in the order of the sets. */
export function searchCards(asked: CardSearch): readonly Card[] {
  const among = asked.search?.trim() ? rankedCards(asked.search) : allCards();
  return among.filter((card) => fits(card, asked));
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
