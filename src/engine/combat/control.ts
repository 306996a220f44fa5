import { step, type EngineStep } from "../trace.js";
import type { Id } from "../vocabulary.js";
import type { Standing } from "./result.js";
import type { CombatState } from "./state.js";

/** Who controls the battlefield before and after, and who took it; null for nobody. */
export interface Control {
  readonly before: Id | null;
  readonly after: Id | null;
  readonly takenBy: Id | null;
}

/**
 * The player whose units are left has the battlefield; attackers that face defenders are recalled before, so
 * then it is the defender. Nobody left: nobody has it. @rule control.settled control.uncontrolled
 */
export function controlAfter({ combat, battlefield }: CombatState, standing: Standing): Control {
  const before = battlefield.controller;
  const after = standing.defender ? combat.defender.player : standing.attacker ? combat.attacker.player : null;
  return { before, after, takenBy: after === before ? null : after };
}

export function explainControl(
  { battlefield: { id: battlefield } }: CombatState,
  { before, after, takenBy }: Control,
): EngineStep {
  if (after === null)
    return step("control-lost", { battlefield, before }, ["control.uncontrolled", "control.contested-ends"]);
  if (takenBy === null)
    return step("control-kept", { player: after, battlefield }, ["control.settled", "control.contested-ends"]);
  return step("control-taken", { player: takenBy, battlefield, before }, ["control.settled", "control.contested-ends"]);
}
