import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { RuleKey } from "../../../rulebook/index.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { stateOf } from "../table/look.js";
import { actingPlayer } from "../showdown/focus.js";
import type { TableState } from "../trace.js";
import { TIMINGS, type Timing } from "../vocabulary.js";

/** Which timings are enough in each state of the turn. @rule showdown.timing chain.timing timing.default */
const ENOUGH: Readonly<Record<TableState, readonly Timing[]>> = {
  "neutral-open": TIMINGS,
  "neutral-closed": ["reaction"],
  "showdown-open": ["action", "reaction"],
  "showdown-closed": ["reaction"],
};

/** The rules that say what may be played in each state. */
export const RULES_OF_STATE: Readonly<Record<TableState, readonly [RuleKey, ...RuleKey[]]>> = {
  "neutral-open": ["timing.default"],
  "neutral-closed": ["chain.timing", "reaction.timing"],
  "showdown-open": ["showdown.timing", "showdown.blocks-ordinary", "action.timing"],
  "showdown-closed": ["chain.timing", "reaction.timing"],
};

/** Who holds the right to act: Priority, or Focus in a Showdown without a Chain. */
const HOLDING: Readonly<Record<TableState, readonly RuleKey[]>> = {
  "neutral-open": ["priority.one", "timing.default"],
  "neutral-closed": ["priority.one"],
  "showdown-open": ["focus.one", "focus.options"],
  "showdown-closed": ["priority.one"],
};

/** The timings with which the acting player may play something now. */
export function timingsNow(board: Board): readonly Timing[] {
  return ENOUGH[stateOf(board)];
}

/** Why a player may not play something of this timing now. @rule priority.one focus.one */
export function timingProblems(board: Board, player: Id, timing: Timing, path: Path): EngineProblem[] {
  const state = stateOf(board);
  const holder = actingPlayer({ board });
  const problems: EngineProblem[] = [];
  if (player !== holder) problems.push(problem("play/not-yours", path, { player, holder, state }, HOLDING[state]));
  if (!ENOUGH[state].includes(timing))
    problems.push(problem("play/timing", path, { player, timing, state }, RULES_OF_STATE[state]));
  return problems;
}
