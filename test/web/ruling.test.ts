import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, judgeLink } from "../../src/adjudicator/index.js";
import { loadMessages } from "../../src/language/index.js";
import { cardFacts } from "../../src/web/browser/cards/facts.js";
import { combatCases, stateOf } from "../cases/case.js";
import { writeNotation, type State } from "../../src/notation/index.js";
import { readText } from "../../src/web/browser/position/reading.js";
import { asText } from "../../src/web/browser/ruling/as-text.js";
import { placeOf } from "../../src/web/browser/ruling/placing.js";
import { ruleOn } from "../../src/web/browser/ruling/rule.js";
import type { Refused, Ruled } from "../../src/web/browser/ruling/ruling.js";
import type { RulingVoice, Voice } from "../../src/web/browser/ruling/voice.js";
import { position } from "./positions.js";
import { words as german } from "../../src/web/browser/words/de.js";
import { words as english } from "../../src/web/browser/words/en.js";

const VOICES: readonly (Voice & RulingVoice)[] = [
  { language: "en", messages: await loadMessages("en"), words: english, edition: "2026-10-09" },
  { language: "de", messages: await loadMessages("de"), words: german, edition: "2026-10-09" },
  { language: "en", messages: await loadMessages("en"), words: english, edition: "2026-07-16" },
];
const [ENGLISH] = VOICES as [Voice & RulingVoice];

function rulingOn(text: string, voice = ENGLISH): Ruled | Refused {
  const reading = readText(text, cardFacts.names);
  assert.ok(reading.kind === "position", text);
  return ruleOn(reading.state, voice, cardFacts);
}

const POSITIONS = [
  "4,2~3T,5",
  "5~3T,2,2",
  "none~3",
  "4A2d1,Stalwart Poro~3P2DD,5B",
  "Sunlit Guardian,2~Wielder of Water",
  "4~3~nobody~7:3~to=8",
  "5~3T,2,2~attacker=d1:3,d3:2",
  ...combatCases.flatMap((one) => {
    const written = writeNotation(stateOf(one) as State);
    return written.ok ? [written.text] : [];
  }),
];

test("the page says what the service says: sentence, steps, rule numbers and warnings", () => {
  for (const voice of VOICES) {
    for (const text of POSITIONS) {
      const ruling = rulingOn(text, voice);
      const { language, edition } = voice;
      const answer = adjudicate("resolveCombat", { notation: text, language, edition });
      if (!answer.ok) {
        assert.ok(ruling.kind === "refused", text);
        assert.deepEqual(
          ruling.problems.map((one) => one.text),
          answer.problems.map(({ message }) => message),
        );
        continue;
      }
      assert.ok(ruling.kind === "ruled", text);
      assert.equal(ruling.summary, answer.value.summary);
      assert.deepEqual(
        ruling.steps.map(({ text: said, rules }) => [said, rules.map(({ label }) => label)]),
        answer.value.steps.map((step) => [step.text, step.rules.map(({ label }) => label)]),
      );
      assert.deepEqual(
        ruling.warnings,
        answer.value.warnings.map(({ message }) => message),
      );
    }
  }
});

test("units are called, marked and judged in the words of the service's own pages and pictures", () => {
  const kinds = new Set<string>();
  for (const voice of VOICES) {
    for (const text of [...POSITIONS, '4="a1 (boss)"~3', "9~4,4~attacker=d1:9", "boss:4,a1:3~2"]) {
      const { language, edition } = voice;
      const { answer } = judgeLink(adjudicate, { c: text, lang: language, edition }, language);
      if (!answer.ok) continue;
      const ruling = rulingOn(text, voice);
      assert.ok(ruling.kind === "ruled", text);
      assert.deepEqual(
        ruling.table.units.map(({ name, might, fate }) => [name, might, fate?.kind, fate?.text]),
        answer.value.units.map(({ name, might, fate, fateText }) => [name, might, fate, fateText]),
        text,
      );
      for (const { fate } of answer.value.units) kinds.add(fate);
    }
  }
  assert.deepEqual([...kinds].toSorted(), ["depends", "dies", "recalled", "survives"]);
});

test("a name that looks as if it were made of an id is a name", () => {
  const { answer } = judgeLink(adjudicate, { c: '4="a1 (boss)"~3' }, "en");
  assert.ok(answer.ok);
  assert.deepEqual(
    answer.value.units.map(({ name }) => name),
    ["a1 (boss)", "d1"],
  );
});

test("a position that cannot be says what the service says, at the unit it is about", () => {
  const ruling = rulingOn("999U5,2~3");
  assert.ok(ruling.kind === "refused");
  const [problem] = ruling.problems;
  assert.ok(problem);
  assert.deepEqual(placeOf(problem), { side: "attacker", index: 0 });
  const answer = adjudicate("resolveCombat", { notation: "999U5,2~3" });
  assert.ok(!answer.ok);
  assert.equal(problem.text, answer.problems[0]?.message);
});

test("numbers beyond the bounds are refused before the engine sees them", () => {
  for (const text of [
    "4d9999999999~3",
    "1000000~3",
    "4~3~points=attacker:1000",
    "4P9999999999~3",
    "4A5000~3",
    "30x1,30x1~3",
  ]) {
    const reading = readText(text.replace("points=attacker:1000", "1000:1"), cardFacts.names);
    assert.ok(reading.kind === "position", text);
    assert.equal(ruleOn(reading.state, ENGLISH, cardFacts).kind, "refused", text);
  }
});

test("an assignment that is not legal leaves the choice open, with its reasons", () => {
  const ruling = rulingOn("5~3T,2,2~attacker=d2:2,d3:2");
  assert.ok(ruling.kind === "refused" && ruling.open);
  assert.equal(ruling.open.outcome.sides.attacker.choice, "matters");
  assert.ok(ruling.problems.every(({ path }) => path.startsWith("assignments.attacker")));
});

test("names of units that would break out of a line are refused", () => {
  const ruling = rulingOn("4=a@202e@b~3");
  assert.equal(ruling.kind, "refused");
});

test("names and ids are refused as the contract refuses them, wherever they stand", () => {
  const state = position("4 by Anna > 3");
  const { attacker } = state.combat;
  const [unit = {}] = attacker.units;
  const withAttacker = (change: Partial<typeof attacker>): State => ({
    ...state,
    combat: { ...state.combat, attacker: { ...attacker, ...change } },
  });
  const called = (text: string): readonly State[] => [
    withAttacker({ player: text }),
    withAttacker({ units: [{ ...unit, id: text }] }),
    withAttacker({ units: [{ ...unit, name: text }] }),
    { ...state, battlefield: { id: text } },
    { ...state, battlefield: { controller: text } },
    { ...state, battlefield: { contestedBy: text } },
    { ...state, players: [{ id: text, points: 1, team: text, scoredThisTurn: [text] }] },
    { ...state, assignments: { attacker: [{ unit: text, amount: 1 }] } },
  ];
  const long = "x".repeat(500);
  for (const text of [
    "a\u202Eb",
    "a\u0000b",
    "a\u200Bb",
    "\u2800",
    "",
    long,
    `${long}\u202E`,
    "Ben",
    "\u{1F469}\u200D\u{1F680}",
  ]) {
    for (const one of called(text)) {
      const ruling = ruleOn(one, ENGLISH, cardFacts);
      const answer = asked(one);
      assertSameRefusals(ruling, answer, JSON.stringify(one));
    }
  }
});

/** Asserts that page and service refuse the same things at the same places; the page's sentence names the place in words. */
function assertSameRefusals(ruling: Ruled | Refused, answer: ReturnType<typeof asked>, about: string): void {
  const byPath = (one: { readonly path: string }, other: { readonly path: string }) => (one.path < other.path ? -1 : 1);
  const byPage = (ruling.kind === "refused" ? [...ruling.problems] : [])
    .map(({ path, text }) => ({ path: path.replace(/^state\./u, ""), text }))
    .sort(byPath);
  const byService = (answer.ok ? [] : [...answer.problems])
    .map(({ path, message }) => ({ path: path.replace(/^state\./u, ""), message, said: message.slice(path.length) }))
    .sort(byPath);
  assert.deepEqual(
    byPage.map(({ path }) => path),
    byService.map(({ path }) => path),
    about,
  );
  for (const [index, { said }] of byService.entries())
    assert.ok(byPage[index]?.text.endsWith(said), `${about} ${said}`);
}

function asked(state: State) {
  return adjudicate("resolveCombat", { state });
}

test("what is out of bounds is said of the unit and the field, in words", () => {
  for (const [text, inEnglish, inGerman] of [
    [
      "99999~-5",
      "a1: Might is 99999, but must be at most 999.",
      "a1: Macht ist 99999, erlaubt ist aber höchstens 999.",
    ],
    ["4A5000=Boss~3", "Boss: Assault is 5000, but", "Boss: Assault ist 5000, erlaubt"],
    ["4P9999999999~3", "a1: Prevent damage is 9999999999,", "a1: Schaden verhindern ist 9999999999,"],
    ["30x1,30x1~3", "Attacker: List of units has 60 entries", "Attacker: Liste der Units hat 60 Einträge"],
    ["4~3~1000:1", "Attacker: Number of points is 1000", "Attacker: Punktzahl ist 1000"],
    ["4~3~to=500", "Victory Score is 500", "Siegpunktzahl ist 500"],
  ] as const) {
    for (const [index, expected] of [inEnglish, inGerman].entries()) {
      const ruling = rulingOn(text, VOICES[index]);
      assert.ok(
        ruling.kind === "refused" && ruling.problems[0]?.text.startsWith(expected),
        ruling.kind === "refused" ? ruling.problems[0]?.text : text,
      );
    }
  }
});

test("no place is told as a path", () => {
  const long = "x".repeat(500);
  const unit = {
    id: long,
    name: long,
    might: 2000,
    mightModifier: 5000,
    damage: 1e10,
    keywords: { assault: 1e6, shield: 1e6 },
  };
  const side = {
    player: long,
    units: [
      { ...unit, damageReplacements: Array.from({ length: 60 }, () => ({ kind: "prevent", amount: 1e10 }) as const) },
    ],
  };
  const entries = Array.from({ length: 500 }, () => ({ unit: long, amount: 1 }));
  const state: State = {
    combat: { attacker: side, defender: { ...side, units: Array.from({ length: 60 }, () => unit) } },
    battlefield: { id: long, controller: long, contestedBy: long },
    players: Array.from({ length: 30 }, () => ({
      id: long,
      points: 1000,
      team: long,
      scoredThisTurn: Array.from({ length: 60 }, () => long),
    })),
    game: { victoryScore: 1000, battlefieldCount: 1000 },
    assignments: { attacker: entries, defender: entries },
  };
  for (const voice of VOICES) {
    const ruling = ruleOn(state, voice, cardFacts);
    assert.ok(ruling.kind === "refused");
    for (const { text, path } of ruling.problems) {
      assert.doesNotMatch(text, /[a-z]\[|\w\.\w|^ |^:|: [^\p{Lu}]|undefined/u, path);
      assert.ok(text.length < 200, path);
    }
  }
});

test("the copied ruling has the sentence, the steps with their numbers, the edition and the link", () => {
  const ruling = rulingOn("4,2~3T,5");
  assert.ok(ruling.kind === "ruled");
  const text = asText(ruling, ENGLISH, "https://judge.example/?c=4,2~3T,5");
  assert.ok(text.startsWith(ruling.summary));
  assert.match(text, /\(CR 467\.2\.a, CR 143\.2\)/u);
  assert.match(text, /Core Rules of 2026-10-09\nhttps:\/\/judge\.example\/\?c=4,2~3T,5$/u);
});
