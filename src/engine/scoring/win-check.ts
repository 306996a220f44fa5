import type { CombatState, PlayerScore } from "../combat/state.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import type { Id } from "../vocabulary.js";
import type { Score } from "./conquer.js";

/** The scores after the combat; teammates share their points. @rule team.points-shared */
export function scoresAfter({ players }: CombatState, { player, after }: Score): PlayerScore[] {
  const scorer = players.find(({ id }) => id === player);
  if (!scorer || after === null) return [...players];
  return players.map((one) => (isTeammate(scorer, one) ? { ...one, points: after } : one));
}

/**
 * The player who wins in a Cleanup: at least the Victory Score, and more than every opponent; teammates are
 * no opponents. Null while nobody does. @rule win.in-cleanup win.by-points
 */
export function winnerOf(players: readonly PlayerScore[], victoryScore: number): Id | null {
  const ahead = players.find(
    (player) =>
      player.points >= victoryScore &&
      players.every((other) => isTeammate(player, other) || player.points > other.points),
  );
  return ahead?.id ?? null;
}

function isTeammate(player: PlayerScore, other: PlayerScore): boolean {
  return player.id === other.id || (player.team !== null && player.team === other.team);
}

/** Says who wins, or that nobody does although the Victory Score is reached. @rule win.tied */
export function explainWin(
  players: readonly PlayerScore[],
  victoryScore: number,
  when: "before-damage" | "after-combat",
): EngineStep[] {
  const winner = players.find(({ id }) => id === winnerOf(players, victoryScore));
  if (winner) {
    const facts = { player: winner.id, amount: winner.points, victoryScore, when };
    const rules: Rules = ["cleanup.winner", "win.in-cleanup", "win.by-points"];
    return [step("game-won", facts, winner.team === null ? rules : [...rules, "team.points-shared"])];
  }
  const most = Math.max(...players.map(({ points }) => points));
  if (most < victoryScore || when === "before-damage") return [];
  const level = players.filter(({ points }) => points === most).map(({ id }) => id);
  return [step("game-tied", { players: level, amount: most }, ["cleanup.winner", "win.tied"])];
}
