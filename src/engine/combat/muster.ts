import type { Tally } from "../trace.js";
import { hasLethalDamage } from "../unit/lethal.js";
import { contribution, currentMight } from "../unit/might.js";
import type { Unit } from "../unit/unit.js";
import type { BySide, Side } from "../vocabulary.js";
import type { Combat, CombatSide } from "./combat.js";

/** A unit in its role, with its current Might and what it adds to its side's damage. */
export interface Combatant {
  readonly unit: Unit;
  readonly might: Tally;
  readonly contribution: Tally;
}

/** One side as the damage step finds it. */
export interface Rank {
  readonly side: CombatSide;
  /** Every unit, in input order. */
  readonly all: readonly Combatant[];
  /** Units that had lethal damage marked and die in the Cleanup before the damage step. */
  readonly fallen: readonly Combatant[];
  /** Units that take part in the damage step. */
  readonly alive: readonly Combatant[];
  /** The damage that the side must assign, with its summands. */
  readonly pool: Tally;
}

/** A combat at the start of its damage step. */
export interface Muster {
  readonly ranks: BySide<Rank>;
  /** Whether both sides still have units, so that there is a damage step. @rule damage-step.gate */
  readonly damageStep: boolean;
}

/**
 * Runs the Cleanup before the damage step and sums both sides up. Units with lethal damage marked die in it,
 * add nothing and are no targets. @rule cleanup.deaths damage-step.gate damage-step.attacker-total damage-step.defender-total
 */
export function muster(combat: Combat): Muster {
  const ranks = { attacker: rank(combat, "attacker"), defender: rank(combat, "defender") };
  return { ranks, damageStep: ranks.attacker.alive.length > 0 && ranks.defender.alive.length > 0 };
}

function rank(combat: Combat, name: Side): Rank {
  const side = combat[name];
  const all = side.units.map(combatant);
  const fallen = all.filter(({ unit, might }) => hasLethalDamage(unit, might.total));
  const alive = fallen.length === 0 ? all : all.filter((one) => !fallen.includes(one));
  return { side, all, fallen, alive, pool: sum(alive) };
}

function combatant(unit: Unit): Combatant {
  const might = currentMight(unit);
  return { unit, might, contribution: contribution(unit, might) };
}

function sum(combatants: readonly Combatant[]): Tally {
  return {
    total: combatants.reduce((total, one) => total + one.contribution.total, 0),
    parts: combatants.flatMap((one) => one.contribution.parts),
  };
}
