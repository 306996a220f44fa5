import type { Rules } from "../trace.js";
import { step, type EngineStep } from "../trace.js";
import { dealDamage } from "../unit/lethal.js";
import type { Replacement } from "../unit/unit.js";
import type { Id } from "../vocabulary.js";
import type { Assigning } from "./assigning.js";

/** What one unit was assigned and dealt, in damage points; `preventLeft` is null without `prevent` effects. */
export interface DealtDamage {
  readonly unit: Id;
  readonly assigned: number;
  readonly dealt: number;
  readonly preventLeft: number | null;
}

/** Deals what one side assigned; null while the assignment is open. Exempt units are dealt nothing. @rule deal.assigned assign.exempt */
export function deal({ problem, amounts }: Assigning): readonly DealtDamage[] | null {
  if (amounts === null) return null;
  return problem.targets.map(({ combatant: { unit }, exempt }, index) => {
    const assigned = amounts[index] as number;
    const { dealt, preventLeft } = dealDamage(exempt ? 0 : assigned, unit.replacements);
    return { unit: unit.id, assigned, dealt, preventLeft };
  });
}

const DEALT: Rules = ["deal.all-at-once", "deal.assigned"];

/** Says what is dealt, all at once, and where replacements changed it. @rule deal.all-at-once prevent.amount prevent.used-up */
export function explainDamage({ problem }: Assigning, damage: readonly DealtDamage[] | null): EngineStep[] {
  const { side, targets, pool, supply } = problem;
  if (pool === 0 || supply === "nothing") return [];
  if (damage === null) return [step("damage-dealt", { side, dealt: null, amount: null }, DEALT)];
  const dealt = damage.map(({ unit, dealt: amount }) => ({ unit, amount }));
  const amount = dealt.reduce((sum, one) => sum + one.amount, 0);
  const replaced = damage.flatMap(({ unit, assigned, dealt: points, preventLeft }, index): EngineStep[] => {
    const replacements = targets[index]?.combatant.unit.replacements ?? [];
    if (replacements.length === 0 || assigned === 0) return [];
    return [
      step("damage-replaced", { side, unit, assigned, amount: points, preventLeft }, replacedRules(replacements)),
    ];
  });
  return [step("damage-dealt", { side, dealt, amount }, DEALT), ...replaced];
}

function replacedRules(replacements: readonly Replacement[]): Rules {
  const prevents = replacements.some(({ kind }) => kind !== "double");
  return prevents
    ? ["assign.replacements-count", "deal.assigned", "prevent.amount", "prevent.used-up"]
    : ["assign.replacements-count", "deal.assigned"];
}
