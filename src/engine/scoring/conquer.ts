import type { Control } from "../combat/control.js";
import { defaultsOf } from "../combat/modes.js";
import type { CombatState, PlayerScore } from "../combat/state.js";
import { step, type EngineStep } from "../trace.js";
import { SIDES, type Id, type ScoreOutcome, type ScoringMethod } from "../vocabulary.js";
import { everyBattlefieldScored, facesFinalPoint } from "./final-point.js";

/** What taking control scores. */
export interface Score {
  readonly outcome: ScoreOutcome;
  /** The player who took control; null where nobody did. */
  readonly player: Id | null;
  readonly method: ScoringMethod | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** The score of a player; every side's player and every listed one is known. */
export function scoreOf({ players }: CombatState, id: Id): PlayerScore {
  const found = players.find((player) => player.id === id);
  if (!found) throw new Error(`No score is known for the player ${id}.`);
  return found;
}

/**
 * A player who takes control conquers, once per battlefield and turn; it is a point, or a card where it would
 * be the final point too soon. @rule conquer.if-not-scored score.once-per-turn score.final-point-condition
 */
export function conquer(state: CombatState, { takenBy }: Control): Score {
  if (takenBy === null) return { outcome: "no-conquer", player: null, method: null, before: null, after: null };
  const player = scoreOf(state, takenBy);
  const { points } = player;
  if (player.scored.includes(state.battlefield.id)) {
    return { outcome: "already-scored", player: takenBy, method: null, before: points, after: points };
  }
  const asCard = facesFinalPoint(points, state.game.victoryScore) && !everyBattlefieldScored(state, player);
  return {
    outcome: asCard ? "card" : "point",
    player: takenBy,
    method: "conquer",
    before: points,
    after: asCard ? points : points + 1,
  };
}

export function explainScore(state: CombatState, control: Control, score: Score): EngineStep[] {
  const battlefield = state.battlefield.id;
  const { player, outcome, before, after } = score;
  if (player === null) return [step("no-conquer", { player: control.after, battlefield }, ["score.conquer"])];
  if (outcome === "already-scored")
    return [step("already-scored", { player, battlefield }, ["conquer.if-not-scored", "score.once-per-turn"])];
  const steps: EngineStep[] = [conqueredStep(state, player), ...finalPointSteps(state, player)];
  if (outcome === "card")
    steps.push(
      step(
        "card-drawn",
        { player, battlefield, amount: before ?? 0 },
        ["score.final-point", "score.final-point-condition"],
        "A19",
      ),
    );
  else steps.push(step("point-scored", { player, before: before ?? 0, amount: after ?? 0 }, ["score.up-to-one-point"]));
  return steps;
}

/** A defender who had not the battlefield conquers as well, on whoever's turn it is. @rule conquer.either-side */
function conqueredStep({ combat, battlefield }: CombatState, player: Id): EngineStep {
  const side = SIDES.find((name) => combat[name].player === player) ?? "attacker";
  const facts = { player, side, battlefield: battlefield.id };
  return side === "defender"
    ? step("conquered", facts, ["conquer.if-not-scored", "score.conquer", "conquer.either-side"], "A16")
    : step("conquered", facts, ["conquer.if-not-scored", "score.conquer"]);
}

function finalPointSteps(state: CombatState, id: Id): EngineStep[] {
  const { game, battlefield } = state;
  const player = scoreOf(state, id);
  if (!facesFinalPoint(player.points, game.victoryScore)) return [];
  const facts = {
    player: id,
    met: everyBattlefieldScored(state, player),
    amount: new Set([...player.scored, battlefield.id]).size,
    battlefields: game.battlefieldCount,
    victoryScore: game.victoryScore,
  };
  const goal = game.victoryScore === defaultsOf("duel").victoryScore ? "win.victory-score" : "win.mode-changes-score";
  return [step("final-point-checked", facts, ["score.final-point", "score.final-point-condition", goal], "A15")];
}
