import { defaultsOf } from "../../combat/modes.js";
import { withDefaults } from "../../combat/defaults.js";
import type { Path } from "../../problem.js";
import { failed, ok, type Result } from "../../result.js";
import { statedPoints } from "../../scoring/stated-points.js";
import type { GameMode, Id } from "../../vocabulary.js";
import type { Battlefield, Board, BoardPlayer, BoardUnit } from "../board.js";
import { stagingAt } from "../cleanup/staging.js";
import type { BoardInput, BoardPlayerInput } from "../input.js";
import { baseOf } from "../table/look.js";
import { boardProblems } from "./board-problems.js";
import { nameProblems } from "./name-problems.js";
import { readBattlefields } from "./read-battlefields.js";
import { readChain, readShowdown, withRoles } from "./read-showdown.js";
import { boardUnitIds } from "./unit-ids.js";
import { readBoardUnit } from "./read-unit.js";

/**
 * Reads a board: fills in the defaults and checks what the shape cannot say. Answers the board, or every problem
 * with its place below `path`: first names that nobody has, then whatever cannot be in a game.
 */
export function readBoard(input: BoardInput, path: Path = ["board"]): Result<Board> {
  const unknown = nameProblems(input, path);
  if (unknown.length > 0) return failed(unknown);
  const board = complete(input);
  const problems = boardProblems(input, board, path);
  return problems.length > 0 ? failed(problems) : ok(board);
}

function complete(input: BoardInput): Board {
  const turnPlayer = input.turnPlayer ?? (input.players[0] as BoardPlayerInput).id;
  const battlefields = readBattlefields(input, turnPlayer);
  const board: Board = {
    game: readGame(input, battlefields.length),
    turnPlayer,
    players: input.players.map((player) => readPlayer(player, input.players)),
    battlefields,
    units: readUnits(input, battlefields),
    showdown: readShowdown(input, battlefields),
    chain: readChain(input, turnPlayer),
    scoringStep: withDefaults(NOTHING_NOTED, input.scoringStep),
    scoreRecord: input.scoreRecord?.map((entry) => ({ ...entry, battlefield: entry.battlefield ?? null })) ?? null,
    ...withDefaults(FRESH, input),
  };
  return withStaging(withRoles(board), input);
}

const NOTHING_NOTED: Board["scoringStep"] = { controlledByTeammate: [], occupied: [] };

type Simple = "turn" | "phase" | "unitsCannotMoveToBase" | "anyStagedFightFirst" | "stopForTriggers" | "winner";
const FRESH: Pick<Board, Simple> = {
  turn: 1,
  phase: "main",
  unitsCannotMoveToBase: false,
  anyStagedFightFirst: false,
  stopForTriggers: [],
  winner: null,
};

/** Without a number there are as many battlefields as the mode has, or as are listed if those are more. */
function readGame({ game }: BoardInput, listed: number): Board["game"] {
  const { mode } = withDefaults({ mode: "duel" as GameMode }, game);
  const defaults = defaultsOf(mode);
  const battlefieldCount = Math.max(defaults.battlefieldCount, listed);
  return { mode, ...withDefaults({ ...defaults, battlefieldCount }, game) };
}

/** Fights that the caller says are staged are; the others come with the next Cleanup. */
function withStaging(board: Board, input: BoardInput): Board {
  const staged = input.battlefields.map(({ staged: given }) => given != null);
  if (!staged.includes(true)) return board;
  const battlefields = board.battlefields.map((one, index): Battlefield =>
    staged[index] ? { ...one, ...stagingAt(board, one) } : one,
  );
  return { ...board, battlefields };
}

function readPlayer(input: BoardPlayerInput, all: readonly BoardPlayerInput[]): BoardPlayer {
  return {
    id: input.id,
    points: statedPoints(input, all),
    scored: input.scoredThisTurn ?? [],
    team: input.team ?? null,
    ignores: input.ignores ?? [],
    anyDamageIsLethal: input.anyDamageIsLethal ?? false,
    gainsNoPoints: input.gainsNoPoints ?? false,
    recallsAllOnTies: input.recallsAllOnTies ?? false,
  };
}

function readUnits(input: BoardInput, battlefields: readonly Battlefield[]): BoardUnit[] {
  const ids = boardUnitIds(input);
  const atBattlefields = input.battlefields.flatMap(({ units, controller }, place) =>
    (units ?? []).map((unit, index) =>
      readBoardUnit(unit, {
        id: ids.battlefields[place]?.[index] as Id,
        controller: (unit.controller ?? controller) as Id,
        place: { battlefield: (battlefields[place] as Battlefield).id, base: null },
      }),
    ),
  );
  const inBases = (input.bases ?? []).flatMap(({ player, units }, place) =>
    units.map((unit, index) =>
      readBoardUnit(unit, {
        id: ids.bases[place]?.[index] as Id,
        controller: unit.controller ?? player,
        place: baseOf(player),
      }),
    ),
  );
  return [...atBattlefields, ...inBases];
}
