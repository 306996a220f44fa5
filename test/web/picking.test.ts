import assert from "node:assert/strict";
import { test } from "node:test";
import { readCombatState, resolveCombat, type Side } from "../../src/engine/index.js";
import { begunIn, leftOf, takenBack, tap, type Picks } from "../../src/web/browser/choice/picking.js";
import { withoutCards } from "../../src/web/browser/ruling/table.js";
import { position } from "./positions.js";

function question(text: string, side: Side = "attacker") {
  const state = position(text);
  const read = readCombatState({ ...state, combat: withoutCards(state).combat });
  assert.ok(read.ok);
  const outcome = resolveCombat(read.value);
  assert.ok(outcome.ok);
  return { state: read.value, problem: outcome.value.sides[side].problem };
}

/** Taps units in order; answers what they got, or the code of the first tap that is not legal. */
function tapping(text: string, ...units: readonly string[]): Picks | string {
  const { state, problem } = question(text);
  let picks: Picks = [];
  for (const unit of units) {
    const done = tap(state, problem, picks, unit);
    if (!done.ok) return done.problems[0]?.code ?? "";
    picks = done.picks;
  }
  return picks;
}

test("each tap gives the least that is lethal, or what is left", () => {
  assert.deepEqual(tapping("5~3T,2,2", "d1", "d3"), [
    { unit: "d1", amount: 3 },
    { unit: "d3", amount: 2 },
  ]);
  assert.deepEqual(tapping("6~3T,5", "d1", "d2"), [
    { unit: "d1", amount: 3 },
    { unit: "d2", amount: 3 },
  ]);
});

test("a tap out of turn is refused with its reason", () => {
  assert.equal(tapping("5~3T,2,2", "d2"), "assignment/priority");
  assert.equal(tapping("5~3B,2,2", "d1"), "assignment/priority");
  assert.equal(tapping("5~3,2I", "d2"), "assignment/exempt-target");
  assert.equal(tapping("5~3,4", "d1", "d1"), "assignment/overkill");
});

test("what is left when all are lethal may go anywhere", () => {
  const { problem } = question("9~3,2");
  const picks = tapping("9~3,2", "d1", "d2", "d1");
  assert.ok(typeof picks !== "string");
  assert.equal(leftOf(problem, picks), 0);
});

test("taps are taken back one by one, and what is left is legal so far", () => {
  const takenBackFrom = (text: string, picks: Picks) => {
    const { state, problem } = question(text);
    return takenBack(state, problem, picks);
  };
  const pick = (unit: string, amount: number) => ({ unit, amount });
  assert.deepEqual(takenBackFrom("5~3,2,2", [pick("d1", 3), pick("d3", 2)]), [pick("d1", 3)]);
  assert.deepEqual(takenBackFrom("9~3,2", [pick("d2", 2), pick("d1", 7)]), [pick("d2", 2), pick("d1", 3)]);
  assert.deepEqual(takenBackFrom("5~2,3T,2", [pick("d1", 2), pick("d2", 3)]), [pick("d2", 3)]);
  assert.deepEqual(takenBackFrom("5~2,3T,2", [pick("d1", 5)]), []);
});

test("what was begun among other units is nothing here", () => {
  const begun = [{ unit: "d1", amount: 3 }];
  const begunOf = (text: string) => {
    const { state, problem } = question(text);
    return begunIn(state, problem, begun);
  };
  assert.equal(begunOf("5~3,2,2"), begun);
  for (const text of ["5~2,3,2", "5~3,3T,2", "2~3,2", "5~d4:3,2,2"]) assert.deepEqual(begunOf(text), [], text);
});

test("nothing can be tapped once all is assigned", () => {
  assert.deepEqual(tapping("2~3,2", "d2", "d1"), [{ unit: "d2", amount: 2 }]);
});
