import { step, type EngineStep, type Rules } from "../trace.js";
import type { RuleKey } from "../../rulebook/index.js";
import { lethalDamage } from "../unit/lethal.js";
import { reasonToAddNothing } from "../unit/might.js";
import type { Unit } from "../unit/unit.js";
import { SIDES, type PartSource, type Side } from "../vocabulary.js";
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

const RULES_OF_SOURCE: Readonly<Partial<Record<PartSource, readonly RuleKey[]>>> = {
  assault: ["assault.attacker", "assault.adds-up"],
  shield: ["shield.defender", "shield.adds-up"],
  modifier: ["might.arithmetic"],
};

/** Might that is not the printed one, is negative, or that a keyword would change in the other role. */
function mightSteps({ unit, might }: Combatant): EngineStep[] {
  const { side, id } = unit;
  const steps: EngineStep[] = [];
  const [first, ...more] = might.parts.flatMap(({ source }) => RULES_OF_SOURCE[source] ?? []);
  if (first) {
    steps.push(step("might-changed", { side, unit: id, amount: might.total, parts: might.parts }, [first, ...more]));
  }
  if (might.total < 0) {
    const rules: Rules = ["might.negative-counts-zero", "might.negative-kept"];
    steps.push(step("negative-might", { side, unit: id, amount: might.total }, rules));
  }
  return [...steps, ...idleKeyword(unit)];
}

/** Shield does nothing for an attacker, nor Assault for a defender. @rule shield.defender assault.attacker */
function idleKeyword({ id, side, assault, shield }: Unit): EngineStep[] {
  if (side === "attacker" && shield > 0) {
    return [step("keyword-idle", { side, unit: id, keyword: "shield" }, ["shield.defender", "shield.lasts-with-role"])];
  }
  if (side === "defender" && assault > 0) {
    return [
      step("keyword-idle", { side, unit: id, keyword: "assault" }, ["assault.attacker", "assault.lasts-with-role"]),
    ];
  }
  return [];
}

function fallenStep(side: Side, { unit, might }: Combatant): EngineStep {
  const facts = { side, unit: unit.id, damage: unit.markedDamage, amount: lethalDamage(might.total) };
  return step("killed-before-damage", facts, ["cleanup.deaths", "lethal.amount"], "A6");
}

const WHY_NOTHING: Readonly<Record<"stunned" | "no-combat-damage", Rules>> = {
  stunned: ["stun.adds-nothing"],
  "no-combat-damage": ["card.overrides-rules"],
};

/** The damage of one side in the damage step: who adds nothing and why, and the sum. @rule damage-step.attacker-total damage-step.defender-total */
export function explainPool({ alive, pool }: Rank, side: Side): EngineStep[] {
  const steps: EngineStep[] = alive.flatMap(({ unit, might }) => {
    const why = reasonToAddNothing(unit, might.total);
    if (why === null || why === "negative-counts-zero") return [];
    return [step("adds-nothing", { side, unit: unit.id, why }, WHY_NOTHING[why])];
  });
  const total = side === "attacker" ? "damage-step.attacker-total" : "damage-step.defender-total";
  const wounded = alive.some(({ unit }) => unit.markedDamage > 0);
  const rules: Rules = wounded ? [total, "might.printed", "damage.marked"] : [total, "might.printed"];
  steps.push(step("might-summed", { side, amount: pool.total, parts: pool.parts, wounded }, rules));
  return steps;
}

/** Exhausted units fight like ready ones. @rule damage-step.attacker-total damage-step.defender-total */
export function explainExhausted({ ranks }: Muster): EngineStep[] {
  const units = SIDES.flatMap((side) =>
    ranks[side].all.filter(({ unit }) => unit.exhausted).map(({ unit }) => unit.id),
  );
  if (units.length === 0) return [];
  return [step("exhausted-irrelevant", { units }, ["damage-step.attacker-total", "damage-step.defender-total"])];
}
