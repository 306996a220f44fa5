import { stagedFights } from "../cleanup/begin-fights.js";
import type { RuleKey } from "../../../rulebook/index.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { actingPlayer } from "../showdown/focus.js";
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

/** The rules that put each of them before anything else. */
export const RULES_OF_PENDING: Readonly<Record<PendingKind, readonly RuleKey[]>> = {
  "game-over": ["cleanup.winner"],
  "choose-fight": ["combat.order", "cleanup.showdown-begins", "cleanup.combat-begins"],
  "main-phase": ["timing.default"],
  focus: ["focus.options", "showdown.timing"],
  priority: ["priority.one", "chain.timing"],
  disarm: ["disarm.attack", "attack.trigger"],
  "assign-damage": ["assign.whole-total", "damage-step.no-chain"],
  triggers: ["resolution.triggers"],
  "score-holds": ["scoring-step.hold"],
};

/** Who decides what has to happen next; null where nobody does, or both sides of a combat. */
export function deciderOf(board: Board, kind: PendingKind): Id | null {
  switch (kind) {
    case "game-over":
    case "assign-damage":
    case "triggers":
      return null;
    case "disarm":
      return board.showdown?.combat?.attacker ?? null;
    case "choose-fight":
    case "score-holds":
      return board.turnPlayer;
    default:
      return actingPlayer({ board });
  }
}
