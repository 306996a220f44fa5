import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBoard, seededRandom, type SideInput, type UnitInput } from "./board.js";
import { askOracle, fates, isLegal, nearest, type Features, type OracleAnswer } from "./oracle.js";

const T = { keywords: { tank: true } };
const B = { keywords: { backline: true } };
const TB = { keywords: { tank: true, backline: true } };
const EXEMPT = { undamageable: true };
const DOUBLE = { damageReplacements: [{ kind: "double" as const }] };
const PREVENT_ALL = { damageReplacements: [{ kind: "prevent-all" as const }] };
const prevent = (amount: number) => ({ damageReplacements: [{ kind: "prevent" as const, amount }] });

/** A unit with this Might. */
const M = (might: number, ...more: Omit<UnitInput, "might">[]): UnitInput => Object.assign({ might }, ...more);

/** Attackers with this much Might in total meet these defenders. */
const face = (pool: number, units: UnitInput[], effects: Omit<SideInput, "units"> = {}): OracleAnswer =>
  askOracle({ attacker: { units: [M(pool)], ...effects }, defender: { units } }, "attacker");

const rows = (text: string): number[][] =>
  text === "" ? [] : text.split(" · ").map((row) => row.split(",").map(Number));

/** Worked examples: number, legal, illegal, and the position. */
const VECTORS: [number, string, string, OracleAnswer][] = [
  [1, "3,2,0,0", "2,1,1,1 · 5,0,0,0", face(5, [M(3), M(3), M(3), M(3)])],
  [
    2,
    "2,2,1,0",
    "3,2,0,0",
    face(
      5,
      [1, 1, 1, 1].map((damage) => M(3, { damage })),
    ),
  ],
  [3, "2,2 · 0,4", "3,1 · 4,0", face(4, [M(3, DOUBLE), M(9)])],
  [4, "5,0", "2,3 · 4,1", face(5, [M(2, T, prevent(3)), M(2)])],
  [5, "2,1", "1,2 · 0,3", face(3, [M(2), M(2, DOUBLE)])],
  [6, "2,1,0 · 0,2,1", "1,2,0", face(3, [M(2, TB), M(2), M(2)])],
  [7, "2,2,1 · 1,2,2", "2,0,3", face(5, [M(2, TB), M(2), M(2)])],
  [8, "0,4 · 1,3", "", face(4, [M(2, T, EXEMPT), M(3)])],
  [8, "", "2,0", face(2, [M(2, T, EXEMPT), M(3)])],
  [9, "5,0", "2,3 · 0,5", face(5, [M(2, T, PREVENT_ALL), M(3)])],
  [10, "2,3 · 5,0", "0,5 · 1,4", face(5, [M(2, PREVENT_ALL), M(3)])],
  [11, "9,0", "6,3", face(9, [M(2, PREVENT_ALL), M(3, B)])],
  [12, "3,3", "0,6 · 1,5", face(6, [M(3, T), M(5)])],
  [13, "4,4 · 6,2 · 5,3", "7,1", face(8, [M(4), M(2)])],
  [14, "3,5", "8,0", face(8, [M(3, T), M(5)])],
  [15, "5", "4", face(5, [M(4)])],
  [16, "3,1 · 2,2", "4,0 · 1,3", face(4, [M(3), M(2)])],
  [17, "4,1", "3,2", face(5, [M(3, { keywords: { tank: true, shield: 1 } }), M(2)])],
  [18, "1,2", "0,3", face(3, [M(0, T), M(2)])],
  [19, "0,3 · 3,0", "1,2", face(3, [M(3, T), M(3)], { ignores: ["tank"] })],
  [20, "1,0,1 · 1,1,0 · 0,1,1", "0,0,2", face(2, [M(1, TB), M(1, TB), M(1)])],
];

for (const [number, legal, illegal, answer] of VECTORS) {
  test(`worked vector ${number} with a pool of ${answer.pool}`, () => {
    for (const amounts of rows(legal)) assert.ok(isLegal(answer, amounts), `${amounts.join()} is legal`);
    for (const amounts of rows(illegal)) assert.ok(!isLegal(answer, amounts), `${amounts.join()} is not`);
  });
}

test("assignments and death sets stand in order, and ties go to the earliest", () => {
  const answer = face(4, [M(3), M(2), M(0)]);
  assert.deepEqual(answer.needs, [3, 2, 1]);
  assert.deepEqual(answer.assignments, rows("3,1,0 · 3,0,1 · 2,2,0 · 1,2,1"));
  assert.deepEqual(answer.deathSets, [["d1", "d3"], ["d1"], ["d2", "d3"], ["d2"]]);
  assert.deepEqual(fates(answer), ["depends", "depends", "depends"]);
  assert.deepEqual(nearest(answer, [2, 1, 1]), [3, 1, 0]);
  assert.deepEqual(nearest(answer, [-7, 4, 0]), [2, 2, 0]);
});

test("units with lethal damage marked are gone before the damage step, on both sides", () => {
  const attacker = { units: [M(3, { damage: 3 }), M(2, { id: "a2" }), M(4)] };
  const defender = { units: [M(1, EXEMPT, { damage: 1 }), M(2, { damage: 2, keywords: { shield: 1 } })] };
  const answer = askOracle({ attacker, defender }, "attacker");
  assert.deepEqual([answer.pool, answer.deadBefore, answer.targets], [6, ["a1", "d1"], ["d2"]]);
  assert.deepEqual(answer.assignments, [[6]]);
  assert.deepEqual(askOracle({ attacker, defender }, "defender").targets, ["a2", "a3"]);
});

test("without a damage step there is one empty assignment", () => {
  const answer = face(3, [M(2, { damage: 2 })]);
  assert.deepEqual([answer.damageStep, answer.pool, answer.targets], [false, 3, []]);
  assert.deepEqual([answer.assignments, answer.deathSets], [[[]], [[]]]);
});

test("exempt targets alone may be given nothing or the whole pool", () => {
  const answer = face(3, [M(2, EXEMPT), M(1, EXEMPT)]);
  assert.deepEqual(answer.assignments, [[0, 0]]);
  assert.deepEqual(
    rows("0,0 · 1,2 · 1,0").map((row) => isLegal(answer, row)),
    [true, true, false],
  );
});

test("replacements apply in the order listed", () => {
  const [preventing] = prevent(2).damageReplacements;
  const [doubling] = DOUBLE.damageReplacements;
  assert.ok(preventing && doubling);
  const orders = [
    [preventing, doubling],
    [doubling, preventing],
  ];
  const both = orders.map((damageReplacements) => M(4, { damageReplacements }));
  assert.deepEqual(face(9, both).needs, [4, 3]);
  assert.deepEqual(face(9, [M(4, { damage: 3 }, prevent(2))], { anyDamageIsLethal: true }).needs, [3]);
});

test("each feature is on at least 5 % of 3,000 random boards", (context) => {
  const boards = 3_000;
  const random = seededRandom(467);
  const counts: Partial<Record<keyof Features, number>> = {};
  const start = performance.now();
  for (let board = 0; board < boards; board += 1) {
    const { features } = askOracle(makeBoard(random), board % 2 === 0 ? "attacker" : "defender");
    for (const name of Object.keys(features) as (keyof Features)[]) {
      counts[name] = (counts[name] ?? 0) + Number(features[name]);
    }
  }
  context.diagnostic(`${boards} boards in ${Math.round(performance.now() - start)} ms`);
  for (const [name, count] of Object.entries(counts)) {
    context.diagnostic(`${name} ${((100 * count) / boards).toFixed(1)} %`);
    assert.ok(count / boards >= 0.05, `${name} is on ${count} boards only`);
  }
  assert.equal(Object.keys(counts).length, 6);
});
