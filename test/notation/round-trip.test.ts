import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { combatStateInput } from "../../src/contract/index.js";
import { canonicalState, readNotation, TEXT_LIMIT, writeNotation, type State } from "../../src/notation/index.js";
import { stateIn, written } from "./reading.js";
import { everyCard, someCards } from "./some-cards.js";
import { states } from "./states.js";

/** The notation of a state, or null for one that is longer than a notation may be. */
function notationOf(state: State): string | null {
  const result = writeNotation(state);
  if (result.ok) return result.text;
  assert.deepEqual(result.reasons, [{ code: "inexpressible/too-long", path: [] }]);
  return null;
}

test("reading what was written gives the canonical state, over the whole input", () => {
  let [expressed, tried] = [0, 0];
  fc.assert(
    fc.property(states, (state) => {
      tried++;
      const text = notationOf(state);
      if (text === null) return;
      expressed++;
      assert.deepEqual(stateIn(text, everyCard), canonicalState(state), text);
    }),
    { numRuns: 3000 },
  );
  assert.ok(expressed > tried * 0.8, `${expressed} of ${tried} states were short enough`);
});

test("the canonical state is in the contract and canonical itself", () => {
  fc.assert(
    fc.property(states, (state) => {
      const canonical = canonicalState(state);
      assert.ok(combatStateInput.safeParse(canonical).success);
      assert.deepEqual(canonicalState(canonical), canonical);
    }),
    { numRuns: 1000 },
  );
});

test("what was read is written in the canonical form, which reads the same again", () => {
  fc.assert(
    fc.property(states, (state) => {
      const text = notationOf(state);
      if (text !== null) assert.equal(written(stateIn(text, everyCard)), text, `${text} is written differently`);
    }),
    { numRuns: 1000 },
  );
});

test("the canonical form stands in a URL as it is", () => {
  fc.assert(
    fc.property(states, (state) => {
      const text = notationOf(state);
      if (text === null) return;
      assert.match(text, /^[A-Za-z0-9,~:=._@-]+$/);
      assert.equal(encodeURI(text), text);
      assert.equal(new URLSearchParams(`c=${text}`).get("c"), text);
      assert.equal(new URL(`https://example.org/v1/combat?c=${text}`).search, `?c=${text}`);
    }),
    { numRuns: 1000 },
  );
});

test("a card that is given by name is written by its id if there is a catalogue", () => {
  const state: State = { combat: { attacker: { units: [{ card: "darius, trifarian" }] }, defender: { units: [] } } };
  assert.deepEqual(writeNotation(state, someCards), { ok: true, text: "OGN-027~none" });
  assert.deepEqual(writeNotation(state), { ok: true, text: "darius@2c.20@trifarian~none" });
  assert.deepEqual(stateIn("darius@2c.20@trifarian~none"), canonicalState(state, someCards));
});

test("an id that a unit has anyway is not written, any other is", () => {
  const ids = (...all: (string | null)[]): string =>
    written({
      combat: { attacker: { units: all.map((id) => ({ id, might: 1 })) }, defender: { units: [{ might: 2 }] } },
    });
  assert.equal(ids("a1", "a2", null), "3x1~2");
  assert.equal(ids("a1", "a3"), "1,a3:1~2");
  assert.equal(ids("a2", "a1"), "1,a1:1~2");
  assert.equal(ids("a1", "a1"), "a1:1,a1:1~2");
  assert.equal(ids("d1", null), "d1:1,1~2");
  assert.equal(ids(null, "a1"), "1,a1:1~2");
});

test("what cannot be expressed is refused with its place", () => {
  const refused = (unit: State["combat"]["attacker"]["units"][number]): unknown => {
    const result = writeNotation({ combat: { attacker: { units: [unit] }, defender: { units: [] } } });
    return result.ok ? result.text : result.reasons.map(({ code, path }) => `${code} ${path.slice(4).join(".")}`);
  };
  assert.deepEqual(refused({}), ["inexpressible/no-might might"]);
  assert.deepEqual(refused({ might: 1, damageReplacements: [{ kind: "prevent" }] }), [
    "inexpressible/prevent-without-amount damageReplacements.0.amount",
  ]);
  assert.deepEqual(refused({ might: 1, damageReplacements: [{ kind: "double", amount: 2 }] }), [
    "inexpressible/amount-without-prevent damageReplacements.0.amount",
  ]);
  assert.deepEqual(refused({ might: 1.5, damage: -1, name: "" }), [
    "inexpressible/not-a-whole-number might",
    "inexpressible/not-a-whole-number damage",
    "inexpressible/empty-text name",
  ]);
  assert.deepEqual(refused({ might: 1, name: "é".repeat(TEXT_LIMIT) }), ["inexpressible/too-long "]);
});

test("minus zero is zero", () => {
  const state: State = { combat: { attacker: { units: [{ might: -0 }] }, defender: { units: [] } } };
  const text = written(state);
  const read = readNotation(text, someCards);
  assert.deepEqual(read, { ok: true, value: canonicalState(state) });
});
