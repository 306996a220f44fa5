import assert from "node:assert/strict";
import { answered, beats, refused, three, two, type OwnCase } from "./own-case.js";
import { ownAssignmentCases } from "./own-assignment-cases.js";
import { ownBoardCases } from "./own-board-cases.js";

const named = { attacker: { player: "P1", ...three }, defender: { player: "P2", ...two } };

/** Boards that the collected cases leave out: deaths before damage, scores of other modes, and what cannot be. */
export const ownCases: readonly OwnCase[] = [
  answered(
    "a unit with lethal damage marked dies before it can deal damage",
    "resolveCombat",
    { state: { combat: { attacker: two, defender: { units: [{ might: 4, damage: 4 }] } } } },
    (ruling) => {
      assert.equal(ruling.damageStep, false);
      assert.equal(ruling.units[1]?.diedIn, "before-damage");
      assert.deepEqual(
        [ruling.result, ruling.score.outcome, ruling.sides.defender.pool],
        ["attacker-wins", "point", 0],
      );
    },
  ),
  answered(
    "nothing goes on an exempt unit while another one lives",
    "legalAssignments",
    { combat: { attacker: two, defender: { units: [{ might: 3 }, { might: 1, undamageable: true }] } } },
    (list) => {
      assert.equal(list.count, "1");
      assert.ok(list.steps.some(({ reading }) => reading?.id === "A2"));
    },
  ),
  answered(
    "a player who is alone ahead of the Victory Score has won before the combat",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [
          { id: "P1", points: 7, scoredThisTurn: ["other"] },
          { id: "P2", points: 8 },
        ],
        game: { victoryScore: 8 },
      },
    },
    (ruling) => {
      assert.deepEqual(
        ruling.warnings.map(({ code }) => code),
        ["game-already-won"],
      );
      assert.equal(ruling.winner, "P2");
    },
  ),
  answered(
    "a conquer that draws level with two players who were level does not win",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [
          { id: "P1", points: 8, scoredThisTurn: ["b", "c"] },
          { id: "P2", points: 9 },
          { id: "P3", points: 9 },
        ],
        game: { mode: "skirmish", victoryScore: 9 },
      },
    },
    (ruling) => {
      assert.equal(ruling.score.outcome, "point");
      assert.equal(ruling.winner, null);
      assert.ok(ruling.steps.some(({ kind }) => kind === "game-tied"));
    },
  ),
  answered(
    "a conqueror who is alone at the Victory Score wins against three",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [{ id: "P1", points: 8, scoredThisTurn: ["b", "c"] }, { id: "P2" }, { id: "P3", points: 8 }],
        game: { mode: "skirmish", victoryScore: 9 },
      },
    },
    (ruling) => {
      assert.equal(ruling.winner, "P1");
    },
  ),
  answered(
    "level at the Victory Score nobody wins",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [{ id: "P1", points: 8 }, { id: "P3", points: 8 }, { id: "P2" }],
        game: { mode: "skirmish" },
      },
    },
    (ruling) => {
      assert.equal(ruling.score.outcome, "card");
      assert.equal(ruling.winner, null);
      assert.ok(ruling.steps.some(({ kind }) => kind === "game-tied"));
    },
  ),
  answered(
    "Magma Chamber is played to 11 and teammates are no opponents",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [
          { id: "P1", points: 10, team: "red", scoredThisTurn: ["b", "c"] },
          { id: "P2", points: 3, team: "blue" },
          { id: "P3", points: 10, team: "red" },
        ],
        game: { mode: "magma-chamber" },
      },
    },
    (ruling) => {
      assert.ok(ruling.warnings.some(({ code }) => code === "team-scoring-needs-board"));
      assert.equal(ruling.winner, "P1");
    },
  ),
  answered(
    "the final point of a mode needs every battlefield of it",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [{ id: "P1", points: 10, scoredThisTurn: ["b"] }],
        game: { mode: "magma-chamber" },
      },
    },
    (ruling) => {
      assert.equal(ruling.score.outcome, "card");
      assert.ok(ruling.steps.some(({ rules }) => rules.some(({ key }) => key === "win.mode-changes-score")));
    },
  ),
  answered(
    "both sides empty leaves the battlefield to nobody",
    "resolveCombat",
    { state: { combat: { attacker: { units: [] }, defender: { units: [] } } } },
    (ruling) => {
      assert.deepEqual([ruling.result, ruling.control.after, ruling.damageStep], ["no-result", null, false]);
    },
  ),
  refused(
    "an id may be used once",
    "resolveCombat",
    {
      state: { combat: { attacker: { units: [{ id: "x", might: 1 }] }, defender: { units: [{ id: "x", might: 1 }] } } },
    },
    ["unit/duplicate-id"],
    ["state.combat.defender.units[0].id"],
  ),
  refused(
    "Might has a limit",
    "legalAssignments",
    { combat: { attacker: { units: [{ might: 999, keywords: { assault: 1 } }] }, defender: two } },
    ["unit/might-too-large"],
    ["combat.attacker.units[0].might"],
  ),
  refused(
    "prevention says how much, and nothing else does",
    "legalAssignments",
    {
      combat: {
        attacker: three,
        defender: { units: [{ might: 1, damageReplacements: [{ kind: "prevent" }, { kind: "double", amount: 2 }] }] },
      },
    },
    ["replacement/amount-missing", "replacement/amount-unexpected"],
  ),
  refused(
    "a player of one side is not called by the name of the other",
    "resolveCombat",
    { state: { combat: { attacker: { player: "defender", ...three }, defender: { player: "P2", ...two } } } },
    ["sides/misnamed-player"],
  ),
  refused(
    "teammates share their points",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [
          { id: "P1", points: 2, team: "red" },
          { id: "P3", points: 3, team: "red" },
        ],
        game: { mode: "magma-chamber" },
      },
    },
    ["players/team-points-differ"],
  ),
  answered(
    "the order of replacements can change who is left even if not every order changes the result",
    "resolveCombat",
    {
      state: {
        combat: {
          attacker: { units: [{ might: 4, damageReplacements: [{ kind: "prevent", amount: 2 }, { kind: "double" }] }] },
          defender: { units: [{ might: 3, damageReplacements: [{ kind: "prevent", amount: 3 }, { kind: "double" }] }] },
        },
      },
    },
    (ruling) => {
      assert.match(
        ruling.warnings[0]?.message ?? "",
        /In other orders, nobody is left, only defenders are left or only attackers are left\.|only attackers are left/,
      );
      assert.equal(ruling.result, "no-result");
    },
  ),
  answered(
    "prevention that nothing has touched is still there without a damage step",
    "resolveCombat",
    {
      state: {
        combat: {
          attacker: { units: [] },
          defender: { units: [{ might: 2, damageReplacements: [{ kind: "prevent", amount: 3 }] }] },
        },
      },
    },
    (ruling) => assert.equal(ruling.units[0]?.after?.preventLeft, 3),
  ),
  refused(
    "nobody fights alone",
    "resolveCombat",
    { state: { combat: { attacker: { player: "P1", ...three }, defender: { player: "P1", ...two } } } },
    ["sides/same-player"],
  ),
  refused(
    "teammates do not fight",
    "resolveCombat",
    {
      state: {
        combat: named,
        players: [
          { id: "P1", team: "red" },
          { id: "P2", team: "red" },
        ],
      },
    },
    ["sides/same-team"],
  ),
  refused(
    "the attacker contested, and does not control",
    "resolveCombat",
    { state: { combat: named, battlefield: { controller: "P1", contestedBy: "P2" } } },
    ["battlefield/attacker-controls", "battlefield/attacker-did-not-contest"],
    ["state.battlefield.controller", "state.battlefield.contestedBy"],
  ),
  refused(
    "a controller takes part in the game",
    "resolveCombat",
    { state: { combat: named, battlefield: { controller: "P9" } } },
    ["battlefield/unknown-controller"],
  ),
  refused(
    "a player is listed once and a duel has two",
    "resolveCombat",
    { state: { combat: named, players: [{ id: "P1" }, { id: "P1" }, { id: "P3" }] } },
    ["players/duplicate-id", "players/too-many"],
  ),
  refused(
    "a battlefield is scored once a turn, and there are only so many",
    "resolveCombat",
    { state: { combat: named, players: [{ id: "P1", scoredThisTurn: ["a", "a", "b"] }] } },
    ["players/repeated-battlefield", "players/too-many-battlefields-scored"],
  ),
  refused(
    "a given assignment must be legal",
    "resolveCombat",
    {
      state: {
        combat: beats,
        assignments: { attacker: [{ unit: "d1", amount: 1 }], defender: [{ unit: "d1", amount: 2 }] },
      },
    },
    ["assignment/total", "assignment/unknown-target"],
    ["state.assignments.attacker", "state.assignments.defender[0].unit"],
  ),
  ...ownAssignmentCases,
  ...ownBoardCases,
  answered(
    "a study finds where a held battlefield turns into an empty one, and compares with another position",
    "study",
    {
      state: {
        combat: {
          attacker: { units: [{ might: 4 }, { might: 2 }] },
          defender: { units: [{ might: 3, keywords: { tank: true } }, { might: 5 }] },
        },
        assignments: { attacker: [{ unit: "d1", amount: 3 }] },
      },
      versusNotation: "6,2>3T,5",
    },
    ({ breakPoints, position, units, versus, warnings }) => {
      assert.deepEqual([position.ending, position.controller], ["defenders-left", "defender"]);
      assert.deepEqual([breakPoints.attacker?.unit, breakPoints.attacker?.amount], ["a1", 2]);
      assert.equal(
        breakPoints.attacker?.text,
        "With 2 more Might on a1 (4 Might), nobody is left, nobody has the battlefield and d2 (5 Might) dies.",
      );
      assert.equal(breakPoints.defender, null);
      assert.deepEqual(units[0]?.more?.differences, []);
      assert.equal(versus?.position.ending, "nobody-left");
      assert.deepEqual(
        warnings.map(({ code }) => code),
        ["assignments-left-open"],
      );
    },
  ),
  refused(
    "the other position of a study must be one as well",
    "study",
    {
      state: { combat: beats },
      versus: { combat: { attacker: { player: "A", units: [] }, defender: { player: "A", units: [] } } },
    },
    ["sides/same-player"],
    ["versus.combat.defender.player"],
  ),
];
