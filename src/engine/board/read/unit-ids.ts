import type { Id } from "../../vocabulary.js";
import type { BoardInput, BoardUnitInput } from "../input.js";

/** The ids of the units of a board, in the order of the input. */
export interface BoardUnitIds {
  readonly battlefields: readonly (readonly Id[])[];
  readonly bases: readonly (readonly Id[])[];
}

/**
 * The id of every unit: its own, else the next of a1, a2 .. for the first player, b1, b2 .. for the second and so
 * on that no unit of the board uses.
 */
export function boardUnitIds(input: BoardInput): BoardUnitIds {
  const taken = takenIds(input);
  const next = new Map<number, number>();
  const idOf = (unit: BoardUnitInput, controller: Id | null | undefined): Id => {
    if (unit.id != null) return unit.id;
    const index = input.players.findIndex(({ id }) => id === (unit.controller ?? controller));
    const player = Math.max(0, index);
    const number = freeNumber(player, taken, next.get(player) ?? 1);
    next.set(player, number + 1);
    return idAt(player, number);
  };
  return {
    battlefields: input.battlefields.map(({ units, controller }) =>
      (units ?? []).map((unit) => idOf(unit, controller)),
    ),
    bases: (input.bases ?? []).map(({ units, player }) => units.map((unit) => idOf(unit, player))),
  };
}

function takenIds({ battlefields, bases }: BoardInput): ReadonlySet<Id> {
  const taken = new Set<Id>();
  for (const { units } of [...battlefields, ...(bases ?? [])])
    for (const { id } of units ?? []) if (id != null) taken.add(id);
  return taken;
}

const LETTERS = ["a", "b", "c", "d"];

function idAt(player: number, number: number): Id {
  return `${LETTERS[player] ?? "u"}${number}`;
}

function freeNumber(player: number, taken: ReadonlySet<Id>, from: number): number {
  let number = from;
  while (taken.has(idAt(player, number))) number += 1;
  return number;
}

/** The next id of the units of a player, by the player's place in the turn order, that is not taken. */
export function freeUnitId(player: number, taken: ReadonlySet<Id>): Id {
  return idAt(player, freeNumber(player, taken, 1));
}
