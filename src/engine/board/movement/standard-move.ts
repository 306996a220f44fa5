import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { Board, BoardUnit, Place } from "../board.js";
import { battlefieldOf, isSamePlace, areTeammates } from "../table/look.js";
import { keywordsOf } from "../table/unit.js";
import { enterProblems } from "./destination.js";

/** Why no standard move is possible now, whatever the unit. @rule move.main-phase move.no-chain move.no-fight */
export function momentProblems(board: Board, player: Id, path: Path): EngineProblem[] {
  const { turnPlayer, phase, chain, showdown } = board;
  const problems: EngineProblem[] = [];
  if (player !== turnPlayer) problems.push(problem("move/not-your-turn", path, { player, turnPlayer }));
  if (phase !== "main") problems.push(problem("move/phase", path, { phase }));
  if (chain) problems.push(problem("move/chain", path, {}));
  if (showdown) problems.push(problem("move/fight", path, { battlefield: showdown.battlefield }));
  return problems;
}

/** Why a unit may not go to a place by a standard move of a player, apart from the moment. @rule move.destinations */
export function moveProblems(board: Board, player: Id, unit: BoardUnit, to: Place, path: Path): EngineProblem[] {
  const { id, controller, ready } = unit;
  const problems: EngineProblem[] = [];
  if (controller !== player) {
    const more = areTeammates(board, controller, player) ? (["team.control-apart"] as const) : [];
    problems.push(problem("move/not-yours", path, { unit: id, player, controller }, more));
  }
  if (!ready) problems.push(problem("move/exhausted", path, { unit: id }));
  if (isSamePlace(unit.place, to))
    return [...problems, problem("move/same-place", path, { unit: id, battlefield: to.battlefield })];
  return [...problems, ...gankingProblems(board, unit, to, path), ...enterProblems(board, unit, to, path)];
}

/** From one battlefield to another only with Ganking, or where the destination allows it. @rule move.ganking */
function gankingProblems(board: Board, unit: BoardUnit, to: Place, path: Path): EngineProblem[] {
  const { battlefield: from } = unit.place;
  const { battlefield } = to;
  if (from === null || battlefield === null || mayChangeBattlefield(board, unit, battlefield)) return [];
  return [problem("move/needs-ganking", path, { unit: unit.id, from, battlefield })];
}

/** Ganking, or a battlefield that can be reached from anywhere. @rule move.ganking move.open-battlefield */
function mayChangeBattlefield(board: Board, unit: BoardUnit, to: Id): boolean {
  return keywordsOf(unit).ganking || battlefieldOf(board, to).reachableFromBattlefields;
}
