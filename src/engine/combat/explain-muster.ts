import { step, type EngineStep, type Rules } from "../trace.js";
import type { RuleKey } from "../../rulebook/index.js";
import { lethalDamage } from "../unit/lethal.js";
import { reasonToAddNothing } from "../unit/might.js";
import { SIDES, type Side } from "../vocabulary.js";
import type { Combatant, Muster, Rank } from "./muster.js";

/** How both sides stand before the damage step: changed Might, deaths in the Cleanup, and whether there is a damage step. */
export function explainMuster({ ranks, damageStep }: Muster): EngineStep[] {
  const steps: EngineStep[] = [];
  for (const side of SIDES) for (const one of ranks[side].all) steps.push(...mightSteps(one));
  for (const side of SIDES) for (const one of ranks[side].fallen) steps.push(fallenStep(side, one));
  if (damageStep) steps.push(step("damage-step-begun", {}, ["damage-step.gate", "damage-step.current-might"]));
  else {
    const empty = SIDES.filter((side) => ranks[side].alive.length === 0);
    steps.push(step("damage-step-skipped", { empty }, ["damage-step.gate"]));
  }
  return steps;
}

function mightSteps({ unit, might }: Combatant): EngineStep[] {
  const { side } = unit;
  const steps: EngineStep[] = [];
  if (might.parts.length > 1) {
    const sources = new Set(might.parts.map((part) => part.source));
    const rules: RuleKey[] = [];
    if (sources.has("assault")) rules.push("assault.attacker", "assault.adds-up");
    if (sources.has("shield")) rules.push("shield.defender", "shield.adds-up");
    if (sources.has("modifier")) rules.push("might.arithmetic");
    steps.push(step("might-changed", { side, unit: unit.id, amount: might.total, parts: might.parts }, rules as unknown as Rules));
  }
  if (might.total < 0) {
    steps.push(step("negative-might", { side, unit: unit.id, amount: might.total }, ["might.negative-counts-zero", "might.negative-kept", "lethal.amount"]));
  }
  if (side === "attacker" && unit.shield > 0) {
    steps.push(step("keyword-idle", { side, unit: unit.id, keyword: "shield" }, ["shield.defender", "shield.lasts-with-role"]));
  }
  if (side === "defender" && unit.assault > 0) {
    steps.push(step("keyword-idle", { side, unit: unit.id, keyword: "assault" }, ["assault.attacker", "assault.lasts-with-role"]));
  }
  return steps;
}

function fallenStep(side: Side, { unit, might }: Combatant): EngineStep {
  const facts = { side, unit: unit.id, damage: unit.markedDamage, amount: lethalDamage(might.total) };
  return step("killed-before-damage", facts, ["cleanup.deaths", "lethal.amount"], "A6");
}

const WHY_NOTHING: Readonly<Record<"stunned" | "no-combat-damage", Rules>> = {
  stunned: ["stun.adds-nothing"],
  "no-combat-damage": ["card.overrides-rules"],
};

/** The damage of one side: who adds nothing and why, and the sum. @rule damage-step.attacker-total damage-step.defender-total */
export function explainPool({ side: { units }, alive, pool }: Rank, side: Side): EngineStep[] {
  if (units.length === 0) return [];
  const steps: EngineStep[] = alive.flatMap(({ unit, might }) => {
    const why = reasonToAddNothing(unit, might.total);
    if (why === null || why === "negative-counts-zero") return [];
    return [step("adds-nothing", { side, unit: unit.id, why }, WHY_NOTHING[why])];
  });
  const total = side === "attacker" ? "damage-step.attacker-total" : "damage-step.defender-total";
  steps.push(step("might-summed", { side, amount: pool.total, parts: pool.parts }, [total, "might.printed"]));
  return steps;
}

/** Exhausted units fight like ready ones. @rule damage-step.attacker-total damage-step.defender-total */
export function explainExhausted({ ranks }: Muster): EngineStep[] {
  const units = SIDES.flatMap((side) => ranks[side].all.filter(({ unit }) => unit.exhausted).map(({ unit }) => unit.id));
  if (units.length === 0) return [];
  return [step("exhausted-irrelevant", { units }, ["damage-step.attacker-total", "damage-step.defender-total"])];
}
