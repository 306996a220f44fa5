import { missingFor } from "../assignment/problem.js";
import { needsOverAllOrders } from "../unit/lethal.js";
import { opposing, SIDES, type BySide, type CombatResult, type Id } from "../vocabulary.js";
import type { Combatant, Muster, Rank } from "./muster.js";
import { combatResult, type Standing } from "./result.js";

/** Units whose replacements would need another amount in another order, and the results that this could bring. */
export interface OrderMatters {
  readonly units: readonly Id[];
  /** Results that differ from the one with the orders as listed. */
  readonly otherResults: readonly CombatResult[];
}

/** Looks whether another order of replacements changes what a unit needs; null if none does. @rule replacement.order */
export function replacementOrderMatters(muster: Muster, standing: Standing): OrderMatters | null {
  if (!muster.damageStep) return null;
  const units = SIDES.flatMap((side) =>
    muster.ranks[side].alive.filter((one) => isOpen(one, muster.ranks[opposing(side)])).map(({ unit }) => unit.id),
  );
  if (units.length === 0) return null;
  const listed = combatResult(standing);
  const others = (["least", "most"] as const).map((order) => combatResult(standingWith(muster, order)));
  return { units, otherResults: [...new Set(others)].filter((result) => result !== listed) };
}

function isOpen(combatant: Combatant, assigning: Rank): boolean {
  const { undamageable, replacements } = combatant.unit;
  if (undamageable || replacements.length < 2) return false;
  const { least, most } = needsInOrder(combatant, assigning);
  return least !== most;
}

function needsInOrder(combatant: Combatant, assigning: Rank): { readonly least: number; readonly most: number } {
  return needsOverAllOrders(missingFor(combatant, assigning.side.anyDamageIsLethal), combatant.unit.replacements);
}

function standingWith({ ranks }: Muster, order: "least" | "most"): BySide<boolean> {
  const stands = (side: "attacker" | "defender") => {
    const assigning = ranks[opposing(side)];
    const needed = ranks[side].alive.reduce(
      (sum, one) => sum + (one.unit.undamageable ? Infinity : needsInOrder(one, assigning)[order]),
      0,
    );
    return assigning.pool.total < needed;
  };
  return { attacker: stands("attacker"), defender: stands("defender") };
}
