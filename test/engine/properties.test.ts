import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { deathSetCount } from "../../src/engine/assignment/death-set-count.js";
import { targetFates } from "../../src/engine/assignment/fates.js";
import { nearestAssignment } from "../../src/engine/assignment/nearest.js";
import { assignmentOrder } from "../../src/engine/assignment/order.js";
import {
  checkAssignment,
  readCombat,
  resolveCombat,
  SIDES,
  type CombatInput,
  type CombatOutcome,
  type Side,
} from "../../src/engine/index.js";
import { combats, problemOf, stateOf } from "./boards.js";

const sides = fc.constantFrom(...SIDES);

function entries(combat: CombatInput, side: Side, amounts: readonly number[]) {
  return problemOf(combat, side).targets.map(({ combatant }, index) => ({
    unit: combatant.unit.id,
    amount: amounts[index] as number,
  }));
}

function isLegal(combat: CombatInput, side: Side, amounts: readonly number[]): boolean {
  const read = readCombat(combat);
  assert.ok(read.ok);
  return checkAssignment(read.value, side, entries(combat, side, amounts)).legal;
}

function resolved(combat: CombatInput): CombatOutcome {
  const outcome = resolveCombat(stateOf({ combat }));
  assert.ok(outcome.ok);
  return outcome.value;
}

test("every listed assignment is legal and assigns the whole pool", () => {
  fc.assert(
    fc.property(combats, sides, (combat, side) => {
      const problem = problemOf(combat, side);
      for (const amounts of assignmentOrder(problem).page(0n, 60)) {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        assert.equal(total, problem.supply === "nothing" ? 0 : problem.pool);
        assert.ok(isLegal(combat, side, amounts), String(amounts));
      }
    }),
    { numRuns: 400 },
  );
});

test("the order is strict: larger amounts first, nothing twice", () => {
  fc.assert(
    fc.property(combats, sides, (combat, side) => {
      const order = assignmentOrder(problemOf(combat, side));
      const page = order.page(order.count / 2n, 40);
      page.slice(1).forEach((amounts, index) => {
        const earlier = page[index] as number[];
        const difference = amounts.findIndex((amount, at) => amount !== earlier[at]);
        assert.ok((amounts[difference] as number) < (earlier[difference] as number));
      });
    }),
    { numRuns: 400 },
  );
});

test("the position of the assignment at a position is that position", () => {
  fc.assert(
    fc.property(combats, sides, fc.bigInt({ min: 0n, max: 10n ** 12n }), (combat, side, any) => {
      const order = assignmentOrder(problemOf(combat, side));
      const position = any % order.count;
      const [amounts] = order.page(position, 1);
      assert.ok(amounts);
      assert.equal(order.positionOf(amounts), position);
    }),
    { numRuns: 1000 },
  );
});

test("the nearest assignment is legal, and a legal one is nearest to itself", () => {
  fc.assert(
    fc.property(combats, sides, fc.array(fc.nat(30), { minLength: 7, maxLength: 7 }), (combat, side, any) => {
      const problem = problemOf(combat, side);
      const nearest = nearestAssignment(problem, any.slice(0, problem.targets.length));
      assert.ok(isLegal(combat, side, nearest));
      assert.deepEqual(nearestAssignment(problem, nearest), nearest);
    }),
    { numRuns: 600 },
  );
});

test("the order in which units are listed changes no count and no fate", () => {
  fc.assert(
    fc.property(combats, sides, (combat, side) => {
      const named = withIds(combat);
      const turned = { attacker: reversed(named.attacker), defender: reversed(named.defender) };
      const [one, other] = [problemOf(named, side), problemOf(turned, side)];
      assert.equal(assignmentOrder(one).count, assignmentOrder(other).count);
      assert.equal(deathSetCount(one), deathSetCount(other));
      assert.deepEqual(
        targetFates(one).map(({ fate }) => fate),
        targetFates(other)
          .map(({ fate }) => fate)
          .reverse(),
      );
    }),
    { numRuns: 600 },
  );
});

function withIds(combat: CombatInput): CombatInput {
  const name = (side: Side) => ({
    ...combat[side],
    units: combat[side].units.map((unit, index) => ({ ...unit, id: `${side}-${index}` })),
  });
  return { attacker: name("attacker"), defender: name("defender") };
}

function reversed(side: CombatInput["attacker"]): CombatInput["attacker"] {
  return { ...side, units: side.units.toReversed() };
}

test("names change nothing but names", () => {
  fc.assert(
    fc.property(combats, (combat) => {
      const [plain, named] = [resolved(combat), resolved(withIds(combat))];
      const facts = ({ result, settled, attackersRecalled, score, sides: own }: CombatOutcome) => [
        result,
        settled,
        attackersRecalled,
        score.outcome,
        own.attacker.count,
        own.defender.deathSetCount,
      ];
      assert.deepEqual(facts(plain), facts(named));
      assert.deepEqual(
        plain.units.map(({ fate, dealt }) => [fate, dealt]),
        named.units.map(({ fate, dealt }) => [fate, dealt]),
      );
    }),
    { numRuns: 400 },
  );
});

test("result, recall, control and score follow from the sums, whatever is assigned", () => {
  fc.assert(
    fc.property(
      combats,
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      (combat, some, other) => {
        const open = resolved(combat);
        const pick = (side: Side, any: bigint) => {
          const order = assignmentOrder(problemOf(combat, side));
          return entries(combat, side, order.page(any % order.count, 1)[0] as number[]);
        };
        const given = resolveCombat(
          stateOf({ combat, assignments: { attacker: pick("attacker", some), defender: pick("defender", other) } }),
        );
        assert.ok(given.ok);
        const facts = ({ result, attackersRecalled, control, score, winner }: CombatOutcome) => ({
          result,
          attackersRecalled,
          control,
          score,
          winner,
        });
        assert.deepEqual(facts(given.value), facts(open));
        assert.ok(given.value.settled);
        open.units.forEach(({ fate }, index) => {
          if (fate !== "depends") assert.equal(given.value.units[index]?.fate, fate);
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test("one more Might on an attacker never serves the defender", () => {
  fc.assert(
    fc.property(combats, fc.nat(6), (combat, any) => {
      if (combat.attacker.units.length === 0) return;
      const at = any % combat.attacker.units.length;
      const units = combat.attacker.units.map((unit, index) =>
        index === at ? { ...unit, mightModifier: (unit.mightModifier ?? 0) + 1 } : unit,
      );
      const [weaker, stronger] = [resolved(combat), resolved({ ...combat, attacker: { ...combat.attacker, units } })];
      const rank = { "defender-wins": 0, "no-result": 1, "attacker-wins": 2 };
      assert.ok(stronger.sides.attacker.problem.pool >= weaker.sides.attacker.problem.pool);
      assert.ok(rank[stronger.result] >= rank[weaker.result]);
    }),
    { numRuns: 1000 },
  );
});
