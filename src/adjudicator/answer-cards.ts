import type { z } from "zod";
import { findCard, searchCards, whyNoCard, type Card } from "../cards/index.js";
import { languageOf, type card, type printedKeyword } from "../contract/index.js";
import { SIDES } from "../engine/index.js";
import { messagesIn, type Messages } from "../language/index.js";
import type { Answerer } from "./answerer.js";
import { tellFacts } from "./card-warnings.js";
import { noSuchCard, refused } from "./refusal.js";
import { searchPage } from "./search-page.js";
import { speechFor } from "./speech.js";

type CardOut = z.infer<typeof card>;

/** Answers the facts of a card by id, printed code, name or alias. */
export const answerCard: Answerer<"card"> = (request, preferred) => {
  const messages = messagesIn[languageOf(request, preferred)];
  const finding = findCard(request.id);
  if ("found" in finding) return { ok: true, value: tellCard(finding.found, messages) };
  const { code, candidates } = whyNoCard(finding);
  const names = candidates.map(({ id, name }) => `${name} (${id})`);
  return noSuchCard({ code, asked: request.id, candidates: names, type: null, unit: null, path: "id" }, messages);
};

/** Answers one page of the cards that fit a search. */
export const answerCards: Answerer<"cards"> = (request, preferred) => {
  const speech = speechFor(request, preferred, []);
  const { search, set, type, keyword } = request;
  const page = searchPage(searchCards(request), ["cards", search?.trim() ?? "", set, type, keyword], request);
  if (!page.ok) return refused(page.problems, speech);
  const nodes = page.value.nodes.map((one) => tellCard(one, speech.messages));
  return { ok: true, value: { ...page.value, nodes } };
};

function tellCard(one: Card, messages: Messages): CardOut {
  return {
    id: one.id,
    code: one.code,
    name: one.name,
    aliases: [...(one.aliases ?? [])],
    set: one.set,
    type: one.type,
    supertype: one.supertype,
    domains: [...one.domains],
    tags: [...one.tags],
    energy: one.energy,
    power: one.power,
    might: one.might ?? null,
    mightBonus: one.mightBonus ?? null,
    keywords: Object.entries(one.keywords).map(([keyword, value]) => ({
      keyword: keyword as z.infer<typeof printedKeyword>["keyword"],
      value: typeof value === "number" ? value : null,
    })),
    facts: tellFacts(one, SIDES, messages),
    printings: one.printings.map(({ id, code, set, printing }) => ({ id, code, set, kind: printing ?? null })),
    preview: one.preview ?? false,
    unknown: [...(one.unknown ?? [])],
  };
}
