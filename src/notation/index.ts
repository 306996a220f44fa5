export { readNotation, type NotationResult } from "./read/read.js";
export { readBoardNotation, type BoardNotationResult } from "./read/read-board.js";
export { writeBoardNotation, writeNotation, type WrittenNotation } from "./write/write.js";
export { INEXPRESSIBLE_CODES, type Inexpressible } from "./write/expressible.js";
export { canonicalState } from "./canonical/combat.js";
export { canonicalBoard, type CanonicalBoard } from "./canonical/board.js";
export { excerpt } from "./text/excerpt.js";
export {
  NOTATION_EXPECTATIONS,
  type NotationExpectation,
  type NotationProblem,
  type NotationProblemCode,
} from "./text/problem.js";
export { TEXT_LIMIT } from "./text/characters.js";
export type { BoardState, CardNames, State } from "./state.js";
