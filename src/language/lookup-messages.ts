import type { CardProblem, CardProblemCode, FactCode, FactEffect } from "../cards/index.js";
import type { LookupProblemCode } from "../contract/index.js";
import type { RuleNote, RuleNoteCode } from "../rulebook/index.js";

/** Something that was looked up and not found, with what could be meant. */
export interface NotFound {
  readonly asked: string;
  readonly suggestions: readonly string[];
}

/** What a language says about cards, keywords and rules. */
export interface LookupMessages {
  readonly card: { readonly [Code in CardProblemCode]: (problem: CardProblem) => string };
  readonly notFound: { readonly [Code in LookupProblemCode]: (problem: NotFound) => string };
  /** What the text of a card can do, as a part of a sentence that begins with a small letter. */
  readonly fact: Readonly<Record<FactCode, string>>;
  /** The warning about the card of a unit: what its text can do, and how far that may reach. */
  warning(unit: string, card: string, facts: readonly string[], reach: FactEffect): string;
  readonly ruleNote: { readonly [Code in RuleNoteCode]: (note: RuleNote) => string };
}
