import assert from "node:assert/strict";
import { answered, beats, refused, three, two, type OwnCase } from "./own-case.js";

const twoTwos = { units: [{ might: 2 }, { might: 2 }] };

/** Questions about lists of assignments, single assignments and the numbers behind them. */
export const ownAssignmentCases: readonly OwnCase[] = [
  refused(
    "a cursor comes from this service",
    "legalAssignments",
    { combat: beats, after: "MTA=" },
    ["page/malformed-cursor"],
    ["after"],
  ),
  refused(
    "a cursor belongs to its board",
    "legalAssignments",
    { combat: beats, after: "a0.abc" },
    ["page/foreign-cursor"],
    ["after"],
  ),
  answered(
    "an assignment of all kinds of faults names each",
    "checkAssignment",
    {
      combat: { attacker: three, defender: { units: [{ might: 2 }, { might: 2, undamageable: true }, { might: 2 }] } },
      assignment: [
        { unit: "d1", amount: 1 },
        { unit: "d1", amount: 1 },
        { unit: "d2", amount: 1 },
        { unit: "d3", amount: -1 },
        { unit: "a1", amount: 0 },
        { unit: "who", amount: 1 },
      ],
    },
    (check) => {
      assert.deepEqual(
        check.problems.map(({ code }) => code),
        [
          "assignment/repeated-target",
          "assignment/exempt-target",
          "assignment/negative-amount",
          "assignment/unknown-target",
          "assignment/unknown-target",
        ],
      );
      assert.deepEqual(
        check.nearest?.amounts.map(({ amount }) => amount),
        [2, 0, 1],
      );
    },
  ),
  answered(
    "a page that holds all is the last, a page that does not is not",
    "legalAssignments",
    { combat: { attacker: two, defender: twoTwos }, first: 2 },
    (list) => {
      assert.equal(list.count, "2");
      assert.equal(list.assignments.nodes.length, 2);
      assert.equal(list.assignments.pageInfo.hasNextPage, false);
      assert.equal(list.deathSets.pageInfo.hasNextPage, false);
    },
  ),
  answered(
    "one entry short of all there is a next page",
    "legalAssignments",
    { combat: { attacker: two, defender: twoTwos }, first: 1 },
    (list) => {
      assert.equal(list.assignments.nodes.length, 1);
      assert.equal(list.assignments.pageInfo.hasNextPage, true);
      assert.equal(list.deathSets.pageInfo.hasNextPage, true);
    },
  ),
  answered(
    "a side without damage has nothing to choose",
    "resolveCombat",
    { state: { combat: { attacker: { units: [{ might: 0 }] }, defender: twoTwos } } },
    (ruling) => {
      assert.equal(ruling.sides.attacker.choice, "none");
      assert.equal(ruling.sides.attacker.pool, 0);
      assert.ok(ruling.units.slice(1).every(({ dealt }) => dealt === 0));
    },
  ),
  answered(
    "Might after the combat keeps the modifier and loses what the role gave",
    "resolveCombat",
    {
      state: {
        combat: {
          attacker: { units: [{ might: 3, mightModifier: 2, keywords: { assault: 1 } }] },
          defender: { units: [{ might: 1 }] },
        },
      },
    },
    (ruling) => {
      assert.equal(ruling.units[0]?.might, 6);
      assert.equal(ruling.units[0]?.after?.might, 5);
    },
  ),
  answered(
    "several preventions are used up one after the other, and what is left is their sum",
    "resolveCombat",
    {
      state: {
        combat: {
          attacker: three,
          defender: {
            units: [
              {
                might: 9,
                damageReplacements: [
                  { kind: "prevent", amount: 1 },
                  { kind: "prevent", amount: 4 },
                  { kind: "prevent", amount: 7 },
                ],
              },
            ],
          },
        },
      },
    },
    (ruling) => {
      assert.deepEqual([ruling.units[1]?.needs, ruling.units[1]?.dealt], [21, 0]);
      assert.equal(ruling.units[1]?.after?.preventLeft, 9);
    },
  ),
  answered(
    "a unit that cannot be dealt damage has no number that is lethal",
    "legalAssignments",
    { combat: { attacker: two, defender: { units: [{ might: 3 }, { might: 1, undamageable: true }] } } },
    (list) => {
      assert.deepEqual(
        list.targets.map(({ needs, exempt }) => [needs, exempt]),
        [
          [3, false],
          [null, true],
        ],
      );
    },
  ),
  answered(
    "a unit that died in the Cleanup before damage is named as no target for that reason",
    "checkAssignment",
    {
      combat: { attacker: two, defender: { units: [{ might: 2, damage: 2 }, { might: 2 }] } },
      assignment: [{ unit: "d1", amount: 2 }],
    },
    (check) => {
      assert.equal(check.problems[0]?.code, "assignment/unknown-target");
      assert.match(check.problems[0]?.message ?? "", /died in the Cleanup before damage/);
    },
  ),
];
