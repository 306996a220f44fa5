import type { Board, Place } from "../board.js";
import type { PossibleMove } from "../decision.js";
import { moveProblems } from "../movement/standard-move.js";
import { baseOf, isSamePlace } from "../table/look.js";

/** Each unit of the Turn Player with each place besides its own, and why a standard move there is not legal. @rule move.destinations */
export function possibleMoves(board: Board): PossibleMove[] {
  const player = board.turnPlayer;
  const places: Place[] = [...board.battlefields.map(({ id }) => ({ battlefield: id, base: null })), baseOf(player)];
  return board.units
    .filter(({ controller }) => controller === player)
    .flatMap((unit) =>
      places
        .filter((to) => !isSamePlace(unit.place, to))
        .map((to) => ({
          unit: unit.id,
          from: unit.place,
          to,
          problems: moveProblems(board, player, unit, to, ["action", "units", 0]),
        })),
    );
}
