import { defaultsOf } from "../combat/modes.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import type { Scoring } from "./scoring.js";

/** Whether a conquer would bring the final point: one point short of the Victory Score, or more. @rule score.final-point */
export function facesFinalPoint(points: number, victoryScore: number): boolean {
  return points >= victoryScore - 1;
}

type Asked = Pick<Scoring, "player" | "battlefield" | "game" | "excused">;

/**
 * Whether a player has scored every battlefield this turn, the one being scored included, and those aside that a
 * teammate occupied in the Scoring Step. @rule score.final-point-condition team.excused
 */
export function everyBattlefieldScored({ player, battlefield, game, excused }: Asked): boolean {
  return new Set([...player.scored, battlefield, ...excused]).size >= game.battlefieldCount;
}

/** Says whether the condition for the final point is met; holding has none. @rule score.only-conquer-restricted */
export function explainFinalPoint(scoring: Scoring): EngineStep[] {
  const { player, battlefield, game, excused, method } = scoring;
  if (!facesFinalPoint(player.points, game.victoryScore)) return [];
  const excusedHere = excused.filter((id) => id !== battlefield && !player.scored.includes(id));
  const facts = {
    player: player.id,
    method,
    met: method === "hold" || everyBattlefieldScored(scoring),
    amount: new Set([...player.scored, battlefield]).size,
    battlefields: game.battlefieldCount,
    excused: excusedHere.length,
    victoryScore: game.victoryScore,
  };
  if (method === "hold") return [step("final-point-checked", facts, ["score.only-conquer-restricted"])];
  const goal = game.victoryScore === defaultsOf("duel").victoryScore ? "win.victory-score" : "win.mode-changes-score";
  const rules: Rules = ["score.final-point", "score.final-point-condition", goal];
  const inTeam = player.team !== null;
  return [
    step(
      "final-point-checked",
      facts,
      excusedHere.length > 0 ? [...rules, "team.excused"] : rules,
      inTeam ? "A21" : "A15",
    ),
  ];
}
