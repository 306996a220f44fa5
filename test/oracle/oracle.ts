/**
 * An independent answer to "which assignments of combat damage are legal", by brute force.
 * Follows the definition in the README of this folder; slow on purpose, and without a line of the engine.
 */
import type { CombatInput, SideName } from "./board.js";
import { contribution, damageLeft, isAlive, readSide, readVictim, type Victim } from "./fighters.js";
import { handOutEveryWay, largerFirst } from "./walk.js";

/** What is special about a board, seen from the assigning side; ignoring counts only if it matters. */
export interface Features {
  needsAbovePool: boolean;
  partialWithBothKeywords: boolean;
  infiniteNeeds: boolean;
  exemptUnits: boolean;
  deadBeforeDamage: boolean;
  ignoring: boolean;
}

export interface OracleAnswer {
  damageStep: boolean;
  pool: number;
  /** Ids in input order; the arrays below stand in the same order. */
  targets: string[];
  /** Units that die in the Cleanup before the damage step: the attacker's, then the defender's. */
  deadBefore: string[];
  /** Null where the target is exempt or no amount is lethal. */
  needs: (number | null)[];
  exempt: boolean[];
  assignments: number[][];
  deathSets: string[][];
  features: Features;
  /** How many different states of a half-finished hand-out were walked. */
  unitsExplored: number;
}

export type Fate = "dies" | "survives" | "depends";

/** Everything the oracle knows about the assignment that `side` has to make. */
export function askOracle(combat: CombatInput, side: SideName): OracleAnswer {
  const fighters = [...readSide(combat, "attacker"), ...readSide(combat, "defender")];
  const alive = fighters.filter(isAlive);
  const own = alive.filter((fighter) => fighter.side === side);
  const damageStep = own.length > 0 && own.length < alive.length;
  const others = damageStep ? alive.filter((fighter) => fighter.side !== side) : [];
  const victims = others.map((fighter) => readVictim(fighter, combat[side]));
  const pool = own.reduce((sum, fighter) => sum + contribution(fighter), 0);
  const walk = damageStep ? handOutEveryWay(victims, pool) : { assignments: [[]], states: 0 };
  return {
    damageStep,
    pool,
    targets: victims.map(({ id }) => id),
    deadBefore: fighters.filter((fighter) => !isAlive(fighter)).map(({ id }) => id),
    needs: victims.map(({ needs, exempt }) => (exempt || needs === Infinity ? null : needs)),
    exempt: victims.map(({ exempt }) => exempt),
    assignments: walk.assignments,
    deathSets: listDeathSets(victims, walk.assignments),
    features: {
      ...assignmentFeatures(victims, pool, walk.assignments),
      deadBeforeDamage: alive.length < fighters.length,
      ignoring: others.some(({ unit }) => combat[side].ignores?.some((word) => unit.keywords?.[word])),
    },
    unitsExplored: walk.states,
  };
}

/** Whether these amounts, in target order, are legal; with only exempt targets 0 or the pool is. */
export function isLegal(answer: OracleAnswer, amounts: readonly number[]): boolean {
  if (answer.targets.length > 0 && answer.exempt.every(Boolean)) {
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const wellFormed = amounts.length === answer.targets.length && amounts.every(isAmount);
    return wellFormed && (total === 0 || total === answer.pool);
  }
  return answer.assignments.some((legal) => legal.join() === amounts.join());
}

/** The listed assignment that differs least from the proposed one; bad entries read as 0. */
export function nearest(answer: OracleAnswer, proposed: readonly number[]): number[] {
  const asked = answer.targets.map((_, index) => proposed[index] ?? 0).map((x) => (isAmount(x) ? x : 0));
  const distance = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount, index) => sum + Math.abs(amount - (asked[index] ?? 0)), 0);
  return answer.assignments.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

/** For each target whether it dies in all, in none, or in some of the legal assignments. */
export function fates(answer: OracleAnswer): Fate[] {
  return answer.targets.map((id) => {
    const dying = answer.deathSets.filter((deaths) => deaths.includes(id)).length;
    if (dying === 0) return "survives";
    return dying === answer.deathSets.length ? "dies" : "depends";
  });
}

const isAmount = (x: number): boolean => Number.isInteger(x) && x >= 0;

function listDeathSets(victims: readonly Victim[], assignments: readonly number[][]): string[][] {
  const rows = new Map<string, number[]>();
  for (const amounts of assignments) {
    const row = victims.map(({ exempt, ops, missing }, index) =>
      !exempt && damageLeft(ops, amounts[index] ?? 0) >= missing ? 1 : 0,
    );
    rows.set(row.join(), row);
  }
  const ordered = [...rows.values()].sort(largerFirst);
  return ordered.map((row) => victims.filter((_, index) => row[index] === 1).map(({ id }) => id));
}

function assignmentFeatures(victims: readonly Victim[], pool: number, assignments: readonly number[][]) {
  const damageable = victims.filter((victim) => !victim.exempt);
  const isPartial = ({ needs, exempt }: Victim, amount: number): boolean => !exempt && amount > 0 && amount < needs;
  return {
    needsAbovePool: damageable.reduce((sum, { needs }) => sum + needs, 0) > pool,
    partialWithBothKeywords: assignments.some((amounts) =>
      victims.some((victim, index) => victim.tank && victim.backline && isPartial(victim, amounts[index] ?? 0)),
    ),
    infiniteNeeds: damageable.some(({ needs }) => needs === Infinity),
    exemptUnits: victims.some((victim) => victim.exempt),
  };
}
