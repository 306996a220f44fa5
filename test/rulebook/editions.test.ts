import assert from "node:assert/strict";
import { test } from "node:test";
import { cite, editionTables, EDITIONS, RULE_KEYS, ruleCatalogue, type RuleKey } from "../../src/rulebook/index.js";

test("every key stands in every edition, or is said to be absent with a reason", () => {
  for (const edition of EDITIONS) {
    assert.deepEqual(Object.keys(editionTables[edition]).sort(), [...RULE_KEYS].sort(), edition);
    for (const placed of Object.values(editionTables[edition])) {
      if (placed.number === null) assert.ok(placed.reason.length > 0);
    }
  }
});

test("numbers and statuses are those of the catalogue", () => {
  for (const key of RULE_KEYS) {
    const october = editionTables["2026-10-09"][key];
    assert.ok(october.number !== null, key);
    const rule = ruleCatalogue.get(october.number);
    assert.ok(rule, key);
    assert.equal(october.status, rule.status, key);
    assert.equal(editionTables["2026-07-16"][key].number, rule.numberJuly2026, key);
    assert.equal(cite(key, "2026-10-09", "en")?.label, rule.citeAs, key);
  }
});

test("no two keys stand for the same rule", () => {
  for (const edition of EDITIONS) {
    const numbers = RULE_KEYS.map((key) => editionTables[edition][key].number);
    assert.equal(new Set(numbers).size, numbers.length, edition);
  }
});

test("an uncertain number is cited from the edition in which it is certain", () => {
  const expected = {
    key: "prevent.all-never-lethal" as RuleKey,
    number: "437.5.b",
    edition: "2026-07-16",
    status: "uncertain",
  };
  const citation = cite("prevent.all-never-lethal", "2026-10-09", "en");
  assert.deepEqual(
    { ...citation, label: undefined, title: undefined },
    { ...expected, label: undefined, title: undefined },
  );
  assert.equal(citation?.label, "CR 437.5.b (2026-07-16)");
  assert.equal(cite("prevent.all-never-lethal", "2026-07-16", "en")?.label, "CR 437.5.b");
});

test("the same rule has the number of the edition that is asked for", () => {
  assert.equal(cite("assign.lethal-first", "2026-10-09", "en")?.number, "467.2.c.3");
  assert.equal(cite("assign.lethal-first", "2026-07-16", "en")?.number, "465.2.c.3");
});
