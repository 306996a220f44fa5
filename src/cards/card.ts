import { once } from "./once.js";
import type { CardRecord } from "./schema.js";
import { cardRecords } from "./snapshot.js";

/** A card: the facts of its base printing, and all its printings, the base first. */
export type Card = CardRecord & { readonly printings: readonly CardRecord[] };

const catalogue = once(() => {
  const printings = new Map<string, CardRecord[]>();
  for (const record of cardRecords) {
    const base = record.variantOf ?? record.id;
    const known = printings.get(base);
    if (known) known.push(record);
    else printings.set(base, [record]);
  }
  const bases = cardRecords.filter(({ variantOf }) => variantOf === undefined);
  const cards = bases.map((base): Card => ({ ...base, printings: baseFirst(base, printings.get(base.id) ?? []) }));
  return { cards, byId: new Map(cards.map((card) => [card.id, card])) };
});

function baseFirst(base: CardRecord, printings: readonly CardRecord[]): CardRecord[] {
  return [base, ...printings.filter((printing) => printing !== base)];
}

/** Every card once, in the order of its base printing. */
export function allCards(): readonly Card[] {
  return catalogue().cards;
}

/** The card that a printing belongs to. */
export function cardOf(printing: CardRecord): Card {
  const card = catalogue().byId.get(printing.variantOf ?? printing.id);
  if (!card) throw new Error(`${printing.id} is a printing of no card.`);
  return card;
}
