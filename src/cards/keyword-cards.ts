import type { PerLanguage } from "../rulebook/index.js";
import { allCards, type Card } from "./card.js";
import { giving, having, ignoring, type Ways } from "./keyword-ways.js";
import type { KeywordId } from "./keywords/keyword.js";

/** How a card has to do with a keyword, in short phrases of the data: its value, its condition, its targets. */
export interface KeywordCard {
  readonly card: Card;
  readonly how: string | null;
}

/** The cards of a keyword, one entry per card, in the order of the sets; the lists' lengths are the counts. */
export interface KeywordCards {
  /** Printed on them, always or on a condition. */
  readonly with: readonly KeywordCard[];
  /** They give it to others, or make it stronger. */
  readonly giveOrBoost: readonly KeywordCard[];
  /** They let it be ignored, or keep it from working. */
  readonly ignore: readonly KeywordCard[];
  /** What the data does not know. */
  readonly gap: PerLanguage;
}

const GAP: PerLanguage = {
  en: "Cards of Radiance are preview data: 39 of its 167 numbers are missing, and the keywords of eight of its cards are not known.",
  de: "Karten von Radiance sind Vorschaudaten: 39 der 167 Nummern fehlen, und von acht ihrer Karten sind die Schlüsselwörter nicht bekannt.",
};
const TANK_GAP: PerLanguage = {
  en: `A public guide of October 2026 counts 23 cards with Tank, 8 that give or boost it and 1 that ignores it; the four that are missing here would fit among the missing numbers. ${GAP.en}`,
  de: `Ein öffentlicher Leitfaden vom Oktober 2026 zählt 23 Karten mit Tank, 8, die es geben oder verstärken, und 1, die es ignoriert; die vier hier fehlenden würden zu den fehlenden Nummern passen. ${GAP.de}`,
};

const known = new Map<KeywordId, KeywordCards>();

/** The three lists of cards of a keyword, with what the data does not know. Made once for each keyword. */
export function keywordCards(keyword: KeywordId): KeywordCards {
  const cards = known.get(keyword) ?? {
    with: cardsThat((card) => having(card, keyword)),
    giveOrBoost: cardsThat((card) => giving(card, keyword)),
    ignore: cardsThat((card) => ignoring(card, keyword)),
    gap: keyword === "tank" ? TANK_GAP : GAP,
  };
  known.set(keyword, cards);
  return cards;
}

function cardsThat(waysOf: (card: Card) => Ways): KeywordCard[] {
  return allCards().flatMap((card) => {
    const ways = waysOf(card);
    return ways === null ? [] : [{ card, how: ways.filter(Boolean).join("; ") || null }];
  });
}
