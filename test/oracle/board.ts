/**
 * Shapes of a combat as a caller states it, and random combats for the oracle.
 * The shapes are written out here on purpose: the oracle shares no code with the engine.
 */

export type SideName = "attacker" | "defender";
type PriorityKeyword = "tank" | "backline";

export type DamageReplacement =
  { kind: "prevent"; amount: number } | { kind: "prevent-all" | "prevent-next" | "double" };

interface KeywordsInput {
  tank?: boolean | undefined;
  backline?: boolean | undefined;
  assault?: number | undefined;
  shield?: number | undefined;
}

export interface UnitInput {
  id?: string | undefined;
  name?: string | undefined;
  might: number;
  mightModifier?: number | undefined;
  damage?: number | undefined;
  keywords?: KeywordsInput | undefined;
  stunned?: boolean | undefined;
  dealsNoCombatDamage?: boolean | undefined;
  undamageable?: boolean | undefined;
  exhausted?: boolean | undefined;
  damageReplacements?: DamageReplacement[] | undefined;
}

export interface SideInput {
  player?: string | undefined;
  units: UnitInput[];
  ignores?: PriorityKeyword[] | undefined;
  anyDamageIsLethal?: boolean | undefined;
}

export interface CombatInput {
  attacker: SideInput;
  defender: SideInput;
}

/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** The mulberry32 generator: the same seed gives the same boards on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random combat: up to five units a side, small Might, every feature that assignment knows. */
export function makeBoard(random: Random): CombatInput {
  const freeNames = ["a1", "a2", "a3", "d1", "d2", "d3", "guard", "poro", "scout", "yeti"];
  return {
    attacker: makeSide(random, "attacker", freeNames),
    defender: makeSide(random, "defender", freeNames),
  };
}

const LARGEST_STRENGTH = 15;
const UNIT_COUNTS = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];
const MIGHTS = [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5];
const MODIFIERS = [-6, -3, -2, -1, -1, 0, 1, 1, 2];

const chance = (random: Random, share: number): boolean => random() < share;

/** A whole number from `low` to `high`, both possible. */
const between = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[between(random, 0, from.length - 1)];
  if (picked === undefined) throw new RangeError("nothing to pick from");
  return picked;
}

function makeSide(random: Random, side: SideName, freeNames: string[]): SideInput {
  const units = makeUnits(random, side);
  for (const unit of units) if (chance(random, 0.3)) unit.id = takeName(random, freeNames);
  const made: SideInput = { units };
  if (chance(random, 0.2)) made.player = side === "attacker" ? "ahri" : "darius";
  if (chance(random, 0.35)) made.ignores = pick(random, [["tank"], ["backline"], ["tank", "backline"]]);
  if (chance(random, 0.08)) made.anyDamageIsLethal = true;
  return made;
}

/** Redraws until the side is weak enough for a brute force against it to stay fast. */
function makeUnits(random: Random, side: SideName): UnitInput[] {
  const count = chance(random, 0.02) ? 0 : pick(random, UNIT_COUNTS);
  for (;;) {
    const units = Array.from({ length: count }, () => makeUnit(random, side));
    const strength = units.reduce((sum, unit) => sum + Math.max(0, roleMight(unit, side)), 0);
    if (strength <= LARGEST_STRENGTH) return units;
  }
}

function takeName(random: Random, freeNames: string[]): string {
  const [name] = freeNames.splice(between(random, 0, freeNames.length - 1), 1);
  if (name === undefined) throw new RangeError("no name is left");
  return name;
}

function makeUnit(random: Random, side: SideName): UnitInput {
  const unit: UnitInput = { might: pick(random, MIGHTS) };
  if (chance(random, 0.2)) unit.mightModifier = pick(random, MODIFIERS);
  if (chance(random, 0.7)) unit.keywords = makeKeywords(random);
  if (chance(random, 0.06)) unit.stunned = chance(random, 0.8);
  if (chance(random, 0.04)) unit.dealsNoCombatDamage = true;
  if (chance(random, 0.09)) unit.undamageable = true;
  if (chance(random, 0.1)) unit.exhausted = true;
  if (chance(random, 0.3)) {
    unit.damageReplacements = Array.from({ length: between(random, 1, 3) }, () => makeReplacement(random));
  }
  const lethal = Math.max(1, roleMight(unit, side));
  if (chance(random, 0.05)) unit.damage = lethal + between(random, 0, 1);
  else if (chance(random, 0.25)) unit.damage = between(random, 0, lethal - 1);
  return unit;
}

function makeKeywords(random: Random): KeywordsInput {
  const made: KeywordsInput = pick(random, [
    {},
    { tank: true },
    { backline: true },
    { tank: true, backline: true },
    { tank: true, backline: true },
  ]);
  if (chance(random, 0.2)) made.assault = between(random, 1, 2);
  if (chance(random, 0.2)) made.shield = between(random, 1, 2);
  return made;
}

function makeReplacement(random: Random): DamageReplacement {
  if (chance(random, 0.4)) return { kind: "prevent", amount: between(random, 0, 4) };
  return { kind: pick(random, ["double", "double", "double", "prevent-all", "prevent-next"]) };
}

function roleMight(unit: UnitInput, side: SideName): number {
  const fromRole = side === "attacker" ? unit.keywords?.assault : unit.keywords?.shield;
  return unit.might + (unit.mightModifier ?? 0) + (fromRole ?? 0);
}
