import type { EngineProblem, Path } from "../problem.js";
import { failed, ok, type Result } from "../result.js";
import { conquer, explainScore, type Score } from "../scoring/conquer.js";
import { explainWin, scoresAfter, winnerOf } from "../scoring/win-check.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import { SIDES, type BySide, type CombatResult, type Id } from "../vocabulary.js";
import type { EngineWarning } from "../warning.js";
import { assign, explainAssigning, type Assigning } from "./assigning.js";
import { controlAfter, explainControl, type Control } from "./control.js";
import { deal, explainDamage, type DealtDamage } from "./damage.js";
import { explainExhausted, explainMuster, explainPool } from "./explain-muster.js";
import { explainResolution } from "./explain-resolution.js";
import { muster, type Muster } from "./muster.js";
import { combatResult, explainResult, standingAfter } from "./result.js";
import type { CombatState } from "./state.js";
import { unitOutcomes, type UnitOutcome } from "./unit-outcomes.js";
import { combatWarnings } from "./warnings.js";

/** A combat resolved from totals to score, with every step in order. */
export interface CombatOutcome {
  readonly settled: boolean;
  readonly result: CombatResult;
  readonly damageStep: boolean;
  readonly sides: BySide<Assigning>;
  readonly units: readonly UnitOutcome[];
  readonly attackersRecalled: boolean;
  /** null while a choice decides which attackers are left. */
  readonly recalled: readonly Id[] | null;
  readonly control: Control;
  readonly score: Score;
  readonly winner: Id | null;
  readonly steps: readonly EngineStep[];
  readonly warnings: readonly EngineWarning[];
}

/**
 * Resolves a combat: the Cleanup before damage, assignments, damage dealt all at once, deaths, healing,
 * recall, result, control, score, win check. Result, control and score never depend on an open assignment.
 * Answers every reason why a given assignment is not legal, with its place below `path`.
 */
export function resolveCombat(state: CombatState, path: Path = ["state"]): Result<CombatOutcome> {
  const mustered = muster(state.combat);
  const attacker = assign(mustered, "attacker", state.assignments.attacker, [...path, "assignments", "attacker"]);
  const defender = assign(mustered, "defender", state.assignments.defender, [...path, "assignments", "defender"]);
  const problems: EngineProblem[] = [...attacker.problems, ...defender.problems];
  if (problems.length > 0) return failed(problems);
  return ok(conduct(state, mustered, { attacker: attacker.assigning, defender: defender.assigning }));
}

function conduct(state: CombatState, mustered: Muster, sides: BySide<Assigning>): CombatOutcome {
  const standing = standingAfter(mustered, { attacker: sides.attacker.problem, defender: sides.defender.problem });
  const damage = { attacker: deal(sides.attacker), defender: deal(sides.defender) };
  const units = unitOutcomes(mustered, sides, damage);
  const attackersRecalled = standing.attacker && standing.defender;
  const recalled = attackersRecalled ? survivingAttackers(units) : [];
  const control = controlAfter(state, standing);
  const score = conquer(state, control);
  const { victoryScore } = state.game;
  const wonBefore = winnerOf(state.players, victoryScore);
  return {
    settled: units.every(({ fate }) => fate !== "depends"),
    result: combatResult(standing),
    damageStep: mustered.damageStep,
    sides,
    units,
    attackersRecalled,
    recalled,
    control,
    score,
    winner: wonBefore ?? winnerOf(scoresAfter(state, score), victoryScore),
    steps: [
      ...explainOpening(state, mustered, sides, damage),
      ...explainResolution(state, units, attackersRecalled, recalled),
      explainResult(state.combat, standing),
      explainControl(state, control),
      ...explainScore(state, control, score),
      ...explainRolesEnd(units),
      ...(wonBefore === null ? explainWin(scoresAfter(state, score), victoryScore, "after-combat") : []),
    ],
    warnings: combatWarnings(state, mustered, wonBefore),
  };
}

function survivingAttackers(units: readonly UnitOutcome[]): readonly Id[] | null {
  const attackers = units.filter(({ combatant }) => combatant.unit.side === "attacker");
  if (attackers.some(({ fate }) => fate === "depends")) return null;
  return attackers.filter(({ fate }) => fate === "survives").map(({ combatant }) => combatant.unit.id);
}

/** Roles, the Cleanup before damage, and the damage step. */
function explainOpening(
  state: CombatState,
  mustered: Muster,
  sides: BySide<Assigning>,
  damage: BySide<readonly DealtDamage[] | null>,
): EngineStep[] {
  return [
    explainRoles(state),
    ...explainExhausted(mustered),
    ...explainWin(state.players, state.game.victoryScore, "before-damage"),
    ...explainMuster(mustered),
    ...(mustered.damageStep ? SIDES.flatMap((side) => explainPool(mustered.ranks[side], side)) : []),
    ...SIDES.flatMap((side) => explainAssigning(mustered, sides[side])),
    ...SIDES.flatMap((side) => explainDamage(sides[side], damage[side])),
  ];
}

/** The attacker is the player who made the battlefield contested. @rule roles.attacker-contested roles.defender */
function explainRoles({ combat, battlefield }: CombatState): EngineStep {
  const players = { attacker: combat.attacker.player, defender: combat.defender.player };
  const facts = {
    players,
    battlefield: battlefield.id,
    controller: battlefield.controller,
    stated: battlefield.contestedStated,
  };
  return step("roles-set", facts, ["roles.attacker-contested", "roles.defender", "combat.part-of"]);
}

/** Assault and Shield end with the roles, after damage has healed. @rule roles.end */
function explainRolesEnd(units: readonly UnitOutcome[]): EngineStep[] {
  const changed = units.filter(({ combatant: { might }, after }) => after !== null && after.might !== might.total);
  if (changed.length === 0) return [];
  const facts = changed.map(({ combatant: { unit }, after }) => ({ unit: unit.id, amount: after?.might ?? 0 }));
  const rules: Rules = [
    "roles.end",
    ...(changed.some(({ combatant }) => combatant.unit.side === "attacker")
      ? (["assault.lasts-with-role"] as const)
      : []),
    ...(changed.some(({ combatant }) => combatant.unit.side === "defender")
      ? (["shield.lasts-with-role"] as const)
      : []),
  ];
  return [step("roles-ended", { units: facts }, rules)];
}
