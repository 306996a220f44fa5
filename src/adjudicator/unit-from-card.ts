import { findCard, unitOfCard, whyNoCard, type Card, type CardProblem } from "../cards/index.js";
import type { UnitRequest } from "./requests.js";
import type { UnitInput } from "../engine/index.js";

/** A unit with everything that its card brings; or why it cannot be one: no Might is given, or no such card. */
export type UnitFromCard =
  | { readonly kind: "unit"; readonly unit: UnitInput; readonly card: Card | null }
  | { readonly kind: "no-might" }
  | { readonly kind: "no-card"; readonly problem: CardProblem };

/** Takes name, Might and keywords of a unit from its card; fields that are given beside the card go before it. */
export function unitFromCard({ card: asked, ...given }: UnitRequest): UnitFromCard {
  if (asked == null)
    return given.might == null
      ? { kind: "no-might" }
      : { kind: "unit", unit: { ...given, might: given.might }, card: null };
  const finding = findCard(asked, "unit");
  if ("found" in finding) return filled(finding.found, given);
  const { code, candidates } = whyNoCard(finding);
  return { kind: "no-card", problem: { code, asked, candidates: candidates.map(({ name }) => name), type: null } };
}

function filled(card: Card, given: Omit<UnitRequest, "card">): UnitFromCard {
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
  const keywords = { ...brought.keywords, ...stated(given.keywords ?? {}) };
  return { kind: "unit", unit: { ...given, might, name: given.name ?? brought.name, keywords }, card };
}

/** What is said of an object: null is the same as left out. */
function stated<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as Partial<T>;
}
