/**
 * Units as the damage step finds them: ids, current Might with the role, who is
 * still alive, what each adds to the pool, and what each needs.
 */
import type { CombatInput, DamageReplacement, SideInput, SideName, UnitInput } from "./board.js";
import type { Target } from "./walk.js";

interface Fighter {
  side: SideName;
  id: string;
  unit: UnitInput;
  /** Current Might with modifiers and what the role gives; may be negative. */
  might: number;
}

export interface Victim extends Target {
  ops: readonly DamageReplacement[];
  /** Damage that must still get through. */
  missing: number;
}

/** The units of one side in input order; ids not given are a1, a2 .. or d1, d2 .., used ones skipped. */
export function readSide(combat: CombatInput, side: SideName): Fighter[] {
  const given = new Set([...combat.attacker.units, ...combat.defender.units].map((unit) => unit.id));
  const letter = side === "attacker" ? "a" : "d";
  let counter = 0;
  const nextFreeId = (): string => {
    do counter += 1;
    while (given.has(`${letter}${counter}`));
    return `${letter}${counter}`;
  };
  return combat[side].units.map((unit) => {
    const fromRole = side === "attacker" ? unit.keywords?.assault : unit.keywords?.shield;
    const might = unit.might + (unit.mightModifier ?? 0) + (fromRole ?? 0);
    return { side, id: unit.id ?? nextFreeId(), unit, might };
  });
}

/** Whether the Cleanup before the damage step leaves the unit; the opponent's effects say nothing. */
export function isAlive({ unit, might }: Fighter): boolean {
  return (unit.damage ?? 0) < Math.max(1, might);
}

/** What the unit adds to its side's pool. */
export function contribution({ unit, might }: Fighter): number {
  return unit.stunned || unit.dealsNoCombatDamage ? 0 : Math.max(0, might);
}

/** The unit as a target; effects of the assigning side ignore keywords or make any damage lethal. */
export function readVictim({ id, unit, might }: Fighter, assigning: SideInput): Victim {
  const { ignores = [], anyDamageIsLethal = false } = assigning;
  const ops = unit.damageReplacements ?? [];
  const missing = anyDamageIsLethal ? 1 : Math.max(1, might) - (unit.damage ?? 0);
  return {
    id,
    ops,
    missing,
    needs: leastLethal(ops, missing),
    exempt: unit.undamageable ?? false,
    tank: counts(unit, "tank", ignores),
    backline: counts(unit, "backline", ignores),
  };
}

/** What is left of an assigned amount after each replacement in the order listed. */
export function damageLeft(ops: readonly DamageReplacement[], raw: number): number {
  let left = raw;
  for (const op of ops) {
    if (op.kind === "double") left += left;
    else if (op.kind === "prevent") left -= Math.min(left, op.amount);
    else left = 0;
  }
  return left;
}

/** Tries 1, 2, 3 and so on; beyond this limit nothing new happens, even where nothing is doubled. */
function leastLethal(ops: readonly DamageReplacement[], missing: number): number {
  const stocks = ops.reduce((sum, op) => sum + (op.kind === "prevent" ? op.amount : 0), 0);
  for (let raw = 1; raw <= missing + stocks; raw += 1) {
    if (damageLeft(ops, raw) >= missing) return raw;
  }
  return Infinity;
}

function counts(unit: UnitInput, keyword: "tank" | "backline", ignores: readonly string[]): boolean {
  return unit.keywords?.[keyword] === true && !ignores.includes(keyword);
}
