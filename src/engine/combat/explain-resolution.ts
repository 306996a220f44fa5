import { step, type EngineStep } from "../trace.js";
import { SIDES, type Id } from "../vocabulary.js";
import type { CombatState } from "./state.js";
import type { UnitOutcome } from "./unit-outcomes.js";

/** The Combat Cleanup: who dies, who may, who heals, and attackers that go home. @rule cleanup.deaths resolution.heal resolution.recall */
export function explainResolution(
  { combat }: CombatState,
  units: readonly UnitOutcome[],
  attackersRecalled: boolean,
  recalled: readonly Id[] | null,
): EngineStep[] {
  const steps: EngineStep[] = [];
  for (const side of SIDES) {
    const own = units.filter(({ combatant }) => combatant.unit.side === side);
    const killed = idsOf(own.filter(({ diedIn }) => diedIn === "combat"));
    const open = idsOf(own.filter(({ fate }) => fate === "depends"));
    if (killed.length > 0)
      steps.push(step("units-killed", { side, units: killed }, ["cleanup.deaths", "lethal.amount"]));
    if (open.length > 0)
      steps.push(step("fates-open", { side, units: open }, ["cleanup.deaths", "assign.same-priority"]));
  }
  const healed = idsOf(units.filter(({ fate }) => fate === "survives"));
  steps.push(step("units-healed", { units: healed }, ["resolution.heal", "healing.moments"]));
  if (attackersRecalled) {
    steps.push(
      step("attackers-recalled", { player: combat.attacker.player, units: recalled }, [
        "resolution.recall",
        "recall.not-a-move",
      ]),
    );
  }
  return steps;
}

function idsOf(units: readonly UnitOutcome[]): Id[] {
  return units.map(({ combatant }) => combatant.unit.id);
}
