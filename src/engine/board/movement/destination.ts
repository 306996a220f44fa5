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

/**
 * Why a unit may not come to a place by any move: what is closed to it, the base of another player, and its own
 * where an effect forbids moves to base. @rule move.destinations prohibition.wins
 */
export function enterProblems(board: Board, unit: Mover, to: Place, path: Path): EngineProblem[] {
  const { id, controller } = unit;
  if (to.base === null) return closedToMoves(board, unit, to, path);
  if (to.base !== controller) return [problem("move/foreign-base", path, { unit: id, player: to.base })];
  return board.unitsCannotMoveToBase ? [problem("move/not-to-base", path, { unit: id })] : [];
}

/** Why another player may not have a unit where it stands: players would meet that must not. @rule combat.no-third-choice */
export function takeoverProblems(board: Board, { id, place }: BoardUnit, player: Id, path: Path): EngineProblem[] {
  const others = { ...board, units: board.units.filter((unit) => unit.id !== id) };
  return closedToMoves(others, { id, controller: player }, place, path);
}
