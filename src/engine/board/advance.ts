import { problem, type EngineProblem, type Path } from "../problem.js";
import { ACTS } from "./action/acts.js";
import { actionNameProblems } from "./action/action-names.js";
import type { Advanced } from "./answer.js";
import type { Board } from "./board.js";
import { triggerProblems, withPlayers } from "./chain/trigger.js";
import { cleanUp } from "./cleanup/cleanup.js";
import type { ActionInput } from "./input.js";
import { ACTIONS, deciderOf, pendingKind, RULES_OF_PENDING } from "./pending/kind.js";
import { limitProblems } from "./action/limits.js";
import { pendingOn } from "./pending/pending.js";
import { tableOf, type Table } from "./table/table.js";
import type { ActionKind, PendingKind } from "./vocabulary.js";

/** Runs the Cleanup that is due on a board, and says what has to happen next. */
export function settle(board: Board): Advanced {
  const table = tableOf(board);
  cleanUp(table);
  return answer(table, []);
}

/**
 * Carries an action out on a board, once the Cleanup that is due has run. An action that is not legal changes
 * nothing: the answer has every reason, with its place below `path`, and the board as it was before.
 */
export function advance(board: Board, stated: ActionInput, path: Path = ["action"]): Advanced {
  const table = tableOf(board);
  cleanUp(table);
  const action = withPlayers(table.board, stated);
  const problems = problemsOf(table.board, action, path);
  if (problems.length > 0) return answer(table, problems);
  const before = { ...table, steps: [...table.steps], warnings: [...table.warnings], events: [...table.events] };
  ACTS[action.kind].carryOut(table, action);
  const limits = limitProblems(table.board, path);
  return limits.length > 0 ? answer(before, limits) : answer(table, []);
}

function answer(table: Table, problems: readonly EngineProblem[]): Advanced {
  const { board, steps, events } = table;
  const pending = pendingOn(board);
  const warnings = [...table.warnings, ...(pending.assignments?.attacker.warnings ?? [])];
  return { legal: problems.length === 0, problems, board, steps, events, pending, warnings };
}

function problemsOf(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  const names = actionNameProblems(board, action, path);
  if (names.length > 0) return names;
  const moment = momentProblems(board, action.kind, path);
  if (moment.length > 0) return moment;
  return [
    ...ACTS[action.kind].problems(board, action, path),
    ...triggerProblems(board, action.abilities ?? [], [...path, "abilities"]),
  ];
}

/** Actions that say themselves, with their rules, why this is not their moment. */
const EXPLAINED: Partial<Record<ActionKind, readonly PendingKind[]>> = {
  move: ["main-phase", "focus", "priority", "disarm", "assign-damage", "triggers", "score-holds"],
};

function momentProblems(board: Board, action: ActionKind, path: Path): EngineProblem[] {
  const pending = pendingKind(board);
  if (board.winner !== null) return [problem("action/game-over", path, { player: board.winner })];
  if (ACTIONS[pending].includes(action) || EXPLAINED[action]?.includes(pending)) return [];
  const facts = { action, pending, player: deciderOf(board, pending), allowed: ACTIONS[pending] };
  return [problem("action/not-now", [...path, "kind"], facts, RULES_OF_PENDING[pending])];
}
