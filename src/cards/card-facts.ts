import type { Side } from "../engine/index.js";
import type { Card } from "./card.js";
import type { CombatFlag } from "./combat-schema.js";
import type { CombatFact } from "./facts/fact.js";
import { FLAG_TELLERS } from "./facts/flags.js";
import {
  combatKeywords,
  conditionalFacts,
  grantFacts,
  printedKeywordFacts,
  type CombatKeywords,
} from "./facts/keyword-facts.js";
import { factOf, type Subject, type Teller } from "./facts/telling.js";
import type { CardType } from "./words.js";

/**
 * What a card brings into a combat as a unit. A preview can leave Might open, which then must be asked for; what
 * is no unit brings nothing.
 */
export type UnitOfCard =
  | { readonly kind: "unit"; readonly name: string; readonly might: number; readonly keywords: CombatKeywords }
  | { readonly kind: "might-unknown"; readonly name: string; readonly keywords: CombatKeywords }
  | { readonly kind: "not-a-unit"; readonly name: string; readonly type: Exclude<CardType, "unit"> };

/** Name, printed Might and combat keywords of a card, as a unit in a combat starts with them. */
export function unitOfCard(card: Card): UnitOfCard {
  const { name, type, might } = card;
  if (type !== "unit") return { kind: "not-a-unit", name, type };
  const keywords = combatKeywords(card);
  return might === null ? { kind: "might-unknown", name, keywords } : { kind: "unit", name, might, keywords };
}

/**
 * Everything that the text of a card can change in a combat on this side, with what it may change and, where the
 * engine can be told, the input that states it. Nothing of it is applied. Empty if the data records nothing.
 */
export function combatFacts(card: Card, side: Side): readonly CombatFact[] {
  const subject: Subject = { card, side };
  return [
    ...flagFacts(subject),
    ...printedKeywordFacts(subject),
    ...(card.conditional ?? []).flatMap((one) => conditionalFacts(one, subject)),
    ...(card.grants ?? []).flatMap((one) => grantFacts(one, subject)),
    ...unknownText(card),
  ];
}

function flagFacts(subject: Subject): CombatFact[] {
  const flags = subject.card.combat ?? {};
  return (Object.keys(flags) as CombatFlag[]).flatMap((flag) => {
    const tell = FLAG_TELLERS[flag] as Teller<CombatFlag> | null;
    const value = flags[flag];
    return tell === null || value === undefined ? [] : tell(value, subject);
  });
}

/** A preview whose keywords or effects are not known may change anything. */
function unknownText({ unknown = [] }: Card): CombatFact[] {
  const open = unknown.some((field) => field === "keywords" || field === "combat");
  return open ? [factOf("unknown-text", "result", "standing", {})] : [];
}
