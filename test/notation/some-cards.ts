import type { CardNames } from "../../src/notation/index.js";

const NAMES: Readonly<Record<string, string>> = {
  "OGN-027": "Darius, Trifarian",
  "OGN-243": "Darius, Executioner",
  "OGN-054": "Stalwart Poro",
  "OGN-054a": "Stalwart Poro (alternate)",
  "OGN-109": "Dr. Mundo, Expert",
  "OGN-039": "Kai'Sa, Survivor",
  "SFD-103": "Jaull-Fish",
  "OGN-299*": "Signed",
  "SFD-900": "Mech",
};

/** A handful of cards, found by id, printed code and name without regard to case. */
export const someCards: CardNames = {
  find(text) {
    const wanted = text.toLowerCase();
    const cards = Object.entries(NAMES);
    const found = cards.find(([id, name]) => [id, `${id}/298`, name].some((one) => one.toLowerCase() === wanted));
    if (found) return { id: found[0] };
    const begun = cards.map(([, name]) => name).filter((name) => name.toLowerCase().startsWith(`${wanted},`));
    if (begun.length > 0) return { ambiguous: begun };
    return {
      suggestions: cards.map(([, name]) => name).filter((name) => name.toLowerCase().startsWith(wanted.slice(0, 3))),
    };
  },
};

/** A catalogue that knows every card by any text. */
export const everyCard: CardNames = { find: (text) => ({ id: text }) };
