import { hasTeams } from "../../combat/modes.js";
import { isSameTeam, winnerOf } from "../../scoring/win-check.js";
import { playerProblems } from "../../combat/player-problems.js";
import { problem, type EngineProblem, type Path } from "../../problem.js";
import { BOUNDS, type Id } from "../../vocabulary.js";
import type { Battlefield, Board } from "../board.js";
import { stagingAt } from "../cleanup/staging.js";
import type { BoardInput } from "../input.js";
import { areTeammates, occupants } from "../table/look.js";
import { BOARD_BOUNDS, type Fight } from "../vocabulary.js";
import { repeated } from "./name-problems.js";
import { showdownProblems } from "./showdown-problems.js";
import { boardUnitIds } from "./unit-ids.js";
import { boardUnitProblems } from "./unit-problems.js";

/** Everything on a board that cannot be in a game, in the order of the input. */
export function boardProblems(input: BoardInput, board: Board, path: Path): EngineProblem[] {
  const { game, battlefields, players } = board;
  const named = battlefields.map(({ id }) => id);
  const tooMany = named.length > game.battlefieldCount;
  const facts = { amount: named.length, expected: game.battlefieldCount };
  return [
    ...playerProblems(input.players, { players, game, battlefields: tooMany ? [] : named }, [...path, "players"]),
    ...teamProblems(board, [...path, "players"]),
    ...winnerProblems(board, [...path, "winner"]),
    ...(tooMany ? [problem("board/too-many-battlefields", [...path, "battlefields"], facts)] : []),
    ...battlefields.flatMap((one, index) =>
      battlefieldProblems(input, board, one, { index, path: [...path, "battlefields", index] }),
    ),
    ...baseProblems(input, path),
    ...boardUnitProblems(input, board, path),
    ...crowdProblems(board, path),
    ...showdownProblems(board, path),
  ];
}

/** Who is said to have won must not have less than another who would win by points. @rule win.in-cleanup */
function winnerProblems({ players, game, winner }: Board, path: Path): EngineProblem[] {
  const ahead = winnerOf(players, game.victoryScore);
  if (winner === null || ahead === null || ahead === winner) return [];
  const [stated, byPoints] = [winner, ahead].map((id) => players.find((player) => player.id === id));
  if (!stated || !byPoints || isSameTeam(stated, byPoints)) return [];
  return [problem("board/winner", path, { player: winner, ahead })];
}

/** 2v2 is played by two teams of at most two players each, every other mode without teams. @rule team.points-shared */
function teamProblems({ players, game: { mode } }: Board, path: Path): EngineProblem[] {
  const teams = players.map(({ team }) => team);
  const needsTeams = hasTeams(mode);
  const sizes = [...new Set(teams)].map((team) => teams.filter((one) => one === team).length);
  const isRight = needsTeams
    ? !teams.includes(null) && sizes.length === 2 && sizes.every((size) => size <= 2)
    : teams.every((team) => team === null);
  return isRight ? [] : [problem("board/teams", path, { mode, needsTeams })];
}

function battlefieldProblems(
  input: BoardInput,
  board: Board,
  battlefield: Battlefield,
  { index, path }: { readonly index: number; readonly path: Path },
): EngineProblem[] {
  const { id } = battlefield;
  const problems = [
    ...crowdedProblems(board, id, [...path, "units"]),
    ...contestedProblems(board, battlefield, [...path, "contestedBy"]),
  ];
  const staged = input.battlefields[index]?.staged;
  const actual = stagedAs(board, battlefield);
  if (staged == null || staged === actual) return problems;
  return [
    ...problems,
    problem("board/staged-otherwise", [...path, "staged"], { battlefield: id, fight: staged, actual }),
  ];
}

/** Units of two opponents may be at one battlefield. @rule move.never-third move.teammates */
function crowdedProblems(board: Board, battlefield: Id, path: Path): EngineProblem[] {
  const here = occupants(board, battlefield);
  const mates = here.filter((player) => here.some((other) => areTeammates(board, player, other)));
  return [
    ...(here.length > 2 ? [problem("board/three-players", path, { battlefield, players: here })] : []),
    ...(mates.length > 0 ? [problem("board/teammates-together", path, { battlefield, players: mates })] : []),
  ];
}

/** Nobody contests what they control, and of two players there one has contested. @rule battlefield.contested */
function contestedProblems(board: Board, { id, controller, contestedBy }: Battlefield, path: Path): EngineProblem[] {
  const here = occupants(board, id);
  if (contestedBy === null)
    return here.length === 2 ? [problem("board/who-contested", path, { battlefield: id, players: here })] : [];
  if (contestedBy !== controller) return [];
  return [problem("board/contested-by-controller", path, { player: contestedBy, battlefield: id })];
}

function stagedAs(board: Board, battlefield: Battlefield): Fight | null {
  const { showdownStaged, combatStaged } = stagingAt(board, battlefield);
  if (combatStaged) return "combat";
  return showdownStaged ? "showdown" : null;
}

function baseProblems(input: BoardInput, path: Path): EngineProblem[] {
  const { bases } = input;
  const ids = boardUnitIds(input);
  const players = (bases ?? []).map(({ player }) => player);
  return [
    ...repeated(players).map((index) =>
      problem("board/repeated-base", [...path, "bases", index, "player"], { player: players[index] as Id }),
    ),
    ...(bases ?? []).flatMap(({ player: base, units }, place) =>
      units.flatMap(({ controller }, index) =>
        controller == null || controller === base
          ? []
          : [
              problem("board/foreign-base", [...path, "bases", place, "units", index, "controller"], {
                unit: ids.bases[place]?.[index] as Id,
                player: controller,
                base,
              }),
            ],
      ),
    ),
  ];
}

/** A combat has room for so many units of a side, and a board for so many at all. */
export function crowdProblems(board: Board, path: Path): EngineProblem[] {
  const amount = board.units.length;
  const all =
    amount > BOARD_BOUNDS.units
      ? [problem("board/too-many-units", path, { player: null, amount, expected: BOARD_BOUNDS.units })]
      : [];
  const counts = new Map<string, { player: Id; amount: number }>();
  for (const { place, controller } of board.units) {
    if (place.battlefield === null) continue;
    const key = JSON.stringify([place.battlefield, controller]);
    counts.set(key, { player: controller, amount: (counts.get(key)?.amount ?? 0) + 1 });
  }
  const expected = BOUNDS.unitsPerSide;
  const crowds = [...counts.values()].filter((one) => one.amount > expected);
  return [...all, ...crowds.map((one) => problem("board/too-many-units", path, { ...one, expected }))];
}
