import { languageOf, readRequest, type AnswerOf, type Language, type OperationName } from "../contract/index.js";
import type { Answer } from "./answer.js";
import type { Answerer } from "./answerer.js";
import { answerAdvance, answerPending } from "./answer-board.js";
import { answerCard, answerCards } from "./answer-cards.js";
import { answerCheckAssignment, answerLegalAssignments, answerResolveCombat } from "./answer-combat.js";
import { answerCombat } from "./answer-notation.js";
import { answerEditions, answerKeyword, answerRule, answerRules } from "./answer-rules.js";
import { answerStudy } from "./answer-study.js";
import { misshapen } from "./refusal.js";

/** What a surface knows of the caller besides the request; the request itself goes before it. */
export interface CallerPreferences {
  readonly language?: Language;
}

/**
 * The one door of the service: answers an operation, whatever the surface. A request that does not have the
 * shape of the contract is answered with every fault of shape; one that cannot be in the game with every reason.
 */
export type Adjudicate = <Name extends OperationName>(
  name: Name,
  request: unknown,
  preferences?: CallerPreferences,
) => Answer<AnswerOf<Name>>;

const answerers: { readonly [Name in OperationName]: Answerer<Name> } = {
  legalAssignments: answerLegalAssignments,
  checkAssignment: answerCheckAssignment,
  resolveCombat: answerResolveCombat,
  study: answerStudy,
  combat: answerCombat,
  pending: answerPending,
  advance: answerAdvance,
  rule: answerRule,
  rules: answerRules,
  editions: answerEditions,
  keyword: answerKeyword,
  card: answerCard,
  cards: answerCards,
};

/** Answers one request to an operation, in the language that it asks for, else the one that the surface prefers. */
export const adjudicate: Adjudicate = (name, request, preferences = {}) => {
  const read = readRequest(name, request);
  if (!read.ok) return misshapen(read.problems, languageOf(request, preferences.language));
  return answerers[name](read.value, preferences.language);
};
