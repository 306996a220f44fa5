import { step, type EngineStep, type Rules } from "../trace.js";
import type { Id } from "../vocabulary.js";
import type { Combat } from "./combat.js";
import type { Standing } from "./result.js";

/** Who controls the battlefield before and after, and who took it; null for nobody. */
export interface Control {
  readonly before: Id | null;
  readonly after: Id | null;
  readonly takenBy: Id | null;
}

/** The players with units at the battlefield once attackers that face defenders are recalled. */
export function occupantsOf({ attacker, defender }: Combat, standing: Standing): readonly Id[] {
  if (standing.defender) return [defender.player];
  return standing.attacker ? [attacker.player] : [];
}

/**
 * The only player whose units are left has the battlefield; nobody left: nobody has it. While several players
 * have units there nothing changes. @rule control.settled control.uncontrolled
 */
export function controlAfter(before: Id | null, occupants: readonly Id[]): Control {
  if (occupants.length > 1) return { before, after: before, takenBy: null };
  const after = occupants[0] ?? null;
  return { before, after, takenBy: after === before ? null : after };
}

/** Says who has the battlefield after a Combat. That it stayed contested until now does not matter. */
export function explainControl(
  battlefield: Id,
  { before, after, takenBy }: Control,
  attackersRecalled: boolean,
): EngineStep {
  const rules: Rules = ["control.settled", "control.contested-ends"];
  const reading = attackersRecalled ? "A8" : null;
  if (after === null)
    return step("control-lost", { battlefield, before }, ["control.uncontrolled", "control.contested-ends"], reading);
  if (takenBy === null) return step("control-kept", { player: after, battlefield }, rules, reading);
  return step("control-taken", { player: takenBy, battlefield, before }, rules, reading);
}
