export { adjudicate, misshapen, type Adjudicate } from "./adjudicate.js";
export type { Answer, Problem } from "./answer.js";
