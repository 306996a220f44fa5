import assert from "node:assert/strict";
import { test } from "node:test";
import { countAssignments } from "../../src/engine/assignment/count.js";
import { deathSetCount } from "../../src/engine/assignment/death-set-count.js";
import { deathSetsAfter } from "../../src/engine/assignment/death-sets.js";
import { assignmentOrder } from "../../src/engine/assignment/order.js";
import { listAssignments, readCombat, type CombatInput, type UnitInput } from "../../src/engine/index.js";
import { problemOf } from "./boards.js";

const units = (count: number, make: (index: number) => UnitInput) =>
  Array.from({ length: count }, (_, index) => make(index));
const board = (pool: number[], defenders: UnitInput[]): CombatInput => ({
  attacker: { units: pool.map((might) => ({ might })) },
  defender: { units: defenders },
});
const both = { tank: true, backline: true };

/** Named boards with their numbers of legal assignments and of death sets. */
const BOARDS: readonly (readonly [string, CombatInput, bigint, number])[] = [
  [
    "5 on four units of 3",
    board(
      [5],
      units(4, () => ({ might: 3 })),
    ),
    12n,
    4,
  ],
  ["Tank 3 and 5 against 6", board([4, 2], [{ might: 3, keywords: { tank: true } }, { might: 5 }]), 1n, 1],
  [
    "9 on four units that need 8",
    board(
      [9],
      units(4, () => ({ might: 2 })),
    ),
    4n,
    1,
  ],
  [
    "a unit with both keywords beside two plain ones, 3 on 2 each",
    board([3], [{ might: 2, keywords: both }, { might: 2 }, { might: 2 }]),
    4n,
    3,
  ],
  [
    "prevent-all beside 3, 5 damage",
    board([5], [{ might: 2, damageReplacements: [{ kind: "prevent-all" }] }, { might: 3 }]),
    2n,
    2,
  ],
  [
    "the excess of 100 over five units",
    board(
      [110],
      units(5, () => ({ might: 2 })),
    ),
    4_598_126n,
    1,
  ],
  [
    "15 on ten units of 1 to 10",
    board(
      [15],
      units(10, (index) => ({ might: index + 1 })),
    ),
    445n,
    109,
  ],
  [
    "40 distinct needs, pool 4,000",
    board(
      units(40, () => ({ might: 100 })).map(({ might }) => might),
      units(40, (index) => ({ might: 90 + 3 * index })),
    ),
    268_591_303_820n,
    29_514_371_677,
  ],
  [
    "40 units with both keywords, pool 4,000",
    board(
      Array<number>(40).fill(100),
      units(40, (index) => ({ might: 90 + 3 * index, keywords: both })),
    ),
    268_591_303_820n,
    29_514_371_677,
  ],
];

for (const [name, combat, count, sets] of BOARDS) {
  test(`${name}: ${count} assignments, ${sets} sets of deaths`, () => {
    const problem = problemOf(combat);
    assert.equal(assignmentOrder(problem).count, count);
    assert.equal(countAssignments(problem), count);
    assert.equal(deathSetCount(problem), sets);
  });
}

const BIG: readonly (readonly [string, CombatInput, bigint])[] = [
  [
    "with excess and over 10^20 assignments",
    board(
      Array<number>(20).fill(500),
      units(20, (index) => ({ might: 10 + index })),
    ),
    10n ** 20n,
  ],
  [
    "without excess, over 10^9, units with both keywords",
    board(
      [900, 100],
      units(36, (index) => ({ might: 40 + index, keywords: index % 3 === 0 ? both : {} })),
    ),
    10n ** 9n,
  ],
  [
    "without excess, over 10^9, all ranks",
    board(
      [999, 101],
      units(40, (index) => ({
        might: 40 + index,
        keywords: index < 2 ? { tank: true } : index > 37 ? { backline: true } : index % 3 === 0 ? both : {},
      })),
    ),
    10n ** 9n,
  ],
];

for (const [name, combat, least] of BIG) {
  test(`rank and unrank undo each other on a board ${name}`, () => {
    const order = assignmentOrder(problemOf(combat));
    assert.ok(order.count > least, String(order.count));
    for (let part = 0n; part <= 200n; part += 1n) {
      const position = ((order.count - 1n) * part) / 200n;
      const [amounts] = order.page(position, 1);
      assert.ok(amounts);
      assert.equal(order.positionOf(amounts), position);
    }
  });
}

test("pages of assignments and of death sets join without a gap", () => {
  const combat = board(
    [17],
    units(9, (index) => ({ might: 1 + (index % 4), keywords: index === 3 ? both : index === 5 ? { tank: true } : {} })),
  );
  const read = readCombat(combat);
  assert.ok(read.ok);
  const order = assignmentOrder(problemOf(combat));
  const [assignments, sets]: [unknown[], unknown[]] = [[], []];
  for (const list of ["assignments", "deathSets"] as const) {
    let after: string | null = null;
    do {
      const page = listAssignments(read.value, "attacker", { first: 7, after });
      assert.ok(page.ok);
      (list === "assignments" ? assignments : sets).push(...page.value[list].nodes);
      after = page.value[list].hasNextPage ? page.value[list].endCursor : null;
    } while (after !== null);
  }
  assert.deepEqual(assignments, order.page(0n, Number(order.count)));
  assert.deepEqual(sets, [...deathSetsAfter(order, null)]);
  assert.equal(sets.length, deathSetCount(problemOf(combat)));
});
