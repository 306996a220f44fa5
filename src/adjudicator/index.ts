export { adjudicate, misshapen, type Adjudicate } from "./adjudicate.js";
export type { Answer, Problem, Refusal } from "./answer.js";
