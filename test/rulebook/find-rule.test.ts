import assert from "node:assert/strict";
import { test } from "node:test";
import { compareNumbers, EDITIONS, findRule, RULE_KEYS, RULE_NOTES, ruleCatalogue } from "../../src/rulebook/index.js";

const OCTOBER = "2026-10-09";
const JULY = "2026-07-16";

function found(text: string, edition: (typeof EDITIONS)[number] = OCTOBER) {
  const rule = findRule(text, edition);
  assert.ok(rule, `${text} is not found in ${edition}`);
  return rule;
}

function numbers(references: readonly { readonly number: string }[]): string[] {
  return references.map(({ number }) => number);
}

test("a number is found in its edition, with its place among the others", () => {
  const rule = found("467.2.c.10");
  assert.deepEqual(
    { ...rule, summary: rule.summary?.de.slice(0, 41), parent: rule.parent?.number, children: rule.children },
    {
      number: "467.2.c.10",
      label: "CR 467.2.c.10",
      edition: OCTOBER,
      title: {
        en: "Units that cannot be dealt damage are skipped",
        de: "Units, die keinen Schaden nehmen, werden übergangen",
      },
      summary: "Eine Unit, der kein Schaden zugefügt werd",
      section: { en: "Combat Damage Step", de: "Combat Damage Step" },
      topics: ["assignment", "undamageable"],
      status: "confirmed",
      key: "assign.exempt",
      numbers: [
        {
          edition: OCTOBER,
          shown: { number: "467.2.c.10", label: "CR 467.2.c.10", edition: OCTOBER },
          status: "confirmed",
        },
        { edition: JULY, shown: { number: "465.2.c.10", label: "CR 465.2.c.10", edition: JULY }, status: "confirmed" },
      ],
      parent: "467.2.c",
      children: [],
      previous: rule.previous,
      next: rule.next,
      note: { code: "moved", edition: JULY, number: "465.2.c.10" },
    },
  );
  assert.deepEqual([rule.previous?.number, rule.next?.number], ["467.2.c.9", "467.2.d"]);
});

test("the same rule has the neighbours and children of the edition that is followed", () => {
  const july = found("465.2.c", JULY);
  assert.deepEqual([july.parent?.number, july.previous?.number, july.next?.number], ["465.2", "465.2.b", "465.2.c.1"]);
  assert.deepEqual(numbers(july.children).slice(-2), ["465.2.c.9", "465.2.c.10"]);
  assert.equal(july.key, "assign.whole-total");
});

test("numbers may be written as readers do", () => {
  for (const text of ["CR 467.2.c.3", " cr 467.2.C.3. ", "CR467.2.c.3", "467.2.c.3 (2026-10-09)"])
    assert.equal(found(text).number, "467.2.c.3", text);
  assert.equal(found("54.1").number, "054.1");
  assert.equal(found("2").key, "card.overrides-rules");
});

test("a key and a title find their rule, without a note on numbers", () => {
  for (const edition of EDITIONS) {
    for (const key of RULE_KEYS) assert.equal(found(key, edition).key, key);
  }
  assert.equal(found("tank.first").note, null);
  for (const title of ["Lethal in full before the next Unit", "erst tödlich, dann die nächste"])
    assert.equal(found(title).number, "467.2.c.3");
});

test("a heading that is no rule of its own answers with what is below it", () => {
  const heading = found("826");
  assert.deepEqual([heading.label, heading.title, heading.summary, heading.key], ["CR 826", null, null, null]);
  assert.deepEqual(numbers(heading.children), ["826.3", "826.4", "826.5"]);
  assert.equal(heading.section.de, "Schlüsselwörter");
  assert.deepEqual([heading.previous?.number, heading.next?.number], ["825", "826.3"]);
  assert.deepEqual(numbers(found("826.4").children), ["826.4.b"]);
  assert.equal(found("467").title?.en, "Step 2: Combat Damage Step");
  assert.deepEqual(numbers(found("467").children), ["467.1", "467.2", "467.3"]);
});

test("a number of the other edition is found with a note that says so", () => {
  const rule = found("437.5.b");
  assert.deepEqual(rule.note, { code: "number-of-other-edition", edition: JULY, number: null });
  const moved = found("414.1.b");
  assert.deepEqual(
    [moved.number, moved.note],
    ["415.1.b", { code: "number-of-other-edition", edition: JULY, number: "415.1.b" }],
  );
  const later = found("471.1.a", JULY);
  assert.equal(later.note?.code, "moved");
  const october = found("CR 467.2.c.3 (2026-10-09)", JULY);
  assert.deepEqual(
    [october.number, october.note],
    ["465.2.c.3", { code: "number-of-other-edition", edition: OCTOBER, number: "465.2.c.3" }],
  );
});

test("a number that both editions have is that of the edition followed", () => {
  assert.equal(found("323.5").key, "cleanup.control-lapses");
  assert.equal(found("323.5", JULY).key, "cleanup.deaths");
});

test("an uncertain number is shown as the older edition has it, never as the guess", () => {
  const rule = found("438.5.b");
  assert.deepEqual([rule.number, rule.label, rule.status], ["437.5.b", "CR 437.5.b (2026-07-16)", "uncertain"]);
  assert.deepEqual(rule.note, { code: "uncertain-number", edition: OCTOBER, number: null });
  assert.equal(rule.parent?.label, "CR 437.5 (2026-07-16)");
  assert.equal(found(rule.label).key, "prevent.all-never-lethal");
  assert.equal(found("437.5.b", JULY).status, "confirmed");
  assert.equal(found("143.2.a").note?.code, "uncertain-number");
});

test("a rule that is new or gone says since when", () => {
  assert.deepEqual(found("831.1.d").note, { code: "new-in", edition: OCTOBER, number: null });
  const unborn = found("831.1.d", JULY);
  assert.deepEqual(
    [unborn.label, unborn.note?.code, unborn.note?.edition],
    ["CR 831.1.d (2026-10-09)", "new-in", OCTOBER],
  );
  assert.equal(unborn.numbers.find(({ edition }) => edition === JULY)?.shown, null);
  const gone = found("CR 464.2.d (2026-07-16)");
  assert.deepEqual(
    [gone.label, gone.note],
    ["CR 464.2.d (2026-07-16)", { code: "vanished", edition: JULY, number: null }],
  );
  assert.deepEqual([gone.parent?.number, gone.previous?.number], ["466.2", "466.2.c.3.a"]);
  assert.equal(found("464.2.d", JULY).note?.code, "vanished");
});

test("what is no rule is not found", () => {
  for (const text of ["", "999", "467.2.z", "467..2", "nothing", "467.2.c.3 (2020-01-01) x"])
    assert.equal(findRule(text, OCTOBER), null, text);
});

test("every rule is found by its number and by its label", () => {
  for (const edition of EDITIONS) {
    for (const { number, numberJuly2026, status } of ruleCatalogue.values()) {
      const own = edition === OCTOBER ? number : numberJuly2026;
      if (own === null || (edition === OCTOBER && status === "uncertain")) continue;
      const rule = found(own, edition);
      assert.equal(rule.number, own);
      assert.equal(found(rule.label, edition).number, own);
      assert.ok(rule.note === null || RULE_NOTES.includes(rule.note.code));
    }
  }
});

test("previous and next lead through all rules of an edition; one has come since July, and one has gone", () => {
  for (const edition of EDITIONS) {
    const walked = ["CR 002"];
    for (let rule = found("002", edition); rule.next; rule = found(rule.next.label, edition)) {
      assert.equal(found(rule.next.label, edition).previous?.label, rule.label);
      walked.push(rule.next.label);
      assert.ok(walked.length < 400, rule.label);
    }
    assert.equal(new Set(walked).size, ruleCatalogue.size, edition);
  }
});

test("numbers are in their natural order", () => {
  const order = [
    "002",
    "054.1",
    "170.6",
    "170.11",
    "467",
    "467.2.c",
    "467.2.c.4.a",
    "467.2.c.9",
    "467.2.c.10",
    "467.2.d",
    "467.3",
  ];
  assert.deepEqual(order.toReversed().sort(compareNumbers), order);
});
