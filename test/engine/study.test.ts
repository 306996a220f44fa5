import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import {
  differencesBetween,
  glance,
  resolveCombat,
  study,
  type CombatState,
  type Side,
  type Trial,
} from "../../src/engine/index.js";
import { combats, stateOf } from "./boards.js";

function withMore(state: CombatState, side: Side, id: string, amount: number): CombatState {
  const units = state.combat[side].units.map((unit) =>
    unit.id === id ? { ...unit, mightModifier: unit.mightModifier + amount } : unit,
  );
  return { ...state, combat: { ...state.combat, [side]: { ...state.combat[side], units } } };
}

test("a glance says what resolving a combat says", () => {
  fc.assert(
    fc.property(combats, (combat) => {
      const state = stateOf({ combat });
      const outcome = resolveCombat(state);
      assert.ok(outcome.ok);
      const seen = glance(state);
      assert.equal(seen.result, outcome.value.result);
      assert.equal(seen.controller, outcome.value.control.after);
      assert.deepEqual(seen.score, outcome.value.score);
      assert.equal(seen.winner, outcome.value.winner);
      for (const { combatant, fate } of outcome.value.units) assert.equal(seen.fates.get(combatant.unit.id), fate);
    }),
    { numRuns: 500 },
  );
});

const FAR = 40;

test("the least Might that changes who is left is the first that does, tried one by one", () => {
  fc.assert(
    fc.property(combats, (combat) => {
      const state = stateOf({ combat });
      const { position, units } = study(state);
      for (const { unit, side, leastMore, leastLess } of units) {
        const first = (direction: 1 | -1): number | null => {
          for (let amount = 1; amount <= FAR; amount += 1)
            if (glance(withMore(state, side, unit, amount * direction)).ending !== position.ending)
              return amount * direction;
          return null;
        };
        const found = (trial: Trial | null) => (trial && Math.abs(trial.amount) <= FAR ? trial.amount : null);
        assert.equal(found(leastMore), first(1), `more on ${unit}`);
        assert.equal(found(leastLess), first(-1), `less on ${unit}`);
      }
    }),
    { numRuns: 200 },
  );
});

test("4 and 2 attack a Tank of 3 and a 5: 2 more on the 4 turn a held battlefield into an empty one", () => {
  const state = stateOf({
    combat: {
      attacker: { units: [{ might: 4 }, { might: 2 }] },
      defender: { units: [{ might: 3, keywords: { tank: true } }, { might: 5 }] },
    },
  });
  const { breakPoints, position } = study(state);
  assert.deepEqual([position.ending, position.controller], ["defenders-left", "defender"]);
  const least = breakPoints.attacker;
  assert.ok(least);
  assert.deepEqual(
    [least.unit, least.amount, least.glance.ending, least.glance.controller],
    ["a1", 2, "nobody-left", null],
  );
  assert.equal(breakPoints.defender, null);
});

test("a position differs from itself in nothing, and from one with another unit in that", () => {
  fc.assert(
    fc.property(combats, (combat) => {
      const seen = glance(stateOf({ combat }));
      assert.deepEqual(differencesBetween(seen, seen), []);
      const { attacker } = combat;
      const more = glance(
        stateOf({
          combat: { ...combat, attacker: { ...attacker, units: [...attacker.units, { id: "new", might: 1 }] } },
        }),
      );
      assert.ok(differencesBetween(seen, more).some((one) => one.kind === "unit-new" && one.unit === "new"));
      assert.ok(differencesBetween(more, seen).some((one) => one.kind === "unit-gone" && one.unit === "new"));
    }),
    { numRuns: 100 },
  );
});
