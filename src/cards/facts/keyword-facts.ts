import type { UnitInput } from "../../engine/index.js";
import type { Card } from "../card.js";
import type { ConditionalKeyword, GrantedKeyword } from "../schema.js";
import type { CardKeyword } from "../words.js";
import type { CombatFact, FactInput } from "./fact.js";
import { fitsSide } from "./moments.js";
import { eventful, factOf, standing, type Subject } from "./telling.js";

/** The keywords of a unit that the engine asks for. */
export type CombatKeywords = NonNullable<UnitInput["keywords"]>;

/** The combat keywords that are printed on a card without a condition. */
export function combatKeywords({ keywords: { tank, backline, assault, shield } }: Card): CombatKeywords {
  return {
    ...(tank && { tank }),
    ...(backline && { backline }),
    ...(assault !== undefined && { assault }),
    ...(shield !== undefined && { shield }),
  };
}

/** What keywords with a text of their own can change: a death trigger, an attack trigger. */
export function printedKeywordFacts({ card, side }: Subject): CombatFact[] {
  const { deathknell, disarm } = card.keywords;
  const weakened: FactInput | undefined =
    disarm === undefined ? undefined : { place: "other-units", unit: { mightModifier: -disarm } };
  return [
    ...(deathknell ? [factOf("deathknell", "result", "cleanup", { keyword: "deathknell" })] : []),
    ...(disarm !== undefined && side === "attacker"
      ? [factOf("disarm", "result", "combat-start", { keyword: "disarm", amount: disarm, on: "attack" }, weakened)]
      : []),
  ];
}

/** A keyword that the card has itself on a condition. */
export function conditionalFacts(one: ConditionalKeyword, subject: Subject): CombatFact[] {
  const details = { keyword: one.keyword, amount: one.value, if: one.if, duration: one.duration };
  if (one.keyword === "deathknell") return [factOf("conditional-keyword", "result", "cleanup", details)];
  const may = effectOn(one.keyword, subject);
  if (may === null || !fitsSide(one.if, subject.side)) return [];
  const keywords = withKeyword(combatKeywords(subject.card), one.keyword, one.value);
  return standing("conditional-keyword", may, subject, details, keywords && { place: "this-unit", unit: { keywords } });
}

/** A keyword that the card gives to others, always or by an event. */
export function grantFacts(one: GrantedKeyword, subject: Subject): CombatFact[] {
  const details = { keyword: one.keyword, amount: one.value, to: one.to, on: one.on, duration: one.duration };
  if (one.keyword === "deathknell") return [factOf("granted-keyword", "result", "cleanup", details)];
  const may = effectOn(one.keyword, subject);
  if (may === null || !fitsSide(one.to, subject.side)) return [];
  const keywords = withKeyword({}, one.keyword, one.value);
  const input: FactInput | undefined = keywords && { place: "other-units", unit: { keywords } };
  if (one.on === undefined) return standing("granted-keyword", may, subject, details, input);
  const reach = { lasting: true, atDeath: "numbers" } as const;
  return eventful("granted-keyword", reach, subject, { ...details, on: one.on }, input).map((fact) => ({
    ...fact,
    may: fact.may === "result" ? may : fact.may,
  }));
}

/** Tank and Backline only order the damage; Assault, Shield and Disarm change Might while their role lasts. */
function effectOn(keyword: CardKeyword, { side }: Subject): "result" | "fates" | null {
  if (keyword === "tank" || keyword === "backline") return "fates";
  if (keyword === "assault" || keyword === "disarm") return side === "attacker" ? "result" : null;
  return keyword === "shield" && side === "defender" ? "result" : null;
}

function withKeyword(
  own: CombatKeywords,
  keyword: CardKeyword,
  value: number | string | undefined,
): CombatKeywords | undefined {
  if (keyword === "tank" || keyword === "backline") return { ...own, [keyword]: true };
  if ((keyword !== "assault" && keyword !== "shield") || typeof value !== "number") return undefined;
  return { ...own, [keyword]: (own[keyword] ?? 0) + value };
}
