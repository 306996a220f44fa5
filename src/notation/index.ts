export { readNotation, type NotationResult } from "./read/read.js";
export { writeNotation, type WrittenNotation } from "./write/write.js";
export { INEXPRESSIBLE_CODES, type Inexpressible } from "./write/expressible.js";
export { canonicalState } from "./canonical.js";
export { excerpt } from "./text/excerpt.js";
export {
  NOTATION_EXPECTATIONS,
  type NotationExpectation,
  type NotationProblem,
  type NotationProblemCode,
} from "./text/problem.js";
export { TEXT_LIMIT } from "./text/characters.js";
export type { CardNames, State } from "./state.js";
