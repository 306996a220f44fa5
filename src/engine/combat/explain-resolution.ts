import { step, type EngineStep, type Rules } from "../trace.js";
import { opposing, SIDES, type Id, type Side } from "../vocabulary.js";
import { rulesOfChoice } from "../assignment/explain.js";
import type { Fought } from "./fight.js";
import type { UnitOutcome } from "./unit-outcomes.js";

/** Attackers that go home: whose they are, and which; null while that is open. */
interface Recalled {
  readonly player: Id;
  readonly units: readonly Id[] | null;
}

/**
 * The Combat Cleanup: who dies, who may, who heals, and attackers that go home. Units elsewhere heal as well;
 * those that had damage are named too. @rule cleanup.deaths resolution.heal resolution.recall
 */
export function explainResolution(
  { units, sides, mustered }: Pick<Fought, "units" | "sides" | "mustered">,
  recalled: Recalled | null,
  healedElsewhere: readonly Id[] = [],
): EngineStep[] {
  const steps: EngineStep[] = [];
  for (const side of SIDES) {
    const enemy = opposing(side);
    const own = units.filter(({ combatant }) => combatant.unit.side === side);
    const killed = idsOf(own.filter(({ diedIn }) => diedIn === "combat"));
    const open = idsOf(own.filter(({ fate }) => fate === "depends"));
    if (killed.length > 0)
      steps.push(
        step("units-killed", { side, units: killed }, [
          "cleanup.deaths",
          mustered.ranks[enemy].side.anyDamageIsLethal ? "lethal.replaced" : "lethal.amount",
        ]),
      );
    if (open.length > 0) {
      const rules: Rules = ["cleanup.deaths", ...rulesOfChoice(sides[enemy].problem)];
      steps.push(step("fates-open", { side, units: open }, rules));
    }
  }
  const healed = [...idsOf(units.filter(({ fate }) => fate === "survives")), ...healedElsewhere];
  steps.push(step("units-healed", { units: healed }, ["resolution.heal", "healing.moments"]));
  if (recalled)
    steps.push(step("attackers-recalled", recalled, ["resolution.recall", "recall.not-a-move", "recall.what"]));
  return steps;
}

/** Assault and Shield end with the roles, after damage has healed. @rule roles.end */
export function explainRolesEnd(
  changed: readonly { readonly unit: Id; readonly side: Side; readonly might: number }[],
): EngineStep[] {
  if (changed.length === 0) return [];
  const rules: Rules = [
    "roles.end",
    ...(changed.some(({ side }) => side === "attacker") ? (["assault.lasts-with-role"] as const) : []),
    ...(changed.some(({ side }) => side === "defender") ? (["shield.lasts-with-role"] as const) : []),
  ];
  return [step("roles-ended", { units: changed.map(({ unit, might }) => ({ unit, amount: might })) }, rules)];
}

function idsOf(units: readonly UnitOutcome[]): Id[] {
  return units.map(({ combatant }) => combatant.unit.id);
}
