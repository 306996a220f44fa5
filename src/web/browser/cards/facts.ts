import { cardNames, cardWarnings, fillCards } from "../../../adjudicator/index.js";
import { searchCards } from "../../../cards/index.js";
import type { CardFacts } from "./card-facts.js";

/** The catalogue, as the adjudicator of the service uses it. */
export const cardFacts: CardFacts = {
  names: cardNames,
  fill: ({ combat }) => fillCards(combat, ["state", "combat"]),
  warnings: (cards, messages, names) => cardWarnings(cards, { messages, names }).map(({ message }) => message),
  search(text, most) {
    const found = searchCards({ search: text, type: "unit" });
    return { offered: found.slice(0, most).map(({ id, name, might }) => ({ id, name, might })), total: found.length };
  },
};
