import type { PlayerInput } from "../combat/input.js";

type Stated = Pick<PlayerInput, "points" | "team">;

/**
 * The points of a player as they are stated, 0 by default. Teammates share theirs, so where they are left out of one
 * they are those of the other. @rule team.points-shared
 */
export function statedPoints({ points, team }: Stated, players: readonly Stated[]): number {
  if (points != null) return points;
  const teammates = team == null ? [] : players.filter((one) => one.team === team);
  return teammates.find((one) => one.points != null)?.points ?? 0;
}
