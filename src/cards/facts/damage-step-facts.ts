import type { CombatFlags } from "../combat-schema.js";
import type { CombatFact, FactInput } from "./fact.js";
import { standing, type Subject, type Tellers } from "./telling.js";

const NO_DAMAGE = { dealsNoCombatDamage: true } as const;

/** Prevention of spell and ability damage does not touch combat damage. @rule CR 418.6.c */
function tellPrevent(effects: NonNullable<CombatFlags["prevent"]>, subject: Subject): CombatFact[] {
  return effects
    .filter(({ from }) => from === undefined)
    .flatMap(({ amount, to, if: condition, duration }) => {
      const kind = amount === "all" ? "prevent-all" : "prevent-next";
      const replacement = typeof amount === "number" ? ({ kind: "prevent", amount } as const) : ({ kind } as const);
      const place = to === undefined ? "this-unit" : "other-units";
      const input: FactInput = { place, unit: { damageReplacements: [replacement] } };
      return standing("prevent", "result", subject, { amount, to, if: condition, duration }, input);
    });
}

/** What changes how combat damage is assigned and dealt: all of it can be stated to the engine. */
export const damageStepTellers = {
  noCombatDamage: (value, subject) => {
    const input: FactInput = { place: "this-unit", unit: NO_DAMAGE };
    return standing("no-combat-damage", "result", subject, value === true ? {} : value, input);
  },
  suppressesCombatDamage: (to, subject) =>
    standing("suppresses-combat-damage", "result", subject, { to }, { place: "other-units", unit: NO_DAMAGE }),
  undamageable: (condition, subject) => {
    if (/not in combat/u.test(condition)) return [];
    const input: FactInput = { place: "this-unit", unit: { undamageable: true } };
    return standing("undamageable", "result", subject, { if: condition }, input);
  },
  prevent: tellPrevent,
  doubleDamageTaken: ({ to, duration }, subject) => {
    const input: FactInput = { place: "other-units", unit: { damageReplacements: [{ kind: "double" }] } };
    return standing("double-damage-taken", "result", subject, { to, duration }, input);
  },
  // A unit that is killed for having been damaged does not need less damage in the assignment: no input for that.
  anyDamageLethal: (effect, subject) => {
    const input: FactInput = { place: "this-side", side: { anyDamageIsLethal: true } };
    return standing(
      "any-damage-lethal",
      "result",
      subject,
      { effect },
      effect.startsWith("your damage") ? input : undefined,
    );
  },
  ignores: (keywords, subject) => {
    if (!keywords.includes("tank")) return [];
    const input: FactInput = { place: "this-side", side: { ignores: ["tank"] } };
    const effect = subject.card.combat?.ignoresScope;
    return standing("ignores-tank", "fates", subject, { keyword: "tank", effect }, input);
  },
} satisfies Tellers;
