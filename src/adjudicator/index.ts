export { adjudicate, type Adjudicate } from "./adjudicate.js";
export { outcomeOf, type Answer, type Observe, type Outcome, type Problem, type Refusal } from "./answer.js";
export { bugMessage, type LogError } from "./bug.js";
export { misshapen } from "./refusal.js";
