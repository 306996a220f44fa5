export * from "./combat-input.js";
export * from "./state-input.js";
export * from "./board-unit-input.js";
export * from "./effect-input.js";
export * from "./action-input.js";
export * from "./board-input.js";
export * from "./ruling.js";
export * from "./page.js";
export * from "./legal-assignments.js";
export * from "./assignment-check.js";
export * from "./combat-ruling.js";
export * from "./board-unit.js";
export * from "./board.js";
export * from "./pending.js";
export * from "./board-answer.js";
export * from "./editions.js";
export * from "./cards.js";
export * from "./rules.js";
export * from "./keywords.js";
export * from "./read-combat.js";
export * from "./languages.js";
export {
  operations,
  type Operation,
  type Route,
  type OperationName,
  type RequestOf,
  type AnswerOf,
} from "./operations.js";
export { unwrapped } from "./unwrapped.js";
export { readRequest } from "./read-request.js";
export {
  pathText,
  received,
  type ExpectedType,
  type JsonBreak,
  type Received,
  type ShapeProblem,
  type ShapeProblemCode,
  type TextFault,
} from "./shape-problem.js";
export { NOTATION_PROBLEM_CODES } from "./notation-codes.js";
export type { LookupProblemCode } from "./lookup-codes.js";
export * from "./study.js";
export { nearest } from "./nearest.js";
export { plainLine } from "./plain-line.js";
export { idFaults, nameFaults } from "./text-faults.js";
export { KEEP_A_WHILE, KEEP_FOR_EVER, REFUSAL_STATUS } from "./http.js";
export {
  combatAddress,
  DEFAULT_THEME,
  hasCombat,
  PICTURE_SIZE,
  THEMES,
  type PinnedAddress,
  type Theme,
} from "./combat-address.js";
export { PALETTES, paletteStyle, type Palette } from "./palettes.js";
export { LEGAL_NOTICE, SERVICE_TITLE, titleOf } from "./about.js";
