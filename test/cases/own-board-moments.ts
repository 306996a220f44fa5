import assert from "node:assert/strict";
import type { AnswerOf } from "../../src/contract/index.js";
import type { ActionInput, BoardInput } from "../../src/engine/index.js";
import { allPass, at, battlefieldIn, players, pointsIn, standing, unit, unitsOf } from "./board-case.js";
import { answered, illegal, played, type OwnCase } from "./own-case.js";

type Advance = AnswerOf<"advance">;

/** P1 alone contests x, so that a Showdown without Combat is due there. */
const lone = (more: Partial<BoardInput> = {}): BoardInput => ({
  players: players(),
  battlefields: [{ id: "x", contestedBy: "P1", units: [unit("A", "P1", 3)] }, { id: "y" }],
  ...more,
});

/** P2 holds x; P1 and P3 wait in their bases. */
const skirmish = (more: Partial<BoardInput> = {}): BoardInput => ({
  game: { mode: "skirmish" },
  players: players({}, "P1", "P2", "P3"),
  battlefields: [{ id: "x", controller: "P2", units: [unit("B", "P2")] }, { id: "y" }, { id: "z" }],
  bases: [
    { player: "P1", units: [unit("A", "P1")] },
    { player: "P3", units: [unit("C", "P3")] },
  ],
  ...more,
});

const teams = (more: Partial<BoardInput> = {}): BoardInput => ({
  game: { mode: "magma-chamber" },
  players: ["P1", "P2", "P3", "P4"].map((id, index) => ({ id, team: index % 2 === 0 ? "red" : "blue" })),
  battlefields: [{ id: "x", controller: "P3", units: [unit("C", "P3")] }, { id: "y" }, { id: "z" }],
  ...more,
});

const doing = (effects: ActionInput["effects"]): ActionInput => ({ kind: "play", timing: "action", effects });

function rulesOf({ steps }: Pick<Advance, "steps">, kind: string): string[] {
  const found = steps.find((one) => one.kind === kind);
  assert.ok(found, kind);
  return found.rules.map(({ number }) => number);
}

const focusCases: readonly OwnCase[] = [
  played(
    "a trigger between passes leaves Focus and the row of passes as they were",
    lone({
      showdown: { battlefield: "x", focus: "P2", passes: 1 },
      chain: { opener: "trigger", items: [{ player: "P2", kind: "trigger", name: "t" }] },
    }),
    allPass,
    (answer) => {
      const kept = answer.steps.find(({ kind }) => kind === "focus-kept");
      assert.equal(kept?.reading?.id, "A11");
      assert.match(kept?.text ?? "", /the row of passes is not interrupted/u);
      assert.deepEqual(rulesOf(answer, "focus-kept"), ["346.1"]);
      assert.equal(answer.board.showdown?.passes, 1);
    },
  ),
  played(
    "a Reaction on a Chain that a trigger opened breaks the row of passes, and nothing else is said of it",
    lone({
      showdown: { battlefield: "x", focus: "P2", passes: 1 },
      chain: { opener: "trigger", priority: "P2", items: [{ player: "P2", kind: "trigger", name: "t" }] },
    }),
    { kind: "play", playedAs: "add", timing: "reaction", player: "P2" },
    (answer) => {
      assert.equal(answer.board.showdown?.passes, 0);
      assert.ok(answer.steps.every(({ text }) => !text.includes("row of passes is not interrupted")));
    },
  ),
  played(
    "a Showdown that was scored before brings nothing, by the rules of a Showdown",
    lone({ players: [{ id: "P1", points: 3, scoredThisTurn: ["x"] }, { id: "P2" }] }),
    allPass,
    (answer) => assert.deepEqual(rulesOf(answer, "already-scored"), ["348.2.a.1", "472"]),
  ),
];

const bothShowdowns = lone({
  battlefields: [
    { id: "x", contestedBy: "P1", units: [unit("A", "P1")] },
    { id: "y", contestedBy: "P2", units: [unit("B", "P2")] },
  ],
});

const stagedCases: readonly OwnCase[] = [
  played(
    "what waits is said by the rules of what is staged",
    bothShowdowns,
    { kind: "begin-fight", battlefield: "y" },
    (answer) => assert.deepEqual(rulesOf(answer, "fight-waits"), ["323.11"]),
  ),
  answered(
    "that the Turn Player picks among Showdowns is said by their rule",
    "advance",
    { board: bothShowdowns, action: { kind: "begin-fight", battlefield: "x", player: "P2" } },
    ({ problems }) =>
      assert.deepEqual(
        problems.map(({ code, rules }) => [code, rules.map(({ number }) => number)]),
        [["fight/turn-player", ["323.11"]]],
      ),
  ),
];

const temporary = lone({
  turnPlayer: "P2",
  phase: "beginning",
  stopForTriggers: ["beginning"],
  battlefields: [
    { id: "x", controller: "P2", units: [unit("T", "P2", 2, { keywords: { temporary: true } })] },
    { id: "y" },
  ],
});
const deathknell = {
  kind: "create-unit",
  unit: { id: "R", might: 1, controller: "P2" },
  to: at("x"),
} as const;

const beginningCases: readonly OwnCase[] = [
  played(
    "control stays while what the death of a Temporary unit triggers is on the Chain",
    temporary,
    { kind: "score-holds", abilities: [{ player: "P2", name: "Deathknell", effects: [deathknell] }] },
    (answer) => {
      assert.deepEqual(unitsOf(answer, "killed"), ["T"]);
      assert.equal(battlefieldIn(answer, "x").controller, "P2");
      assert.equal(answer.board.chain?.items.length, 1);
    },
  ),
  played("without such a trigger it is lost in the Cleanup", temporary, { kind: "score-holds" }, (answer) => {
    assert.equal(battlefieldIn(answer, "x").controller, null);
    assert.equal(answer.board.phase, "scoring");
  }),
  played(
    "a unit that comes back in time holds the battlefield",
    {
      ...temporary,
      phase: "scoring",
      battlefields: [{ id: "x", controller: "P2" }, { id: "y" }],
      chain: { opener: "trigger", items: [{ player: "P2", kind: "trigger", effects: [deathknell] }] },
    },
    allPass,
    (answer) => {
      assert.equal(battlefieldIn(answer, "x").contestedBy, null);
      assert.equal(answer.pending.kind, "score-holds");
    },
  ),
];

const meetingCases: readonly OwnCase[] = [
  illegal(
    "a choice that would bring three players together by one effect",
    skirmish(),
    doing([{ kind: "move", units: ["A", "C"], to: at("x") }]),
    ["move/two-others"],
  ),
  illegal(
    "a choice that would bring three players together by two effects",
    skirmish(),
    doing([
      { kind: "move", units: ["A"], to: at("x") },
      { kind: "move", units: ["C"], to: at("x") },
    ]),
    ["move/two-others"],
  ),
  played(
    "a choice of units of two players is legal where only they meet",
    skirmish(),
    doing([{ kind: "move", units: ["A", "C"], to: at("y") }]),
    ({ board }) => assert.equal(board.chain?.items.length, 1),
  ),
  illegal(
    "a choice that would bring teammates together on an empty battlefield",
    teams({
      bases: [
        { player: "P1", units: [unit("A", "P1")] },
        { player: "P3", units: [unit("D", "P3")] },
      ],
    }),
    doing([{ kind: "move", units: ["A", "D"], to: at("y") }]),
    ["move/teammate"],
  ),
  ...[
    [teams(), "of a teammate", /^Not legal: N cannot be played to x: P3 has units there, and teammates do not share/u],
    [
      skirmish({
        battlefields: [
          { id: "x", contestedBy: "P2", units: [unit("B", "P2"), unit("D", "P3")] },
          { id: "y" },
          { id: "z" },
        ],
        showdown: { battlefield: "x", focus: "P1" },
      }),
      "of two others who fight",
      /^Not legal: /u,
    ],
  ].map(([board, where, said]) =>
    answered(
      `a unit is not played to a battlefield ${where}`,
      "advance",
      {
        board,
        action: { kind: "play-unit", timing: "action", unit: { id: "N", might: 3 }, to: at("x"), placeAllowed: true },
      },
      ({ legal, summary }) => {
        assert.equal(legal, false);
        assert.match(summary, said as RegExp);
      },
    ),
  ),
  played(
    "a unit that an effect creates beside a teammate enters the base, by the rule for teammates",
    teams(),
    {
      kind: "play",
      playedAs: "add",
      timing: "reaction",
      effects: [{ kind: "create-unit", unit: { id: "N", might: 1, controller: "P1" }, to: at("x") }],
    },
    (answer) => {
      assert.deepEqual(rulesOf(answer, "entered-base-instead"), ["449.2.b"]);
      assert.equal(standing(answer, "N").place.base, "P1");
    },
  ),
  played(
    "a unit that is taken over in a base is recalled to that of its new player",
    skirmish(),
    {
      kind: "play",
      playedAs: "add",
      timing: "reaction",
      player: "P1",
      effects: [{ kind: "change-control", units: ["C"], player: "P1" }],
    },
    (answer) => {
      assert.deepEqual(unitsOf(answer, "recalled"), ["C"]);
      assert.equal(standing(answer, "C").place.base, "P1");
      assert.ok(rulesOf(answer, "unit-changed-control").includes("323.6"));
    },
  ),
];

const fragile = (controller: string): BoardInput =>
  lone({
    players: [{ id: "P1", anyDamageIsLethal: true }, { id: "P2" }],
    battlefields: [{ id: "x" }, { id: "y" }],
    bases: [{ player: controller, units: [unit("U", controller, 3)] }],
  });
const pinprick: ActionInput = {
  kind: "play",
  playedAs: "add",
  timing: "reaction",
  effects: [{ kind: "deal-damage", units: ["U"], amount: 1 }],
};

const damageCases: readonly OwnCase[] = [
  played("any damage is lethal to enemy units", fragile("P2"), pinprick, (answer) =>
    assert.deepEqual(unitsOf(answer, "killed"), ["U"]),
  ),
  played("any damage is not lethal to own units", fragile("P1"), pinprick, (answer) => {
    assert.deepEqual(unitsOf(answer, "killed"), []);
    assert.equal(standing(answer, "U").damage, 1);
  }),
  played(
    "that the order of prevention and doubling matters is a warning where damage is dealt by an effect",
    lone({
      battlefields: [{ id: "x" }, { id: "y" }],
      bases: [
        {
          player: "P2",
          units: [unit("U", "P2", 9, { damageReplacements: [{ kind: "double" }, { kind: "prevent", amount: 2 }] })],
        },
      ],
    }),
    { ...pinprick, effects: [{ kind: "deal-damage", units: ["U"], amount: 3 }] },
    ({ warnings }) =>
      assert.deepEqual(
        warnings.map(({ code, units }) => [code, units]),
        [["damage-order-matters", ["U"]]],
      ),
  ),
  played(
    "that it matters in a combat is a warning of the whole answer, too",
    lone({
      battlefields: [
        {
          id: "x",
          controller: "P2",
          contestedBy: "P1",
          units: [
            unit("A", "P1", 6),
            unit("D", "P2", 4, { damageReplacements: [{ kind: "double" }, { kind: "prevent", amount: 7 }] }),
          ],
        },
        { id: "y" },
      ],
      showdown: { battlefield: "x", combat: { attacker: "P1", defender: "P2", step: "damage" } },
    }),
    { kind: "assign-damage" },
    ({ warnings }) =>
      assert.deepEqual(
        warnings.map(({ code, units }) => [code, units]),
        [["replacement-order-matters", ["D"]]],
      ),
  ),
  answered(
    "a teammate whose points are left out has those of the team",
    "pending",
    {
      board: {
        ...teams(),
        players: [
          { id: "P1", points: 8, team: "red" },
          { id: "P2", team: "blue" },
          { id: "P3", team: "red" },
          { id: "P4", team: "blue" },
        ],
        bases: [{ player: "P1", units: [] }],
        phase: "main",
      },
    },
    (answer) => {
      assert.equal(pointsIn(answer, "P3"), 8);
      assert.equal(pointsIn(answer, "P4"), 0);
    },
  ),
];

/** Boards on which it is decided by a moment: what is on the Chain, who is there already, what came first. */
export const ownBoardMoments: readonly OwnCase[] = [
  ...focusCases,
  ...stagedCases,
  ...beginningCases,
  ...meetingCases,
  ...damageCases,
];
