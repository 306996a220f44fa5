import type { PlayerScore } from "../combat/state.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import type { Id } from "../vocabulary.js";

/** The players once one of them has these points; teammates share theirs. @rule team.points-shared */
export function pointsAfter<Player extends PlayerScore>(
  players: readonly Player[],
  { player, after }: { readonly player: Id | null; readonly after: number | null },
): Player[] {
  const scorer = players.find(({ id }) => id === player);
  if (!scorer || after === null) return [...players];
  return players.map((one) => (isSameTeam(scorer, one) ? { ...one, points: after } : one));
}

/**
 * The player who wins in a Cleanup: at least the Victory Score, and more than every opponent; teammates are
 * no opponents. Null while nobody does. @rule win.in-cleanup win.by-points
 */
export function winnerOf(players: readonly PlayerScore[], victoryScore: number): Id | null {
  const ahead = players.find(
    (player) =>
      player.points >= victoryScore &&
      players.every((other) => isSameTeam(player, other) || player.points > other.points),
  );
  return ahead?.id ?? null;
}

/** Whether two players are the same or in one team. */
export function isSameTeam(player: Pick<PlayerScore, "id" | "team">, other: Pick<PlayerScore, "id" | "team">): boolean {
  return player.id === other.id || (player.team !== null && player.team === other.team);
}

/** When the points are looked at. */
type Moment = "before-damage" | "after-combat" | "in-cleanup";

/** Says who wins, or that nobody does although the Victory Score is reached. @rule win.tied win.higher */
export function explainWin(players: readonly PlayerScore[], victoryScore: number, when: Moment): EngineStep[] {
  const winner = players.find(({ id }) => id === winnerOf(players, victoryScore));
  if (winner) return [winStep(winner, players, victoryScore, when)];
  const most = Math.max(...players.map(({ points }) => points));
  if (most < victoryScore || when === "before-damage") return [];
  const level = players.filter(({ points }) => points === most).map(({ id }) => id);
  return [
    step("game-tied", { players: level, amount: most }, [
      "cleanup.winner",
      "win.in-cleanup",
      "win.tied",
      "win.by-points",
    ]),
  ];
}

function winStep(winner: PlayerScore, players: readonly PlayerScore[], victoryScore: number, when: Moment): EngineStep {
  const isRivalled = players.some((other) => !isSameTeam(winner, other) && other.points >= victoryScore);
  const facts = { player: winner.id, amount: winner.points, victoryScore, when };
  const rules: Rules = isRivalled
    ? ["win.in-cleanup", "win.higher", "win.by-points"]
    : ["cleanup.winner", "win.in-cleanup", "win.by-points"];
  if (winner.team === null) return step("game-won", facts, rules);
  return step("game-won", facts, [...rules, "team.points-shared"], "A20");
}
