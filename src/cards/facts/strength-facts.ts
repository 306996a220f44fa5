import type { CombatFlags } from "../combat-schema.js";
import { othersMight, ownMight, type CombatFact } from "./fact.js";
import { eventful, factOf, standing, type Subject, type Tellers } from "./telling.js";

const STRENGTHENS = { lasting: true, atDeath: "numbers" } as const;

function tellMightOn(effects: NonNullable<CombatFlags["mightOn"]>, subject: Subject): CombatFact[] {
  return effects.flatMap(({ amount, to, on, cost, if: condition, duration, min, optional }) => {
    const details = { amount, to, on, cost, if: condition, duration, min, optional };
    const input = min !== undefined ? undefined : to === "self" ? ownMight(amount) : othersMight(amount);
    return eventful("might-on", STRENGTHENS, subject, details, input);
  });
}

function tellBuffs(effects: NonNullable<CombatFlags["buff"]>, subject: Subject): CombatFact[] {
  return effects.flatMap(({ to, on, cost, if: condition, optional }) => {
    const details = { amount: 1, to, on, cost, if: condition, optional };
    return eventful("buff", STRENGTHENS, subject, details, to === "self" ? ownMight(1) : othersMight(1));
  });
}

/** What changes Might. A floor, a share per something or a Might that is set has no input of its own. */
export const strengthTellers = {
  mightWhile: (effects, subject) =>
    effects.flatMap(({ amount, per, if: condition }) => {
      const input = per === undefined ? ownMight(amount) : undefined;
      return standing("might-while", "result", subject, { amount, per, if: condition }, input);
    }),
  mightAura: (effects, subject) =>
    effects.flatMap(({ amount, to, if: condition, min }) => {
      const input = min === undefined ? othersMight(amount) : undefined;
      return standing("might-aura", "result", subject, { amount, to, if: condition, min }, input);
    }),
  mightOn: tellMightOn,
  buff: tellBuffs,
  doubleMight: ({ to, on, cost, duration }, subject) =>
    eventful("double-might", STRENGTHENS, subject, { to, on: on ?? "resolve", cost, duration }),
  setMight: (effect) => [factOf("set-might", "result", "earlier", { effect })],
  equippedExtra: ({ amount, if: condition }, subject) =>
    standing("equipped-extra", "result", subject, { amount, if: condition }, othersMight(amount)),
  equipBonusMultiplier: (amount, subject) => standing("equip-bonus-multiplier", "result", subject, { amount }),
  doubleKeyword: ({ keyword, to, on, duration }, subject) =>
    keyword === "shield" && subject.side === "attacker"
      ? []
      : eventful("double-keyword", STRENGTHENS, subject, { keyword, to, on, duration }),
} satisfies Tellers;
