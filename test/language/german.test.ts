import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";
import { LANGUAGES } from "../../src/contract/index.js";
import { answersIn, sentencesOf } from "./speech.js";

const german = answersIn("de");
const sentences = german.flatMap(sentencesOf);

/** Small words that German has not; names of the cases do not hold them. */
const ENGLISH =
  /(?:^|[\s"(])(?:the|is|are|and|or|of|to|dies|die if|must|has|have|with|damage|unit|units|not|no)(?=[\s.,;:)"]|$)/u;

test("no German sentence holds a slot that was not filled", () => {
  for (const [kind, text] of sentences) assert.doesNotMatch(text, /undefined|null|NaN|Infinity|\[object|\$\{/u, kind);
});

test("no German sentence holds English words", () => {
  for (const [kind, text] of sentences) assert.doesNotMatch(text, ENGLISH, kind);
});

test("every sentence begins with a capital, a number, a name or a quotation, and ends with a full stop", () => {
  for (const [kind, text] of sentences) assert.match(text, /^[\p{Lu}\p{N}\p{Ll}"-].*[.?…]$/su, kind);
  for (const [kind, text] of sentences) assert.doesNotMatch(text, /[.?]\.|\s[.,;:]|\s{2}|,\s*[.;]/u, kind);
});

for (const language of LANGUAGES) {
  test(`every summary has at most 280 Unicode characters and ends its sentence (${language})`, () => {
    for (const answer of answersIn(language)) {
      if (!answer.ok) continue;
      const { summary } = answer.value;
      assert.ok([...summary].length <= 280, summary);
      assert.match(summary, /[.…]$/u);
    }
  });
}

test("a language changes nothing but words", () => {
  const english = answersIn("en");
  assert.equal(english.length, german.length);
  english.forEach((answer, index) => assert.deepEqual(withoutWords(german[index]), withoutWords(answer)));
});

const RULING: readonly string[] = [
  "Der Defender gewinnt den Kampf; a1 (4 Macht), a2 (2 Macht) und d1 (3 Macht) sterben; der Defender behält das Schlachtfeld; kein Punkt.",
  "Attacker ist, wer das Schlachtfeld umkämpft gemacht hat (wird vorausgesetzt); Defender ist der andere Spieler. Die Kontrolle hat der Defender. (CR 466.2.c.1, CR 466.2.c.2, CR 344.1)",
  "Beide Seiten haben Units, also wird der Schaden mit der Macht berechnet, die sie jetzt haben. (CR 467.1, CR 467.2)",
  "Der Attacker hat 6 Schaden zuzuweisen: 4 + 2 = 6. (CR 467.2.a, CR 143.2)",
  "Der Defender hat 8 Schaden zuzuweisen: 3 + 5 = 8. (CR 467.2.b, CR 143.2)",
  "So viel ist noch tödlich, schon vorhandener Schaden eingerechnet: 3 für d1 (3 Macht) und 5 für d2 (5 Macht). Weniger als 1 ist es nie. (CR 142.4.b, CR 467.2.c.4, CR 467.2.c.2)",
  "d1 (3 Macht) hat Tank und muss zuerst tödlichen Schaden zugewiesen bekommen. (CR 467.2.c.6, CR 815.1.b, CR 815.1.c.1, CR 815.1.c.2)",
  "Alle zusammen brauchen 8, also reichen 6 Schaden nicht: Jede Unit bekommt alles, was sie braucht, bevor die nächste etwas bekommt, und nicht mehr als das; unter Gleichrangigen ist die Wahl frei. (CR 467.2.c, CR 467.2.c.3, CR 467.2.c.4)",
  "Der Attacker weist seinen Schaden so zu: 3 auf d1 (3 Macht) und 3 auf d2 (5 Macht); das ist die einzige legale Zuweisung. (CR 467.2.c, CR 467.2.c.3)",
  "So viel ist noch tödlich, schon vorhandener Schaden eingerechnet: 4 für a1 (4 Macht) und 2 für a2 (2 Macht). Weniger als 1 ist es nie. (CR 142.4.b, CR 467.2.c.4, CR 467.2.c.2)",
  "Alle zusammen brauchen 6, also reichen 8 Schaden; der Rest von 2 darf beliebig verteilt werden. (CR 467.2.c, CR 467.2.c.3, CR 467.2.c.4)",
  "Der Defender hat die Wahl zwischen 3 legalen Zuweisungen; wer stirbt, hängt nicht davon ab. (CR 467.2.c, CR 467.2.c.4)",
  "Der überschüssige Schaden des Defenders beträgt 2. (CR 467.2.c.4)",
  "Aller Schaden wird gleichzeitig zugefügt. Schaden des Attackers: 3 auf d1 (3 Macht) und 3 auf d2 (5 Macht). (CR 467.2.c.1.a, CR 467.2.d)",
  "Aller Schaden wird gleichzeitig zugefügt. Schaden des Defenders: was zugewiesen wird, nach den Effekten darauf. (CR 467.2.c.1.a, CR 467.2.d)",
  "a1 (4 Macht) und a2 (2 Macht) haben tödlichen Schaden und sterben. (CR 323.4, CR 142.4.b)",
  "d1 (3 Macht) hat tödlichen Schaden und stirbt. (CR 323.4, CR 142.4.b)",
  "Überall werden alle Units geheilt; auf d2 (5 Macht) bleibt kein Schaden. (CR 468.1.a.1, CR 143.3.b)",
  "Nur der Defender hat noch Units und gewinnt damit den Kampf; der Attacker verliert ihn. (CR 468.3.a, CR 468.3.b)",
  "Der Defender behält die Kontrolle über das Schlachtfeld; umkämpft ist es nicht mehr. (CR 468.5, CR 468.5.a)",
  "Der Defender hatte die Kontrolle über das Schlachtfeld schon vorher, also ist das keine Eroberung und bringt keinen Punkt. (CR 471.1)",
];

const WORDS: ReadonlySet<string> = new Set(["text", "message", "summary", "title", "name", "notice"]);

function withoutWords(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (WORDS.has(key) ? undefined : one)));
}

test("titles of rules and units without a name are German in a German answer", () => {
  const combat = { attacker: { units: [{ might: 4 }] }, defender: { units: [{ might: 3 }] } };
  const answer = adjudicate("legalAssignments", { combat, language: "de", edition: "2026-07-16" });
  assert.ok(answer.ok);
  assert.equal(answer.value.targets[0]?.name, "d1 (3 Macht)");
  const citation = answer.value.steps.flatMap(({ rules }) => rules).find(({ key }) => key === "lethal.amount");
  assert.equal(citation?.title, "Tödlich: mindestens die Macht, mindestens 1");
  assert.equal(citation?.edition, "2026-07-16");
});

test("the whole ruling of 4 and 2 against a Tank of 3 and a 5", () => {
  const combat = {
    attacker: { units: [{ might: 4 }, { might: 2 }] },
    defender: { units: [{ might: 3, keywords: { tank: true } }, { might: 5 }] },
  };
  const answer = adjudicate("resolveCombat", { state: { combat }, language: "de" });
  assert.ok(answer.ok);
  const { summary, steps } = answer.value;
  const told = steps.map(({ text, rules }) => `${text} (${rules.map(({ label }) => label).join(", ")})`);
  assert.deepEqual([summary, ...told], RULING);
});
