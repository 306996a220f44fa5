export { adjudicate, type Adjudicate } from "./adjudicate.js";
export { outcomeOf, type Answer, type Observe, type Outcome, type Problem, type Refusal } from "./answer.js";
export { bugMessage, type LogError } from "./bug.js";
export { misshapen } from "./refusal.js";
export { cardNames } from "./position.js";
export { fillCards, type FilledCombat, type PlacedCardProblem } from "./fill-cards.js";
export { cardWarnings, type SidedCard } from "./card-warnings.js";
export { judgeLink, type LinkedCombat, type RuledCombat, type ShownUnit } from "./linked-combat.js";
export { observed } from "./observed.js";
