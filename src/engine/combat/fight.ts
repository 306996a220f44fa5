import type { EngineProblem, Path } from "../problem.js";
import { failed, ok, type Result } from "../result.js";
import type { EngineStep } from "../trace.js";
import { SIDES, type BySide, type Id } from "../vocabulary.js";
import { assign, explainAssigning, type Assigning } from "./assigning.js";
import { deal, explainDamage, type DealtDamage } from "./damage.js";
import { explainMuster, explainPool } from "./explain-muster.js";
import { muster, type Muster } from "./muster.js";
import { standingAfter, type Standing } from "./result.js";
import type { CombatState } from "./state.js";
import { unitOutcomes, type UnitOutcome } from "./unit-outcomes.js";

/** A combat up to its Combat Cleanup: what both sides assign and deal, who dies, and who is recalled. */
export interface Fought {
  readonly mustered: Muster;
  readonly sides: BySide<Assigning>;
  readonly damage: BySide<readonly DealtDamage[] | null>;
  readonly units: readonly UnitOutcome[];
  readonly standing: Standing;
  readonly attackersRecalled: boolean;
  /** null while a choice decides which attackers are left. */
  readonly recalled: readonly Id[] | null;
}

/**
 * Fights a combat out: the Cleanup before damage, assignments, damage dealt all at once, deaths. Who is left
 * never depends on an open assignment. Answers every reason why a given assignment is not legal, below `path`.
 */
export function fight(
  { combat, assignments }: Pick<CombatState, "combat" | "assignments">,
  path: Path,
): Result<Fought> {
  const mustered = muster(combat);
  const attacker = assign(mustered, "attacker", assignments.attacker, [...path, "attacker"]);
  const defender = assign(mustered, "defender", assignments.defender, [...path, "defender"]);
  const problems: EngineProblem[] = [...attacker.problems, ...defender.problems];
  if (problems.length > 0) return failed(problems);
  return ok(conduct(mustered, { attacker: attacker.assigning, defender: defender.assigning }));
}

function conduct(mustered: Muster, sides: BySide<Assigning>): Fought {
  const standing = standingAfter(mustered, { attacker: sides.attacker.problem, defender: sides.defender.problem });
  const damage = { attacker: deal(sides.attacker), defender: deal(sides.defender) };
  const units = unitOutcomes(mustered, sides, damage);
  const attackersRecalled = standing.attacker && standing.defender;
  const recalled = attackersRecalled ? survivingAttackers(units) : [];
  return { mustered, sides, damage, units, standing, attackersRecalled, recalled };
}

function survivingAttackers(units: readonly UnitOutcome[]): readonly Id[] | null {
  const attackers = units.filter(({ combatant }) => combatant.unit.side === "attacker");
  if (attackers.some(({ fate }) => fate === "depends")) return null;
  return attackers.filter(({ fate }) => fate === "survives").map(({ combatant }) => combatant.unit.id);
}

/** The Cleanup before damage, and the damage step. */
export function explainFight({ mustered, sides, damage }: Fought): EngineStep[] {
  return [
    ...explainMuster(mustered),
    ...(mustered.damageStep ? SIDES.flatMap((side) => explainPool(mustered.ranks[side], side)) : []),
    ...SIDES.flatMap((side) => explainAssigning(mustered, sides[side])),
    ...SIDES.flatMap((side) => explainDamage(sides[side], damage[side])),
  ];
}
