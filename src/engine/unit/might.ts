import type { Part, Tally } from "../trace.js";
import type { PartSource, Side } from "../vocabulary.js";
import type { Unit } from "./unit.js";

/** What the Might of a unit depends on; `side` is its role, null outside of a Combat. */
export interface MightFacts extends Pick<Unit, "id" | "printedMight" | "mightModifier" | "assault" | "shield"> {
  readonly side: Side | null;
}

/** Makes the sum of the parts that are not 0; the first part always stands, so that no sum is empty. */
function tally(unit: MightFacts, summands: readonly (readonly [PartSource, number])[]): Tally {
  const parts: Part[] = [];
  let total = 0;
  for (const [source, amount] of summands) {
    if (amount === 0 && parts.length > 0) continue;
    parts.push({ source, unit: unit.id, amount });
    total += amount;
  }
  return { total, parts };
}

/** Assault counts for attackers and Shield for defenders. @rule assault.attacker shield.defender */
function roleBonus(unit: MightFacts): readonly [PartSource, number] {
  if (unit.side === null) return ["assault", 0];
  return unit.side === "attacker" ? ["assault", unit.assault] : ["shield", unit.shield];
}

/** The current Might of a unit, with the keyword of its role; it may be negative. @rule damage-step.current-might might.arithmetic */
export function currentMight(unit: MightFacts): Tally {
  return tally(unit, [["printed", unit.printedMight], roleBonus(unit), ["modifier", unit.mightModifier]]);
}

/** The Might of a unit once it has no role. @rule roles.end */
export function mightWithoutRole(unit: Unit): number {
  return unit.printedMight + unit.mightModifier;
}

/**
 * What a unit adds to the damage of its side: its Might, 0 if it is stunned, deals no combat damage or has
 * negative Might. @rule stun.adds-nothing might.negative-counts-zero
 */
export function contribution(unit: Unit, might: Tally): Tally {
  const missing = reasonToAddNothing(unit, might.total);
  if (missing === null || might.total === 0) return might;
  return { total: 0, parts: [...might.parts, { source: missing, unit: unit.id, amount: -might.total }] };
}

/** Why a unit adds nothing, or null if it adds its Might. */
export function reasonToAddNothing(
  unit: Unit,
  might: number,
): "stunned" | "no-combat-damage" | "negative-counts-zero" | null {
  if (unit.stunned) return "stunned";
  if (unit.dealsNoCombatDamage) return "no-combat-damage";
  return might < 0 ? "negative-counts-zero" : null;
}
