export { adjudicate, type Adjudicate } from "./adjudicate.js";
export type { Answer, Problem, Refusal } from "./answer.js";
export { misshapen } from "./refusal.js";
