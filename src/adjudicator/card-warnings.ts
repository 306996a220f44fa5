import type { z } from "zod";
import {
  CARD_WARNING_CODE,
  combatFacts,
  type Card,
  type CombatFact,
  type FactCode,
  type FactEffect,
} from "../cards/index.js";
import type { cardFact, warning } from "../contract/index.js";
import type { Id, Side } from "../engine/index.js";
import type { Messages, Names } from "../language/index.js";

type CardFactOut = z.infer<typeof cardFact>;

/** A fact of a card as callers read it, with the input that would state it. */
function tellFact(fact: CombatFact, sides: readonly Side[], { lookup }: Pick<Messages, "lookup">): CardFactOut {
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

/** A unit that was given as a card, and the sides of a combat on which it stands or may come to stand. */
export interface SidedCard {
  readonly unit: Id;
  readonly card: Card;
  readonly sides: readonly Side[];
}

/** The facts of a card on these sides; one that is the same on all is told once. */
export function tellFacts(card: Card, sides: readonly Side[], messages: Pick<Messages, "lookup">): CardFactOut[] {
  const byText = new Map<string, CardFactOut>();
  for (const side of sides) {
    for (const fact of combatFacts(card, side)) {
      const told = tellFact(fact, [side], messages);
      const same = JSON.stringify({ ...told, sides: null });
      const known = byText.get(same);
      byText.set(same, known ? { ...known, sides: [...new Set([...known.sides, side])] } : told);
    }
  }
  return [...byText.values()];
}

/** One warning for each unit whose card's text can change the combat, apart from what is `known` to the engine. */
export function cardWarnings(
  cards: readonly SidedCard[],
  { messages, names }: { readonly messages: Pick<Messages, "lookup">; readonly names: Names },
  known: readonly FactCode[] = [],
): z.infer<typeof warning>[] {
  return cards.flatMap(({ unit, sides, card }) => {
    const facts = tellFacts(card, sides, messages).filter(({ fact }) => !known.includes(fact));
    if (facts.length === 0) return [];
    const said = [...new Set(facts.map(({ text }) => text))];
    const message = messages.lookup.warning(names.unit(unit), card.id, said, farthest(facts));
    return [{ code: CARD_WARNING_CODE, message, units: [unit], facts }];
  });
}

function farthest(facts: readonly Pick<CardFactOut, "may">[]): FactEffect {
  const reaches = new Set(facts.map(({ may }) => may));
  if (reaches.has("result")) return "result";
  return reaches.has("fates") ? "fates" : "numbers";
}
