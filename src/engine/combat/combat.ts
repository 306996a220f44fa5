import { problem, type EngineProblem, type Path } from "../problem.js";
import { failed, ok, type Result } from "../result.js";
import type { Replacement, Unit } from "../unit/unit.js";
import { currentMight } from "../unit/might.js";
import { BOUNDS, opposing, SIDES, type BySide, type Id, type IgnorableKeyword, type Side } from "../vocabulary.js";
import { withDefaults } from "./defaults.js";
import { unitIds } from "./unit-ids.js";
import type { CombatInput, DamageReplacementInput, SideInput, UnitInput } from "./input.js";

export interface CombatSide {
  readonly player: Id;
  readonly units: readonly Unit[];
  readonly ignores: readonly IgnorableKeyword[];
  readonly anyDamageIsLethal: boolean;
}

/** A combat that was read: every unit has an id of its own, and every number is one that the rules can use. */
export type Combat = BySide<CombatSide>;

/**
 * Reads a combat: fills in the defaults and checks what the shape cannot say. Answers the combat, or every
 * problem in it, each with its place below `path`, its code and its rules.
 */
export function readCombat(input: CombatInput, path: Path = ["combat"]): Result<Combat> {
  const ids = unitIds(input);
  const attacker = readSide(input.attacker, "attacker", ids.attacker);
  const defender = readSide(input.defender, "defender", ids.defender);
  const combat = { attacker, defender };
  const problems = [
    ...unitProblems(input, combat, path),
    ...samePlayer(combat, path),
    ...misnamedPlayers(combat, path),
  ];
  return problems.length > 0 ? failed(problems) : ok(combat);
}

/** The units of a combat by what they are called, also of one that cannot be read, to speak about its problems. */
export function unitsOf(input: CombatInput): readonly Unit[] {
  const ids = unitIds(input);
  return SIDES.flatMap((side) => readSide(input[side], side, ids[side]).units);
}

function readSide(input: SideInput, side: Side, ids: readonly Id[]): CombatSide {
  return {
    player: input.player ?? side,
    units: input.units.map((unit, index) => readUnit(unit, side, ids[index] as Id)),
    ignores: input.ignores ?? [],
    anyDamageIsLethal: input.anyDamageIsLethal ?? false,
  };
}

const NO_KEYWORDS = { tank: false, backline: false, assault: 0, shield: 0 };
const UNTOUCHED = {
  mightModifier: 0,
  stunned: false,
  dealsNoCombatDamage: false,
  undamageable: false,
  exhausted: false,
};

function readUnit(input: UnitInput, side: Side, id: Id): Unit {
  return {
    id,
    calledAs: input.name ?? input.id ?? null,
    side,
    printedMight: input.might,
    markedDamage: input.damage ?? 0,
    ...withDefaults(UNTOUCHED, input),
    ...withDefaults(NO_KEYWORDS, input.keywords),
    replacements: (input.damageReplacements ?? []).map(readReplacement),
  };
}

/** Reads an effect on damage; `prevent` without an amount is a problem of its own. */
export function readReplacement({ kind, amount }: DamageReplacementInput): Replacement {
  return kind === "prevent" ? { kind, amount: amount ?? 0 } : { kind };
}

function unitProblems(input: CombatInput, combat: Combat, path: Path): EngineProblem[] {
  const seen = new Set<Id>();
  return SIDES.flatMap((side) =>
    combat[side].units.flatMap((unit, index) => {
      const at = [...path, side, "units", index];
      const repeated = seen.has(unit.id) ? [problem("unit/duplicate-id", [...at, "id"], { unit: unit.id })] : [];
      seen.add(unit.id);
      const replacements = input[side].units[index]?.damageReplacements ?? [];
      return [
        ...repeated,
        ...mightProblems(unit, at),
        ...replacementProblems(replacements, unit.id, [...at, "damageReplacements"]),
      ];
    }),
  );
}

function mightProblems(unit: Unit, at: Path): EngineProblem[] {
  const amount = currentMight(unit).total;
  if (amount <= BOUNDS.currentMightMax) return [];
  return [
    problem("unit/might-too-large", [...at, "might"], { unit: unit.id, amount, expected: BOUNDS.currentMightMax }),
  ];
}

/** What is wrong with the amounts of effects on damage. @rule prevent.amount */
export function replacementProblems(
  replacements: readonly DamageReplacementInput[],
  unit: Id,
  path: Path,
): EngineProblem[] {
  return replacements.flatMap(({ kind, amount }, index): EngineProblem[] => {
    const at = [...path, index, "amount"];
    if (kind === "prevent") return amount == null ? [problem("replacement/amount-missing", at, { unit })] : [];
    return amount == null ? [] : [problem("replacement/amount-unexpected", at, { unit, amount, replacement: kind })];
  });
}

function samePlayer({ attacker, defender }: Combat, path: Path): EngineProblem[] {
  if (attacker.player !== defender.player) return [];
  return [problem("sides/same-player", [...path, "defender", "player"], { player: defender.player })];
}

/** A player of one side must not be called by the name of the other. */
function misnamedPlayers(combat: Combat, path: Path): EngineProblem[] {
  return SIDES.flatMap((side) => {
    const { player } = combat[side];
    return player === opposing(side)
      ? [problem("sides/misnamed-player", [...path, side, "player"], { player, side })]
      : [];
  });
}
