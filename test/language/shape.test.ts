import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";
import { LANGUAGES, type Language } from "../../src/contract/index.js";
import { messagesIn } from "../../src/language/index.js";
import { PROBLEM_TYPES } from "../../src/rest/problem-details.js";

const UNITS = { units: [{ might: 3 }] };

function messages(request: object, language: Language): string[] {
  const answer = adjudicate("legalAssignments", { language, ...request });
  assert.ok(!answer.ok);
  assert.equal(answer.kind, "shape");
  return answer.problems.map(({ message }) => message);
}

function withUnit(unit: object): object {
  return { combat: { attacker: UNITS, defender: { units: [unit] } } };
}

const FAULTS: readonly (readonly [object, string, string])[] = [
  [
    withUnit({ might: 1, id: "x".repeat(41) }),
    "combat.defender.units[0].id may have at most 40 characters.",
    "combat.defender.units[0].id darf höchstens 40 Zeichen lang sein.",
  ],
  [
    withUnit({ might: 1, name: " " }),
    "combat.defender.units[0].name must hold at least one visible character.",
    "combat.defender.units[0].name muss mindestens ein sichtbares Zeichen enthalten.",
  ],
  [
    withUnit({ might: 1, name: "a\nb" }),
    "combat.defender.units[0].name must not hold control characters, line breaks or text-direction marks.",
    "combat.defender.units[0].name darf keine Steuerzeichen, Zeilenumbrüche oder Zeichen für die Schreibrichtung enthalten.",
  ],
  [
    withUnit({ might: 1, stunned: [] }),
    "combat.defender.units[0].stunned must be true or false, not a list.",
    "combat.defender.units[0].stunned muss true oder false sein, nicht eine Liste.",
  ],
  [
    { combat: { attacker: UNITS } },
    "combat.defender is missing; it must be an object.",
    "combat.defender fehlt; nötig ist ein Objekt.",
  ],
  [
    { combat: { attacker: UNITS, defender: UNITS }, side: "attaker" },
    'side is "attaker", but must be one of attacker and defender; did you mean attacker?',
    'side ist "attaker", möglich ist aber nur attacker oder defender; gemeint ist vielleicht attacker.',
  ],
  [
    { combat: { attacker: UNITS, defender: UNITS }, after: "x".repeat(201) },
    "after may have at most 200 characters.",
    "after darf höchstens 200 Zeichen lang sein.",
  ],
];

test("faults of shape are said in the language asked for", () => {
  for (const [request, english, german] of FAULTS) {
    assert.deepEqual(messages(request, "en"), [english]);
    assert.deepEqual(messages(request, "de"), [german]);
  }
});

test("a text that is too long is one fault, however long it is", () => {
  assert.equal(messages(withUnit({ might: 1, name: "x".repeat(5_000) }), "de").length, 1);
  assert.ok(adjudicate("legalAssignments", withUnit({ might: 1, name: "😀".repeat(60) })).ok);
});

test("a refusal has a title in every language, in English the one that the failure always has", () => {
  for (const language of LANGUAGES) {
    for (const title of Object.values(messagesIn[language].refusalTitle)) assert.match(title, /^\p{Lu}.*\p{L}$/u);
  }
  assert.equal(messagesIn.en.refusalTitle.shape, PROBLEM_TYPES["shape-problem"].title);
  assert.equal(messagesIn.en.refusalTitle.rules, PROBLEM_TYPES["rules-problem"].title);
});
