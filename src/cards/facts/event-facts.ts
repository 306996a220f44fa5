import type { CombatFlags } from "../combat-schema.js";
import type { CombatFact, FactCode, FactDetails, FactInput } from "./fact.js";
import { eventful, factOf, type Subject, type Tellers } from "./telling.js";

const HURTS = { atDeath: "result" } as const;
const ELSEWHERE = /in (?:a base|bases)|in your base/u;
const NOT_EVENLY = /split|\(/u;

/** An effect that takes its targets off the battlefield. */
function removal(fact: FactCode) {
  return (effects: readonly (FactDetails & { readonly on: string })[], subject: Subject): CombatFact[] =>
    effects.flatMap(({ to, on, cost, if: condition, optional }) =>
      eventful(fact, HURTS, subject, { to, on, cost, if: condition, optional }),
    );
}

function tellDamage(effects: NonNullable<CombatFlags["damage"]>, subject: Subject): CombatFact[] {
  return effects
    .filter(({ to }) => !ELSEWHERE.test(to))
    .flatMap(({ amount, to, on, cost, if: condition, unless, optional }) => {
      const dealt: FactInput | undefined =
        typeof amount === "number" && !NOT_EVENLY.test(to)
          ? { place: "other-units", unit: { damage: amount } }
          : undefined;
      return eventful("damage", HURTS, subject, { amount, to, on, cost, if: condition, unless, optional }, dealt);
    });
}

function tellTokens(effects: NonNullable<CombatFlags["tokens"]>, subject: Subject): CombatFact[] {
  return effects
    .filter(({ at }) => at !== "base")
    .flatMap(({ name, count, at, on, cost, if: condition }) =>
      eventful("tokens", HURTS, subject, { amount: count, effect: `${name}, ${at}`, on, cost, if: condition }),
    );
}

/** What events do to the units that fight: hurt, stun, take away, bring. */
export const eventTellers = {
  damage: tellDamage,
  mutualDamage: (effects, subject) =>
    effects.flatMap(({ between, on }) => eventful("mutual-damage", HURTS, subject, { to: between.join(" and "), on })),
  bonusDamage: ({ amount, from, cost }) => [factOf("bonus-damage", "result", "earlier", { amount, from, cost })],
  heal: ({ to, on }, subject) => eventful("heal", HURTS, subject, { to, on }),
  stun: (effects, subject) =>
    effects.flatMap(({ to, on, cost, if: condition }) => {
      const input: FactInput = { place: "other-units", unit: { stunned: true } };
      return eventful("stun", HURTS, subject, { to, on, cost, if: condition }, input);
    }),
  kill: removal("kill"),
  banish: removal("banish"),
  returnToHand: removal("return-to-hand"),
  move: (effects, subject) =>
    effects.flatMap(({ what, on, cost, if: condition, optional }) =>
      eventful("move", HURTS, subject, { to: what, on, cost, if: condition, optional }),
    ),
  tokens: tellTokens,
  onCombatStart: (effect) => [factOf("on-combat-start", "numbers", "combat-start", { effect })],
} satisfies Tellers;
