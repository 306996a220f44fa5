import { problem, type EngineProblem, type Path } from "../../problem.js";
import { BOUNDS, type Id } from "../../vocabulary.js";
import type { Board, BoardUnit } from "../board.js";
import type { BoardLimit } from "../problem.js";
import { crowdProblems } from "../read/board-problems.js";
import { mightProblems } from "../read/unit-problems.js";
import { BOARD_BOUNDS } from "../vocabulary.js";

/** A number that has a bound, and of which unit it is. */
interface Measured {
  readonly what: BoardLimit;
  readonly unit: Id | null;
  readonly amount: number;
  readonly expected: number;
}

/** What an action leads to must stay within the bounds of a board, so that it can be asked about again. */
export function limitProblems(board: Board, path: Path): EngineProblem[] {
  const beyond = [...measuresOf(board), ...board.units.flatMap(measuresOfUnit)].filter(
    ({ amount, expected }) => amount > expected,
  );
  return [
    ...crowdProblems(board, path),
    ...board.units.flatMap((unit) => mightProblems(unit, path)),
    ...beyond.map((one) => problem("board/limit", path, one)),
  ];
}

function measuresOf({ chain, players, turn, scoreRecord }: Board): Measured[] {
  const points = Math.max(...players.map((player) => player.points));
  return [
    { what: "chain", unit: null, amount: chain?.items.length ?? 0, expected: BOARD_BOUNDS.chainItems },
    { what: "points", unit: null, amount: points, expected: BOUNDS.pointsMax },
    { what: "turns", unit: null, amount: turn, expected: BOARD_BOUNDS.turnMax },
    { what: "score-record", unit: null, amount: scoreRecord?.length ?? 0, expected: BOARD_BOUNDS.scoreEntries },
  ];
}

function measuresOfUnit({ id: unit, markedDamage, changes, replacements }: BoardUnit): Measured[] {
  if (changes.length === 0 && replacements.length === 0 && markedDamage === 0) return [];
  return [
    { what: "damage", unit, amount: markedDamage, expected: BOUNDS.amountMax },
    { what: "changes", unit, amount: changes.length, expected: BOARD_BOUNDS.changesPerUnit },
    { what: "replacements", unit, amount: replacements.length, expected: BOUNDS.replacementsPerUnit },
  ];
}
