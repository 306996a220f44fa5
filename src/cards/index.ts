export * from "./words.js";
export { cardRecord, type CardRecord, type ConditionalKeyword, type GrantedKeyword } from "./schema.js";
export type { CombatFlag, CombatFlags } from "./combat-schema.js";
export { cardRecords } from "./snapshot.js";
export { allCards, type Card } from "./card.js";
export { findCard, whyNoCard, type CardFinding } from "./catalogue.js";
export { searchCards, type CardSearch } from "./search.js";
export { combatFacts, unitOfCard, type UnitOfCard } from "./card-facts.js";
export {
  FACT_CODES,
  FACT_EFFECTS,
  FACT_MOMENTS,
  type CombatFact,
  type FactCode,
  type FactEffect,
  type FactInput,
  type FactMoment,
} from "./facts/fact.js";
export type { CombatKeywords } from "./facts/keyword-facts.js";
export {
  KEYWORD_IDS,
  STACKINGS,
  type Keyword,
  type KeywordId,
  type Meeting,
  type Question,
  type RuleNumber,
  type Stacking,
} from "./keywords/keyword.js";
export { KEYWORDS } from "./keywords/glossary.js";
export { findKeyword, type KeywordFinding } from "./keywords/find-keyword.js";
export { keywordCards, type KeywordCard, type KeywordCards } from "./keyword-cards.js";
export { CARD_PROBLEM_CODES, CARD_WARNING_CODE, type CardProblem, type CardProblemCode } from "./problem.js";
