import assert from "node:assert/strict";
import { test } from "node:test";
import { acted, deskWith, inHand, type Act } from "../../src/web/browser/desk.js";
import type { Side } from "../../src/engine/index.js";
import type { Edit, Entries } from "../../src/web/browser/position/edits.js";
import { begun, redone, undone, withEdit } from "../../src/web/browser/position/history.js";
import { notation, position } from "./positions.js";

const ADD = { kind: "add", side: "attacker", unit: { might: 9 } } as const;

test("undo and redo walk along the edits, and a new edit forgets what was undone", () => {
  const start = begun(position("4~3"));
  const two = withEdit(withEdit(start, ADD), { kind: "swap" });
  assert.equal(notation(two.state), "3~4,9");
  const one = undone(two);
  assert.equal(notation(one.state), "4,9~3");
  assert.deepEqual(redone(one).state, two.state);
  assert.deepEqual(undone(undone(undone(two))).state, start.state);
  assert.equal(redone(withEdit(one, { kind: "clear" })).future.length, 0);
});

test("an edit that changes nothing is not remembered", () => {
  const full = begun(position("40x1~3"));
  assert.equal(withEdit(full, ADD), full);
});

const tapped = (side: Side, entries: Entries, isComplete = false): Edit => ({
  kind: "assign",
  side,
  entries,
  isComplete,
});
const D2 = { unit: "d2", amount: 3 } as const;
const D1 = { unit: "d1", amount: 2 } as const;

test("each tap of a choice is a step, and the position holds only what is complete", () => {
  const one = withEdit(begun(position("5~2,3,4")), tapped("attacker", [D2]));
  assert.deepEqual([notation(one.state), one.begun], ["5~2,3,4", { attacker: [D2] }]);
  const two = withEdit(one, tapped("attacker", [D2, D1], true));
  assert.deepEqual([notation(two.state), two.begun], ["5~2,3,4~attacker=d2:3,d1:2", {}]);
  assert.deepEqual(undone(two).begun, { attacker: [D2] });
  assert.equal(undone(two).state, one.state);
  assert.deepEqual(undone(undone(two)).begun, {});
  assert.deepEqual(redone(redone(undone(undone(two)))).state, two.state);
  assert.equal(withEdit(begun(position("5~3")), tapped("attacker", [])).past.length, 0);
});

test("what is begun stays while the units stay, also that of the other side, and goes with them", () => {
  const both = [tapped("attacker", [D2]), tapped("defender", [{ unit: "a1", amount: 1 }])].reduce(
    withEdit,
    begun(position("5,5~2,3,4")),
  );
  assert.deepEqual(Object.keys(both.begun).sort(), ["attacker", "defender"]);
  const calm = withEdit(both, { kind: "points", side: "attacker", points: 3 });
  assert.equal(calm.begun, both.begun);
  const cleared = withEdit(calm, tapped("attacker", []));
  assert.deepEqual(Object.keys(cleared.begun), ["defender"]);
  for (const edit of [ADD, { kind: "swap" }, { kind: "clear" }] as const)
    assert.deepEqual(withEdit(calm, edit).begun, {}, edit.kind);
  assert.deepEqual(undone(withEdit(calm, ADD)).begun, both.begun);
});

function desk(text: string, ...acts: readonly Act[]) {
  return acts.reduce(acted, deskWith(position(text)));
}

const SECOND = { side: "defender", index: 1 } as const;

test("a copy is taken in hand, and what is removed is put down", () => {
  const copied = desk("4~3,5", { do: "edit", edit: { kind: "duplicate", place: SECOND } });
  assert.deepEqual(inHand(copied), { side: "defender", index: 2 });
  const removed = acted(copied, { do: "edit", edit: { kind: "remove", place: { side: "defender", index: 2 } } });
  assert.equal(inHand(removed), null);
});

test("a unit that undo takes away is in nobody's hand", () => {
  const held = desk(
    "4~3",
    { do: "edit", edit: ADD },
    { do: "select", place: { side: "attacker", index: 1 } },
    { do: "undo" },
  );
  assert.equal(inHand(held), null);
});

const FIRST = { side: "attacker", index: 0 } as const;
const STRONGER = { do: "edit", edit: { kind: "put", place: FIRST, unit: { might: 7 } } } as const;

test("undo and redo never leave another unit in hand", () => {
  const hold = { do: "select", place: FIRST } as const;
  const undo = { do: "undo" } as const;
  assert.equal(inHand(desk("4,2~3", hold, { do: "edit", edit: { kind: "duplicate", place: FIRST } }, undo)), null);
  const swap = { do: "edit", edit: { kind: "swap" } } as const;
  assert.equal(inHand(desk("4~3", swap, hold, undo)), null);
  assert.equal(inHand(desk("4~3", swap, undo, hold, { do: "redo" })), null);
});

test("a unit whose own change is undone stays in hand", () => {
  const held = desk("4,2~3", { do: "select", place: FIRST }, STRONGER, { do: "undo" });
  assert.deepEqual(inHand(held), FIRST);
  assert.deepEqual(inHand(acted(held, { do: "redo" })), FIRST);
});

test("units are added where the last unit was taken in hand", () => {
  assert.equal(desk("4~3,5", { do: "select", place: SECOND }, { do: "select", place: null }).side, "defender");
});
