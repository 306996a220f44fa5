import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ruleCatalogue } from "../../src/rulebook/index.js";
import {
  CARD_KEYWORDS,
  findKeyword,
  keywordCards,
  KEYWORD_IDS,
  KEYWORDS,
  type Keyword,
} from "../../src/cards/index.js";

const cases = JSON.parse(readFileSync("test/cases/cases.json", "utf8")) as readonly { readonly id: string }[];
const caseIds = new Set(cases.map(({ id }) => id));
const keywords: readonly Keyword[] = KEYWORD_IDS.map((id) => KEYWORDS[id]);

function ids(list: readonly { readonly card: { readonly id: string } }[]): string[] {
  return list.map(({ card }) => card.id);
}

test("every rule that a keyword, a meeting or an answer cites exists", () => {
  for (const { id, rules, meets, questions } of keywords) {
    const cited = [rules, ...meets.map((one) => one.rules), ...questions.map((one) => one.rules)];
    for (const numbers of cited) {
      assert.ok(numbers.length > 0, id);
      for (const number of numbers) assert.ok(ruleCatalogue.has(number), `${id}: ${number}`);
    }
  }
});

test("every case that a keyword names exists, and combat keywords name some", () => {
  for (const { id, cases: shown } of keywords) {
    for (const one of shown) assert.ok(caseIds.has(one), `${id}: ${one}`);
    assert.equal(new Set(shown).size, shown.length, id);
  }
  for (const id of ["tank", "backline", "assault", "shield", "stun", "disarm", "deathknell"] as const) {
    assert.ok(KEYWORDS[id].cases.length > 0, id);
  }
});

test("everything is said in English and in German, as whole sentences", () => {
  for (const { id, text, meets, questions } of keywords) {
    const said = [text, ...meets.map((one) => one.text), ...questions.map(({ answer }) => answer)];
    const questioned = questions.map(({ question }) => question);
    for (const { en, de } of said) for (const one of [en, de]) assert.match(one, /^\p{Lu}.*[.]$/u, id);
    for (const { en, de } of questioned) for (const one of [en, de]) assert.match(one, /^\p{Lu}.*[?]$/u, id);
    for (const { en, de } of [...said, ...questioned]) assert.notEqual(en, de, id);
  }
});

test("every keyword answers a question, combat keywords two, and Tank six that people ask", () => {
  for (const { id, questions } of keywords) assert.ok(questions.length >= 1, id);
  for (const id of ["assault", "shield", "backline", "stun", "deathknell", "ganking", "ambush", "deflect"] as const) {
    assert.ok(KEYWORDS[id].questions.length >= 2, id);
  }
  const asked = KEYWORDS.tank.questions.map(({ question }) => question.en).join(" ");
  for (const about of [/several Tanks/u, /spells/u, /prevented/u, /cannot be dealt damage/u, /Backline/u, /ignore/u]) {
    assert.match(asked, about);
  }
});

test("a keyword never meets itself, and meets another once", () => {
  for (const { id, meets } of keywords) {
    const met = meets.map(({ keyword }) => keyword);
    assert.ok(!met.includes(id), id);
    assert.equal(new Set(met).size, met.length, id);
  }
});

test("a keyword is found by its name in any spelling, with a number or without", () => {
  for (const [text, id] of [
    ["TANK", "tank"],
    ["assault 2", "assault"],
    ["Assault X", "assault"],
    ["quick draw", "quick-draw"],
    ["Quickdraw", "quick-draw"],
    ["stunned", "stun"],
  ] as const) {
    const finding = findKeyword(text);
    assert.ok("found" in finding, text);
    assert.equal(finding.found.id, id);
  }
  for (const { id, name } of keywords) assert.deepEqual(findKeyword(name), { found: KEYWORDS[id] });
});

test("a close miss suggests keywords, nonsense none", () => {
  assert.deepEqual(findKeyword("tnk"), { suggestions: ["Tank"] });
  assert.deepEqual(findKeyword("sheild"), { suggestions: ["Shield"] });
  assert.deepEqual(findKeyword("constructor"), { suggestions: [] });
});

test("20 cards have Tank, 7 give or boost it, 1 ignores it, and the gap is said", () => {
  const { with: having, giveOrBoost, ignore, gap } = keywordCards("tank");
  const numbers = (set: string, list: string) => list.split(" ").map((number) => `${set}-${number}`);
  assert.deepEqual(ids(having), [
    ...numbers("OGN", "054 067 074 087 137 158 191 240 241"),
    ...numbers("SFD", "024 055 176"),
    ...numbers("UNL", "036 055 057 099 171 178"),
    "VEN-118",
    "RAD-128",
  ]);
  assert.deepEqual(ids(giveOrBoost), ["OGN-057", "SFD-033", "UNL-056", "UNL-058", "VEN-147", "VEN-159", "RAD-161"]);
  assert.deepEqual(ids(ignore), ["VEN-004"]);
  assert.match(gap.en, /23 cards with Tank, 8 that give or boost it and 1 that ignores it/u);
});

test("the lists of other keywords know conditions, grants, stuns and what keeps a keyword from working", () => {
  assert.ok(keywordCards("ganking").with.some(({ how }) => how?.includes("if ")));
  assert.ok(keywordCards("shield").giveOrBoost.some(({ card }) => card.id === "RAD-045"));
  assert.equal(keywordCards("stun").with.length, 0);
  assert.ok(ids(keywordCards("stun").giveOrBoost).includes("OGN-238"));
  assert.deepEqual(ids(keywordCards("temporary").ignore), ["UNL-090"]);
  assert.ok(ids(keywordCards("deathknell").giveOrBoost).includes("OGN-236"));
  for (const id of KEYWORD_IDS) assert.ok(keywordCards(id).gap.de.length > 0);
});

test("every keyword of the card data is explained, but for the two that the rules do not describe", () => {
  const unexplained = CARD_KEYWORDS.filter((word) => !("found" in findKeyword(word)));
  assert.deepEqual(unexplained, ["deploy", "showOff"]);
});
