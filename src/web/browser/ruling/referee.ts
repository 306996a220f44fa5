import type { AssignmentProblem, CombatState, Id } from "../../../engine/index.js";
import type { Names } from "../../../language/index.js";
import type { CardFacts } from "../cards/card-facts.js";
import { begunIn, takenBack, tap, type Picks } from "../choice/picking.js";
import type { State } from "../position/state.js";
import { writeText } from "../position/writing.js";
import { ruleOn } from "./rule.js";
import type { Refused, Ruled, SaidProblem } from "./ruling.js";
import { problemSentence } from "./say.js";
import type { RulingVoice } from "./voice.js";

/** What a tap on a unit leads to: more damage assigned, or why that is not legal. */
export type JudgedTap =
  { readonly ok: true; readonly picks: Picks } | { readonly ok: false; readonly problems: readonly SaidProblem[] };

/** The engine with its sentences. The page is there before it, and asks it as soon as it is loaded. */
export interface Referee {
  ruleOn(position: State, facts: CardFacts | null): Ruled | Refused;
  tap(state: CombatState, problem: AssignmentProblem, picks: Picks, unit: Id, names: Names): JudgedTap;
  /** What is left of an assignment that was begun. */
  begunIn(state: CombatState, problem: AssignmentProblem, picks: Picks): Picks;
  takenBack(state: CombatState, problem: AssignmentProblem, picks: Picks): Picks;
  /** The canonical notation of a position; null for one that has none. */
  notationOf(position: State): string | null;
}

/** A referee who speaks a language and follows an edition. */
export function refereeWith(voice: RulingVoice): Referee {
  return {
    ruleOn: (position, facts) => ruleOn(position, voice, facts),
    tap(state, problem, picks, unit, names) {
      const done = tap(state, problem, picks, unit);
      return done.ok ? done : { ok: false, problems: done.problems.map((one) => problemSentence(one, names, voice)) };
    },
    begunIn,
    takenBack,
    notationOf: writeText,
  };
}
