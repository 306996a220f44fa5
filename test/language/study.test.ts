import assert from "node:assert/strict";
import { test } from "node:test";
import { DIFFERENCE_KINDS, type Difference } from "../../src/engine/index.js";
import { messagesIn, type Names } from "../../src/language/index.js";

/** Names that must keep their spelling, as a1 and A1 may be two units. */
const names: Names = { unit: (id) => id, player: (id) => id, battlefield: (id) => id };

const SAID: readonly (readonly [Difference, string, string])[] = [
  [
    { kind: "ending", before: "both-left", after: "defenders-left" },
    "Only defenders are left.",
    "Nur Units des Defenders bleiben übrig.",
  ],
  [{ kind: "result", before: "attacker-wins", after: "no-result" }, "There is no result.", "Es gibt kein Ergebnis."],
  [{ kind: "control", before: "ana", after: null }, "Nobody has the battlefield.", "Niemand hat das Schlachtfeld."],
  [{ kind: "control", before: null, after: "ana" }, "ana has the battlefield.", "ana hat das Schlachtfeld."],
  [
    { kind: "score", before: "no-conquer", after: "point", player: "ana" },
    "A point is scored.",
    "Es gibt einen Punkt.",
  ],
  [{ kind: "winner", before: null, after: "ana" }, "ana wins the game.", "ana gewinnt das Spiel."],
  [{ kind: "fate", unit: "a1", before: "dies", after: "survives" }, "a1 survives.", "a1 überlebt."],
  [{ kind: "unit-gone", unit: "a1" }, "a1 is not there.", "a1 ist nicht da."],
  [{ kind: "unit-new", unit: "a1", after: "dies" }, "a1 is there and dies.", "a1 ist da und stirbt."],
];

test("every kind of difference is a sentence that begins as one, and names keep their spelling", () => {
  for (const [difference, english, german] of SAID) {
    assert.equal(messagesIn.en.study.difference(difference, names), english);
    assert.equal(messagesIn.de.study.difference(difference, names), german);
  }
  assert.deepEqual(new Set(SAID.map(([{ kind }]) => kind)), new Set(DIFFERENCE_KINDS));
});
