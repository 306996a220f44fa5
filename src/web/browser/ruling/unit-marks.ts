import { currentMight, type Unit } from "../../../engine/index.js";
import type { CombatMessages } from "../../../language/index.js";

/** The marks of a unit in words; printed Might is one of them where it is not the Might that the unit has now. */
export function marksOf(unit: Unit, { notation }: CombatMessages): readonly string[] {
  const [printed, ...marks] = notation.unit(unit);
  return currentMight(unit).total === unit.printedMight ? marks : [printed, ...marks];
}
