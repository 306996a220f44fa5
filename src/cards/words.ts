/** The words of the card data whose lists are closed, each written once; the schema and the filters are made of them. */

export const CARD_SETS = ["OGN", "OGS", "SFD", "UNL", "VEN", "RAD"] as const;
export type CardSet = (typeof CARD_SETS)[number];

export const CARD_TYPES = ["unit", "spell", "legend", "gear", "battlefield", "rune", "token"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const CARD_SUPERTYPES = ["champion", "signature", "token"] as const;

export const DOMAINS = ["Fury", "Calm", "Mind", "Body", "Chaos", "Order"] as const;

export const PRINTINGS = [
  "alt art",
  "overnumbered",
  "overnumbered alt",
  "signature",
  "special",
  "rune",
  "token",
] as const;

/** Keywords whose printed value is a number. */
export const VALUED_KEYWORDS = ["assault", "shield", "deflect", "hunt", "disarm"] as const;

/** Keywords that a card has or has not. */
export const PLAIN_KEYWORDS = [
  "tank",
  "backline",
  "ganking",
  "accelerate",
  "ambush",
  "deathknell",
  "hidden",
  "action",
  "reaction",
  "legion",
  "vision",
  "weaponmaster",
  "temporary",
  "empower",
  "unique",
  "quickdraw",
  "deploy",
  "showOff",
] as const;

/** Keywords that are printed with a cost. */
export const COST_KEYWORDS = ["equip", "repeat", "flow"] as const;

/** Every keyword that the card data records; `level` has a list of thresholds. */
export const CARD_KEYWORDS = [...VALUED_KEYWORDS, ...PLAIN_KEYWORDS, ...COST_KEYWORDS, "level"] as const;
export type CardKeyword = (typeof CARD_KEYWORDS)[number];

/** Fields of a record that a preview can leave open. */
export const UNKNOWN_FIELDS = ["power", "keywords", "combat", "tags", "might", "mightBonus"] as const;

/** How long an effect lasts that does not last for good. */
export const DURATIONS = ["turn", "combat"] as const;

/** Where tokens are put. */
export const TOKEN_PLACES = [
  "choice",
  "base",
  "here",
  "a battlefield",
  "location left",
  "an occupied enemy battlefield",
] as const;
