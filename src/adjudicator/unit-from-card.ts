import { findCard, unitOfCard, whyNoCard, type Card, type CardProblem, type CombatKeywords } from "../cards/index.js";

/** What is said of a unit beside its card; null is the same as left out. */
interface GivenUnit {
  readonly name?: string | null | undefined;
  readonly might?: number | null | undefined;
  readonly keywords?: object | null | undefined;
}

/** A unit with everything that its card brings; or why it cannot be one: no Might is given, or no such card. */
export type UnitFromCard<Given> =
  | { readonly kind: "unit"; readonly unit: Given & { readonly might: number }; readonly card: Card | null }
  | { readonly kind: "no-might" }
  | { readonly kind: "no-card"; readonly problem: CardProblem };

/** Says which keywords a card brings; those that count in a combat are known. */
type KeywordsOf<Given extends GivenUnit> = (card: Card, inCombat: CombatKeywords) => NonNullable<Given["keywords"]>;

/** Takes name, Might and keywords of a unit from its card; fields that are given beside the card go before it. */
export function unitFromCard<Given extends GivenUnit>(
  asked: string | null | undefined,
  given: Given,
  keywordsOf: KeywordsOf<Given>,
): UnitFromCard<Given> {
  if (asked == null) {
    const { might } = given;
    return might == null ? { kind: "no-might" } : { kind: "unit", unit: { ...given, might }, card: null };
  }
  const finding = findCard(asked, "unit");
  if ("found" in finding) return filled(finding.found, given, keywordsOf);
  const { code, candidates } = whyNoCard(finding);
  return { kind: "no-card", problem: { code, asked, candidates: candidates.map(({ name }) => name), type: null } };
}

function filled<Given extends GivenUnit>(card: Card, given: Given, keywordsOf: KeywordsOf<Given>): UnitFromCard<Given> {
  const brought = unitOfCard(card);
  if (brought.kind === "not-a-unit") {
    return {
      kind: "no-card",
      problem: { code: "card/not-a-unit", asked: card.name, candidates: [], type: brought.type },
    };
  }
  const might = given.might ?? (brought.kind === "unit" ? brought.might : null);
  if (might === null) {
    return { kind: "no-card", problem: { code: "card/might-unknown", asked: card.name, candidates: [], type: null } };
  }
  const keywords = { ...keywordsOf(card, brought.keywords), ...stated(given.keywords ?? {}) };
  return { kind: "unit", unit: { ...given, might, name: given.name ?? brought.name, keywords }, card };
}

/** What is said of an object: null is the same as left out. */
function stated<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as Partial<T>;
}
