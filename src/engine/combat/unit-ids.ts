import { SIDES, type BySide, type Id, type Side } from "../vocabulary.js";
import type { UnitInput } from "./input.js";

type Units = BySide<{ readonly units: readonly Pick<UnitInput, "id">[] }>;

/** The id of every unit: its own, else the next of a1, a2 .. or d1, d2 .. that no unit of the combat uses. */
export function unitIds(input: Units): BySide<readonly Id[]> {
  const given = new Set(SIDES.flatMap((side) => input[side].units.map(({ id }) => id)));
  return { attacker: idsOf(input, "attacker", given), defender: idsOf(input, "defender", given) };
}

function idsOf(input: Units, side: Side, given: ReadonlySet<Id | null | undefined>): Id[] {
  let next = 1;
  return input[side].units.map(({ id }) => {
    if (id != null) return id;
    let free: Id;
    do free = `${side === "attacker" ? "a" : "d"}${next++}`;
    while (given.has(free));
    return free;
  });
}
