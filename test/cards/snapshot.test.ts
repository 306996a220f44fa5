import assert from "node:assert/strict";
import { test } from "node:test";
import { allCards, cardRecord, cardRecords } from "../../src/cards/index.js";

test("every record of the snapshot has the shape of the schema", () => {
  const faults = cardRecords.flatMap((record) => {
    const read = cardRecord.safeParse(record);
    return read.success ? [] : [`${record.id}: ${read.error.message}`];
  });
  assert.deepEqual(faults, []);
});

test("a field that the schema does not know is a fault", () => {
  const [record] = cardRecords;
  assert.ok(!cardRecord.safeParse({ ...record, text: "..." }).success);
  assert.ok(!cardRecord.safeParse({ ...record, combat: { text: "..." } }).success);
});

test("1,365 printings are 1,069 cards, 539 of them units", () => {
  assert.equal(cardRecords.length, 1365);
  assert.equal(allCards().length, 1069);
  assert.equal(allCards().filter(({ type }) => type === "unit").length, 539);
  assert.equal(new Set(cardRecords.map(({ id }) => id)).size, 1365);
});

test("every variant belongs to a base card of the same name, type and Might", () => {
  for (const { id, printings, name, type, might } of allCards()) {
    assert.equal(printings[0]?.id, id);
    for (const printing of printings) {
      assert.deepEqual([printing.name, printing.type, printing.might], [name, type, might], printing.id);
    }
  }
  assert.equal(allCards().flatMap(({ printings }) => printings).length, 1365);
});

test("the snapshot holds facts, not texts: no phrase is longer than 160 characters, and nothing is a link", () => {
  const text = JSON.stringify(cardRecords);
  assert.doesNotMatch(text, /https?:|www\./u);
});
