import type { Unit } from "../../unit/unit.js";
import type { Id } from "../../vocabulary.js";
import type { BoardInput, BoardUnitInput } from "../input.js";
import { boardUnitIds } from "./unit-ids.js";

/** What a unit is called by. */
export type NamedUnit = Pick<Unit, "id" | "calledAs" | "printedMight">;

/** The units of a board by what they are called, also of one that cannot be read, to speak about its problems. */
export function boardUnits(input: BoardInput): NamedUnit[] {
  const ids = boardUnitIds(input);
  const named = (units: readonly BoardUnitInput[], of: readonly Id[] = []): NamedUnit[] =>
    units.map(({ id, name, might }, index) => ({
      id: of[index] as Id,
      calledAs: name ?? id ?? null,
      printedMight: might,
    }));
  return [
    ...input.battlefields.flatMap(({ units }, index) => named(units ?? [], ids.battlefields[index])),
    ...(input.bases ?? []).flatMap(({ units }, index) => named(units, ids.bases[index])),
  ];
}
