import type { Path } from "../problem.js";
import { ok, type Result } from "../result.js";
import { conquer, explainConquer } from "../scoring/conquer.js";
import type { Score } from "../scoring/scoring.js";
import { explainWin, pointsAfter, winnerOf } from "../scoring/win-check.js";
import { step, type EngineStep } from "../trace.js";
import type { BySide, CombatResult, Id } from "../vocabulary.js";
import type { EngineWarning } from "../warning.js";
import type { Assigning } from "./assigning.js";
import { controlAfter, explainControl, occupantsOf, type Control } from "./control.js";
import { explainExhausted } from "./explain-muster.js";
import { explainResolution, explainRolesEnd } from "./explain-resolution.js";
import { explainFight, fight, type Fought } from "./fight.js";
import { combatResult, explainResult } from "./result.js";
import type { CombatState } from "./state.js";
import type { UnitOutcome } from "./unit-outcomes.js";
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
  const fought = fight(state, [...path, "assignments"]);
  return fought.ok ? ok(conclude(state, fought.value)) : fought;
}

function conclude(state: CombatState, fought: Fought): CombatOutcome {
  const { mustered, sides, units, standing, attackersRecalled, recalled } = fought;
  const control = controlAfter(state.battlefield.controller, occupantsOf(state.combat, standing));
  const score = conquer(state, control);
  const { victoryScore } = state.game;
  const wonBefore = winnerOf(state.players, victoryScore);
  const playersAfter = pointsAfter(state.players, score);
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
    winner: wonBefore ?? winnerOf(playersAfter, victoryScore),
    steps: [
      explainRoles(state),
      ...explainExhausted(mustered),
      ...explainWin(state.players, victoryScore, "before-damage"),
      ...explainFight(fought),
      ...explainResolution(
        fought,
        attackersRecalled ? { player: state.combat.attacker.player, units: recalled } : null,
      ),
      explainResult(state.combat, standing),
      explainControl(state.battlefield.id, control, attackersRecalled),
      ...explainConquer(state, control, score),
      ...explainRolesEnd(rolesThatMattered(units)),
      ...(wonBefore === null ? explainWin(playersAfter, victoryScore, "after-combat") : []),
    ],
    warnings: combatWarnings(state, mustered, wonBefore),
  };
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

/** The surviving units whose Might changes with the end of their roles. */
function rolesThatMattered(units: readonly UnitOutcome[]) {
  return units.flatMap(({ combatant: { unit, might }, after }) =>
    after === null || after.might === might.total ? [] : [{ unit: unit.id, side: unit.side, might: after.might }],
  );
}
