import type { z } from "zod";
import { CARD_WARNING_CODE, combatFacts, type CombatFact, type FactEffect } from "../cards/index.js";
import type { cardFact, warning } from "../contract/index.js";
import type { Side } from "../engine/index.js";
import type { Messages } from "../language/index.js";
import type { UnitCard } from "./fill-cards.js";
import type { Speech } from "./speech.js";

type CardFactOut = z.infer<typeof cardFact>;

/** A fact of a card as callers read it, with the input that would state it. */
export function tellFact(fact: CombatFact, sides: readonly Side[], { lookup }: Messages): CardFactOut {
  const { input } = fact;
  const stated = input && ("side" in input ? input.side : input.unit);
  return {
    fact: fact.fact,
    may: fact.may,
    when: fact.when,
    sides: [...sides],
    text: lookup.fact[fact.fact],
    place: input?.place ?? null,
    input: stated ? JSON.stringify(stated) : null,
  };
}

/** One warning for each unit whose card's text can change the combat: nothing of it is applied. */
export function cardWarnings(cards: readonly UnitCard[], { messages, names }: Speech): z.infer<typeof warning>[] {
  return cards.flatMap(({ unit, side, card }) => {
    const found = combatFacts(card, side);
    if (found.length === 0) return [];
    const facts = found.map((fact) => tellFact(fact, [side], messages));
    const said = [...new Set(facts.map(({ text }) => text))];
    const message = messages.lookup.warning(names.unit(unit), card.id, said, farthest(found));
    return [{ code: CARD_WARNING_CODE, message, units: [unit], facts }];
  });
}

function farthest(facts: readonly CombatFact[]): FactEffect {
  const reaches = new Set(facts.map(({ may }) => may));
  if (reaches.has("result")) return "result";
  return reaches.has("fates") ? "fates" : "numbers";
}
