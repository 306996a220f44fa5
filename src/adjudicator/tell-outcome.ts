import type { z } from "zod";
import type { AnswerOf, sideRuling, unitRuling } from "../contract/index.js";
import type { Assigning, CombatOutcome, CombatState, Side, UnitOutcome } from "../engine/index.js";
import { tellStep, tellWarning, type Speech } from "./speech.js";
import { tellAmounts } from "./tell-assignments.js";

/** The answer to `resolveCombat`. */
export function tellOutcome(outcome: CombatOutcome, state: CombatState, speech: Speech): AnswerOf<"resolveCombat"> {
  const { control, score } = outcome;
  return {
    edition: speech.edition,
    settled: outcome.settled,
    result: outcome.result,
    damageStep: outcome.damageStep,
    summary: speech.messages.summary.combatOutcome(outcome, state, speech.names),
    sides: {
      attacker: tellSide(outcome, state, "attacker", speech),
      defender: tellSide(outcome, state, "defender", speech),
    },
    units: outcome.units.map((unit) => tellUnit(unit, speech)),
    attackersRecalled: outcome.attackersRecalled,
    recalled: outcome.recalled && [...outcome.recalled],
    control: { before: control.before, after: control.after, contestedAfter: false },
    score: {
      outcome: score.outcome,
      player: score.player,
      battlefield: state.battlefield.id,
      method: score.method,
      before: score.before,
      after: score.after,
    },
    winner: outcome.winner,
    steps: outcome.steps.map((step) => tellStep(step, speech)),
    warnings: outcome.warnings.map((warning) => tellWarning(warning, speech)),
  };
}

function tellSide(
  outcome: CombatOutcome,
  { combat }: CombatState,
  side: Side,
  speech: Speech,
): z.infer<typeof sideRuling> {
  const { problem, choice, amounts, example, count, deathSetCount, excess }: Assigning = outcome.sides[side];
  return {
    player: combat[side].player,
    pool: problem.pool,
    excess,
    choice,
    assignment: amounts && tellAmounts(problem, amounts, speech),
    example: example && tellAmounts(problem, example, speech),
    legalCount: String(count),
    deathSetCount: String(deathSetCount),
  };
}

function tellUnit(
  { combatant, fate, diedIn, needs, assigned, dealt, after }: UnitOutcome,
  { names }: Speech,
): z.infer<typeof unitRuling> {
  const { unit, might } = combatant;
  return {
    unit: unit.id,
    name: names.unit(unit.id),
    side: unit.side,
    fate,
    diedIn,
    might: might.total,
    needs,
    assigned,
    dealt,
    after,
  };
}
