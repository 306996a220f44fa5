import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { Board, BoardUnit, Place } from "../board.js";
import { areTeammates, battlefieldOf, fighters, occupants } from "../table/look.js";

/** A unit that is to come to a battlefield, by whatever move. */
type Mover = Pick<BoardUnit, "id" | "controller">;

/**
 * Why no move of any kind may bring a unit to a place: two other players are there, a Combat of others is staged
 * or runs there, or a teammate is there. @rule move.never-third combat.closed-to-moves move.teammates
 */
export function closedToMoves(board: Board, { id: unit, controller }: Mover, to: Place, path: Path): EngineProblem[] {
  const { battlefield } = to;
  if (battlefield === null) return [];
  const problems: EngineProblem[] = [];
  const fighting = foreignFighters(board, controller, battlefield);
  const others = occupants(board, battlefield).filter((player) => player !== controller);
  if (fighting) problems.push(problem("move/foreign-combat", path, { unit, battlefield, players: fighting }));
  if (others.length >= 2) problems.push(problem("move/two-others", path, { unit, battlefield, players: others }));
  const teammate = others.find((player) => areTeammates(board, player, controller));
  if (teammate !== undefined) problems.push(problem("move/teammate", path, { unit, battlefield, player: teammate }));
  return problems;
}

/** The two players of a Combat at a battlefield that a player is not part of; null without such a Combat. */
export function foreignFighters(board: Board, player: Id, battlefield: Id): readonly Id[] | null {
  if (board.players.length <= 2) return null;
  const fighting = fighters(board, battlefieldOf(board, battlefield));
  return fighting === null || fighting.includes(player) ? null : fighting;
}
