import { explainWin, winnerOf } from "../../scoring/win-check.js";
import { step, type EngineStep, type Rules } from "../../trace.js";
import type { Board } from "../board.js";
import { RULES_OF_STATE } from "../chain/timing.js";
import { nextFights } from "../cleanup/begin-fights.js";
import { actingPlayer } from "../showdown/focus.js";
import { stateOf } from "../table/look.js";
import type { PendingKind, TriggerWindow } from "../vocabulary.js";

/** Whether anybody has won, and why it is that player's to act. @rule timing.default priority.one focus.one */
export function explainPending(board: Board, kind: PendingKind, window: TriggerWindow | null): EngineStep[] {
  const isConceded = board.winner !== null && winnerOf(board.players, board.game.victoryScore) === null;
  return [...(isConceded ? [] : explainPoints(board)), ...explainDecision(board, kind, window)];
}

function explainPoints({ players, game }: Board): EngineStep[] {
  const { victoryScore } = game;
  const said = explainWin(players, victoryScore, "in-cleanup");
  if (said.length > 0) return said;
  const amount = Math.max(...players.map(({ points }) => points));
  return [step("nobody-wins-yet", { amount, victoryScore }, ["win.in-cleanup", "win.by-points"])];
}

function explainDecision(board: Board, kind: PendingKind, window: TriggerWindow | null): EngineStep[] {
  switch (kind) {
    case "choose-fight":
      return [explainChoice(board)];
    case "main-phase":
    case "focus":
    case "priority":
      return [explainTurnToAct(board, kind)];
    case "triggers":
      return window === null ? [] : [step("triggers-resolve", { window }, TRIGGERS[window])];
    default:
      return [];
  }
}

const TRIGGERS: Readonly<Record<TriggerWindow, Rules>> = {
  beginning: ["beginning.step"],
  cleanup: ["resolution.triggers"],
  result: ["result.triggers"],
  scoring: ["resolution.score-triggers"],
};

/** @rule cleanup.showdown-begins cleanup.combat-begins combat.order */
function explainChoice(board: Board): EngineStep {
  const fights = nextFights(board);
  const kinds = new Set(fights.map(({ fight }) => fight));
  const fight = kinds.size === 1 ? (fights[0]?.fight ?? null) : null;
  const facts = { player: board.turnPlayer, fight, battlefields: fights.map(({ battlefield }) => battlefield) };
  const rules: Rules = fight === "showdown" ? ["cleanup.showdown-begins"] : ["cleanup.combat-begins", "combat.order"];
  return step("fight-to-choose", facts, rules);
}

function explainTurnToAct(board: Board, kind: "main-phase" | "focus" | "priority"): EngineStep {
  const state = stateOf(board);
  const [first, ...more] = RULES_OF_STATE[state];
  const holding = kind === "focus" ? "focus.options" : "priority.one";
  return step("turn-to-act", { player: actingPlayer({ board }), state }, [holding, first, ...more.slice(0, 2)]);
}
