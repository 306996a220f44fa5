/** What can be wrong with a card that a unit is said to be. */
export const CARD_PROBLEM_CODES = ["card/unknown", "card/ambiguous", "card/not-a-unit", "card/might-unknown"] as const;
export type CardProblemCode = (typeof CARD_PROBLEM_CODES)[number];

/** A card that cannot be the unit, without words: what was asked for, and what could be meant or is the matter. */
export interface CardProblem {
  readonly code: CardProblemCode;
  readonly asked: string;
  /** Names of cards that are close, or that share the name. */
  readonly candidates: readonly string[];
  /** The type of a card that is no unit. */
  readonly type: string | null;
}

/** The code of the warning that a card's own text can change the combat. */
export const CARD_WARNING_CODE = "card-can-change-combat";
