import {
  boardUnitIds,
  readBoard,
  type Board,
  type BoardInput,
  type BoardUnit,
  type EngineProblem,
} from "../../engine/index.js";
import type { BattlefieldState, BoardState, BoardUnitState, CardNames } from "../state.js";
import { leastSaid } from "./control.js";
import { leaveOutDefaultIds } from "./default-ids.js";
import { kept } from "./kept.js";
import { canonicalGame, canonicalPlayer } from "./players.js";
import { canonicalShowdown } from "./showdown.js";
import { canonicalUnit } from "./unit.js";

/** A board with the least that says the same, or every reason why it can be in no game. */
export type CanonicalBoard =
  | { readonly ok: true; readonly value: BoardState }
  | { readonly ok: false; readonly problems: readonly EngineProblem[] };

/**
 * The board that says the same with the least: what the game works out anyway is left out, ids of units included.
 * Ids of battlefields, and whose units are at one, are always said. Cards that are known stand by their id.
 */
export function canonicalBoard(stated: BoardState, cards?: CardNames): CanonicalBoard {
  const read = readBoard(withMight(stated), []);
  if (!read.ok) return read;
  const full = read.value;
  const board: BoardState = {
    ...stated,
    players: stated.players.map(canonicalPlayer),
    ...canonicalPlaces(stated, full, cards),
  };
  leaveOutIds(board);
  const canonical = kept<BoardState>(
    {
      ...board,
      turn: full.turn,
      turnPlayer: full.turnPlayer,
      game: canonicalGame(full),
      battlefields: board.battlefields.map((one, index) => withControl(board, one, full.battlefields[index])),
      showdown: canonicalShowdown(full),
      scoringStep: kept({ ...stated.scoringStep }),
    },
    { ...FRESH, turnPlayer: stated.players[0]?.id },
  );
  return { ok: true, value: { ...canonical, ...(stated.scoreRecord && { scoreRecord: stated.scoreRecord }) } };
}

const FRESH: Partial<BoardState> = {
  turn: 1,
  phase: "main",
  unitsCannotMoveToBase: false,
  anyStagedFightFirst: false,
};

/** The board as the engine reads it; that a unit has a card instead of a Might is no matter here. */
function withMight(board: BoardState): BoardInput {
  const filled = (units: readonly BoardUnitState[]) => units.map((unit) => ({ ...unit, might: unit.might ?? 0 }));
  return {
    ...board,
    battlefields: board.battlefields.map((one) => ({ ...one, units: filled(one.units ?? []) })),
    bases: board.bases?.map((one) => ({ ...one, units: filled(one.units) })),
    chain: board.chain as BoardInput["chain"],
  };
}

/** The battlefields, not yet with who controls them, and the bases that are not empty, with all ids. */
function canonicalPlaces(
  stated: BoardState,
  { battlefields, units }: Board,
  cards: CardNames | undefined,
): Pick<BoardState, "battlefields" | "bases"> {
  let next = 0;
  const unitsOf = (given: readonly BoardUnitState[] | null | undefined, isAtBase: boolean) =>
    (given ?? []).map((unit) => boardUnit(unit, units[next++] as BoardUnit, isAtBase, cards));
  return {
    battlefields: stated.battlefields.map((one, index) => ({
      ...one,
      id: battlefields[index]?.id,
      units: unitsOf(one.units, false),
    })),
    bases: (stated.bases ?? [])
      .map(({ player, units: given }) => ({ player, units: unitsOf(given, true) }))
      .filter((base) => base.units.length > 0),
  };
}

/** Beside a card, a keyword that is said not to be there says something. */
function boardUnit(
  stated: BoardUnitState,
  { id, controller, owner, ready }: BoardUnit,
  isAtBase: boolean,
  cards: CardNames | undefined,
): BoardUnitState {
  const unit: BoardUnitState = {
    ...stated,
    id,
    controller: isAtBase ? null : controller,
    owner: owner === controller ? null : owner,
    ready: null,
    exhausted: !ready,
  };
  return stated.card == null ? canonicalUnit(unit, cards) : canonicalUnit(unit, cards, {});
}

function leaveOutIds(board: BoardState): void {
  const { battlefields, bases } = board;
  const units = [...battlefields, ...(bases ?? [])].flatMap((place) => place.units ?? []);
  leaveOutDefaultIds(units, () => {
    const ids = boardUnitIds(board as BoardInput);
    return [...ids.battlefields.flat(), ...ids.bases.flat()];
  });
  for (const unit of units) if (unit.id == null) delete unit.id;
}

function withControl(
  board: BoardState,
  stated: BattlefieldState,
  full: Board["battlefields"][number] | undefined,
): BattlefieldState {
  const { controller: _controller, contestedBy: _contestedBy, ...battlefield } = stated;
  return {
    ...kept<BattlefieldState>(battlefield, { reachableFromBattlefields: false, cannotBeScored: false }),
    ...(full && leastSaid(board, stated, full)),
  };
}
