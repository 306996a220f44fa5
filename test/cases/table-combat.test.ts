import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import type { AnswerOf } from "../../src/contract/index.js";
import type { ActionInput, BoardInput, CombatStateInput } from "../../src/engine/index.js";
import { combats } from "../engine/boards.js";
import { combatCases, stateOf } from "./case.js";
import { assignmentsOf, battlefieldOf, outcomeAt, outcomeOf, tableOf } from "./table-combat.js";

function value<T>(answer: Answer<T>): T {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value;
}

/** Resolves a combat on its own and at the table; a choice that is open is made as the examples show. */
function assertSame(state: CombatStateInput, name: string): void {
  const open = value(adjudicate("resolveCombat", { state }));
  const action = assignmentsOf(open);
  const { assignments } = action;
  const alone =
    open.damageStep && assignments ? value(adjudicate("resolveCombat", { state: { ...state, assignments } })) : open;
  const expected = outcomeOf(alone);
  const told = outcomeAt(playedAtTheTable(tableOf(state), action), battlefieldOf(state));
  assert.deepEqual({ ...told, after: {} }, { ...expected, after: {} }, name);
  for (const [id, after] of Object.entries(expected.after))
    assert.deepEqual(told.after[id], { ...after, preventLeft: after.preventLeft ?? 0 }, `${id} of ${name}`);
}

function playedAtTheTable(board: BoardInput, assigning: ActionInput): AnswerOf<"advance">[] {
  const closed = value(adjudicate("advance", { board, action: { kind: "pass" } }));
  assert.ok(closed.legal, closed.summary);
  if (closed.pending.kind !== "assign-damage") return [closed];
  return [closed, value(adjudicate("advance", { board: closed.board, action: assigning }))];
}

for (const one of combatCases) {
  test(`alone and at the table: ${one.id}`, () => assertSame(stateOf(one), one.id));
}

test("any combat ends at the table as it does alone", () => {
  fc.assert(
    fc.property(
      combats,
      fc.constantFrom("defender", null),
      fc.integer({ min: 0, max: 7 }),
      (combat, controller, points) => {
        const players = [
          { id: "attacker", points },
          { id: "defender", points: 7 - points },
        ];
        assertSame({ combat, battlefield: { controller }, players }, "a random combat");
      },
    ),
    { numRuns: 1500 },
  );
});
