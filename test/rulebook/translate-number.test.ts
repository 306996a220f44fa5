import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleCatalogue, translateNumber } from "../../src/rulebook/index.js";

const OCTOBER = "2026-10-09";
const JULY = "2026-07-16";

function translated(number: string, from: typeof OCTOBER | typeof JULY) {
  const translation = translateNumber(number, from, from === OCTOBER ? JULY : OCTOBER);
  return "number" in translation ? [translation.kind, translation.label] : [translation.kind];
}

test("numbers are translated both ways", () => {
  assert.deepEqual(translated("465.2.c.3", JULY), ["moved", "CR 467.2.c.3"]);
  assert.deepEqual(translated("CR 467.2.c.3", OCTOBER), ["moved", "CR 465.2.c.3"]);
  assert.deepEqual(translated("815.1.b", JULY), ["same", "CR 815.1.b"]);
  for (const { number, numberJuly2026, status } of ruleCatalogue.values()) {
    if (numberJuly2026 === null || status === "uncertain") continue;
    const there = translateNumber(numberJuly2026, JULY, OCTOBER);
    assert.ok("number" in there && there.number === number, number);
    const back = translateNumber(number, OCTOBER, JULY);
    assert.ok("number" in back && back.number === numberJuly2026, number);
  }
});

test("a guess is never shown: the number stays that of the older edition", () => {
  assert.deepEqual(translated("437.5.b", JULY), ["uncertain", "CR 437.5.b (2026-07-16)"]);
  assert.deepEqual(translated("438.5.b", OCTOBER), ["moved", "CR 437.5.b"]);
});

test("headings are translated with what is below them", () => {
  assert.deepEqual(translated("447", JULY), ["moved", "CR 449"]);
  assert.deepEqual(translated("437", JULY), ["uncertain", "CR 437 (2026-07-16)"]);
});

test("what one edition has not is said", () => {
  assert.deepEqual(translated("831.1.d", OCTOBER), ["not-in-edition"]);
  assert.deepEqual(translated("464.2.d", JULY), ["not-in-edition"]);
  assert.deepEqual(translated("999", JULY), ["unknown"]);
  assert.deepEqual(translated("tank", JULY), ["unknown"]);
});
