import { stagedFights } from "../cleanup/begin-fights.js";
import type { Board } from "../board.js";
import type { ActionKind, PendingKind } from "../vocabulary.js";

/** What has to happen next on a board whose Cleanups are done. */
export function pendingKind(board: Board): PendingKind {
  if (board.winner !== null) return "game-over";
  return inCombat(board) ?? inShowdownOrChain(board) ?? inNeutralOpen(board);
}

function inCombat({ showdown }: Board): PendingKind | null {
  const combat = showdown?.combat;
  if (!combat) return null;
  if (combat.step === "showdown") return combat.disarms.length > 0 ? "disarm" : null;
  return combat.step === "damage" ? "assign-damage" : "triggers";
}

function inShowdownOrChain({ showdown, chain }: Board): PendingKind | null {
  if (chain) return "priority";
  return showdown ? "focus" : null;
}

function inNeutralOpen(board: Board): PendingKind {
  if (stagedFights(board).length > 0) return "choose-fight";
  return board.phase === "main" ? "main-phase" : "score-holds";
}

/** The kinds of action that each of them allows. */
export const ACTIONS: Readonly<Record<PendingKind, readonly ActionKind[]>> = {
  "game-over": [],
  "choose-fight": ["begin-fight"],
  "main-phase": ["move", "play-unit", "play", "trigger", "end-turn"],
  focus: ["play-unit", "play", "trigger", "pass"],
  priority: ["play-unit", "play", "trigger", "pass"],
  disarm: ["trigger"],
  "assign-damage": ["assign-damage"],
  triggers: ["resolve-triggers"],
  "score-holds": ["score-holds", "trigger"],
};
