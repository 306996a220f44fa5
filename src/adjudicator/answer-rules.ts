import type { z } from "zod";
import { findKeyword, keywordCards, type Keyword, type KeywordCard } from "../cards/index.js";
import { languageOf, type keyword, type Language, type rule, type ruleReference } from "../contract/index.js";
import { messagesIn, type Messages } from "../language/index.js";
import {
  DEFAULT_EDITION,
  EDITIONS,
  casesOf,
  findRule,
  searchRules,
  viewOf,
  type Edition,
  type FoundRule,
  type PerLanguage,
  type RuleReference,
  type RuleView,
} from "../rulebook/index.js";
import type { Answerer } from "./answerer.js";
import { notFound, refused } from "./refusal.js";
import { searchPage } from "./search-page.js";
import { citedIn, speechFor } from "./speech.js";

type ReferenceOut = z.infer<typeof ruleReference>;

/** Answers one rule, by its number in an edition or by its key; a number of another edition is found with a note. */
export const answerRule: Answerer<"rule"> = (request, preferred) => {
  const language = languageOf(request, preferred);
  const messages = messagesIn[language];
  const found = findRule(request.number, request.edition ?? DEFAULT_EDITION);
  if (!found) return notFound("rule/unknown", "number", request.number, [], messages);
  return { ok: true, value: tellRule(found, found.note, language) };
};

/** Answers one page of the rules that fit a search. */
export const answerRules: Answerer<"rules"> = (request, preferred) => {
  const language = languageOf(request, preferred);
  const edition = request.edition ?? DEFAULT_EDITION;
  const asked = { search: request.search?.trim() ?? "", topic: request.topic ?? null, edition, language };
  const page = searchPage(searchRules(asked), ["rules", ...Object.values(asked)], request);
  if (!page.ok) return refused(page.problems, speechFor(request, preferred, []));
  const nodes = page.value.nodes.map((one) => tellRule(viewOf(one, edition), null, language));
  return { ok: true, value: { ...page.value, nodes } };
};

/** Answers which editions the service can follow. */
export const answerEditions: Answerer<"editions"> = () => {
  const value = EDITIONS.map((edition) => ({
    edition,
    isDefault: edition === DEFAULT_EDITION,
    ruleCount: citedIn(edition),
  }));
  return { ok: true, value };
};

/** Answers what a keyword does, its rules, questions and cards. */
export const answerKeyword: Answerer<"keyword"> = (request, preferred) => {
  const language = languageOf(request, preferred);
  const finding = findKeyword(request.name);
  if ("found" in finding)
    return { ok: true, value: tellKeyword(finding.found, request.edition ?? DEFAULT_EDITION, language) };
  return notFound("keyword/unknown", "name", request.name, finding.suggestions, messagesIn[language]);
};

function tellReference({ number, label, edition, title }: RuleReference, language: Language): ReferenceOut {
  return { number, label, edition, title: title?.[language] ?? null };
}

function tellRule(found: RuleView, note: FoundRule["note"], language: Language): z.infer<typeof rule> {
  const refer = (one: RuleReference | null) => one && tellReference(one, language);
  const { ruleNote }: Messages["lookup"] = messagesIn[language].lookup;
  return {
    ...tellReference(found, language),
    summary: found.summary?.[language] ?? null,
    section: found.section[language],
    topics: [...found.topics],
    status: found.status,
    key: found.key,
    numbers: found.numbers.map(({ edition, shown, status }) => ({
      edition,
      number: shown?.number ?? null,
      label: shown?.label ?? null,
      status,
    })),
    parent: refer(found.parent),
    children: found.children.map((child) => tellReference(child, language)),
    previous: refer(found.previous),
    next: refer(found.next),
    cases: [...casesOf(found.numbers)],
    note: note && { code: note.code, text: ruleNote[note.code](note) },
  };
}

function tellKeyword(found: Keyword, edition: Edition, language: Language): z.infer<typeof keyword> {
  const say = (text: PerLanguage) => text[language];
  const rules = (numbers: readonly string[]) => numbers.flatMap((number) => referenceTo(number, edition, language));
  const { with: withIt, giveOrBoost, ignore, gap } = keywordCards(found.id);
  return {
    id: found.id,
    name: found.name,
    valued: found.valued,
    stacking: found.stacking,
    text: say(found.text),
    rules: rules(found.rules),
    meets: found.meets.map((one) => ({ keyword: one.keyword, text: say(one.text), rules: rules(one.rules) })),
    questions: found.questions.map((one) => ({
      question: say(one.question),
      answer: say(one.answer),
      rules: rules(one.rules),
    })),
    cases: [...found.cases],
    withIt: withIt.map(tellKeywordCard),
    giveOrBoost: giveOrBoost.map(tellKeywordCard),
    ignore: ignore.map(tellKeywordCard),
    counts: { withIt: withIt.length, giveOrBoost: giveOrBoost.length, ignore: ignore.length },
    gap: say(gap),
  };
}

/** Numbers in the data are those of the newest edition; readers are shown those of the edition that they follow. */
function referenceTo(number: string, edition: Edition, language: Language): ReferenceOut[] {
  const found = findRule(`${number} (${DEFAULT_EDITION})`, edition);
  return found ? [tellReference(found, language)] : [];
}

function tellKeywordCard({ card, how }: KeywordCard): { id: string; name: string; how: string | null } {
  return { id: card.id, name: card.name, how };
}
