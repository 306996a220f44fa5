import { step, type EngineStep, type Rules } from "../trace.js";
import type { ScoreOutcome } from "../vocabulary.js";
import { everyBattlefieldScored, explainFinalPoint, facesFinalPoint } from "./final-point.js";
import type { Score, Scoring } from "./scoring.js";

/**
 * A battlefield is scored once per turn and player; it is a point, or for a conquer that would be the final
 * point too soon a card. @rule score.once-per-turn score.final-point-condition score.teammate-barred
 */
export function score(scoring: Scoring): Score {
  const { id, points } = scoring.player;
  const outcome = outcomeOf(scoring);
  const isScored = outcome === "point" || outcome === "card" || outcome === "no-point";
  return {
    outcome,
    player: id,
    method: isScored ? scoring.method : null,
    before: points,
    after: outcome === "point" ? points + 1 : points,
  };
}

function outcomeOf(scoring: Scoring): ScoreOutcome {
  const { player, battlefield, method, game, barred, gainsNoPoints } = scoring;
  if (player.scored.includes(battlefield)) return "already-scored";
  if (barred !== null) return "not-scored";
  const isFinal = method === "conquer" && facesFinalPoint(player.points, game.victoryScore);
  if (isFinal && !everyBattlefieldScored(scoring)) return "card";
  return gainsNoPoints ? "no-point" : "point";
}

/** What a score was, apart from how it came about. @rule score.up-to-one-point score.final-point */
export function explainScore(scoring: Scoring, { outcome, before, after }: Score): EngineStep[] {
  const { battlefield, barred } = scoring;
  const player = scoring.player.id;
  switch (outcome) {
    case "already-scored":
      return [step("already-scored", { player, battlefield }, alreadyRules(scoring))];
    case "not-scored":
      return [
        step("score-barred", { player, battlefield, why: barred ?? "effect" }, BARRED[barred ?? "effect"], "A17"),
      ];
    case "card":
      return [
        ...explainFinalPoint(scoring),
        step("card-drawn", { player, battlefield, amount: before ?? 0 }, CARD, "A19"),
      ];
    case "no-point":
      return [
        ...explainFinalPoint(scoring),
        step("point-withheld", { player, battlefield }, ["score.up-to-one-point", "card.overrides-rules"], "A18"),
      ];
    default:
      return [
        ...explainFinalPoint(scoring),
        step("point-scored", { player, before: before ?? 0, amount: after ?? 0 }, ["score.up-to-one-point"]),
      ];
  }
}

function alreadyRules({ method, fought }: Scoring): Rules {
  if (method === "hold") return ["score.hold", "score.once-per-turn"];
  return [fought ? "conquer.if-not-scored" : "showdown.conquer", "score.once-per-turn"];
}

const CARD: Rules = ["score.final-point", "score.final-point-condition"];
const BARRED: Readonly<Record<"teammate" | "effect", Rules>> = {
  teammate: ["score.teammate-barred", "team.barred", "scoring-step.teammates"],
  effect: ["card.overrides-rules", "prohibition.wins"],
};
