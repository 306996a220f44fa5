import assert from "node:assert/strict";
import type { ActionInput, BoardInput } from "../../src/engine/index.js";
import { allPass, at, baseOf, battlefieldIn, players, pointsIn, standing, unit, unitsOf } from "./board-case.js";
import { answered, illegal, played, refused, type OwnCase } from "./own-case.js";

const teams = ["P1", "P2", "P3", "P4"].map((id, index) => ({ id, team: index % 2 === 0 ? "red" : "blue" }));
const duel = (more: Partial<BoardInput> = {}): BoardInput => ({
  players: players(),
  battlefields: [{ id: "x" }, { id: "y" }],
  bases: [{ player: "P1", units: [unit("A", "P1")] }],
  ...more,
});
const fight = (attacker: ReturnType<typeof unit>, defender: ReturnType<typeof unit>) => ({
  id: "x",
  controller: "P2",
  contestedBy: "P1",
  units: [attacker, defender],
});
const atOnce = (effects: ActionInput["effects"]): ActionInput => ({
  kind: "play",
  playedAs: "add",
  timing: "reaction",
  effects,
});
const onChain = (effects: ActionInput["effects"], player = "P1") =>
  ({ opener: "play", items: [{ player, name: "a trick", effects }] }) as const;

const chainCases: readonly OwnCase[] = [
  refused(
    "what an item on the Chain names must be there",
    "pending",
    {
      board: duel({
        chain: onChain([
          { kind: "gain-points", player: "ZZ", amount: 1 },
          { kind: "move", units: ["A"], to: {} },
          { kind: "create-unit", unit: { might: 1, damage: 2 }, to: at("z") },
        ]),
      }),
    },
    ["board/unknown-player", "board/place", "board/unknown-battlefield", "unit/not-new"],
  ),
  played(
    "a trigger of a unit that the action kills is the unit's controller's, and control stays while it is on the Chain",
    duel({
      battlefields: [{ id: "x", controller: "P2", units: [unit("U", "P2")] }, { id: "y" }],
      chain: onChain([{ kind: "kill", units: ["U"] }]),
    }),
    {
      ...allPass,
      abilities: [{ unit: "U", name: "Deathknell", effects: [{ kind: "draw", player: "P2", amount: 1 }] }],
    },
    (answer) => {
      assert.equal(answer.board.chain?.items[0]?.player, "P2");
      assert.equal(battlefieldIn(answer, "x").controller, "P2");
    },
  ),
  illegal(
    "nothing triggers by a pass with which nothing resolves",
    duel({ chain: onChain([]) }),
    { kind: "pass", abilities: [{ player: "P1" }] },
    ["trigger/not-now"],
  ),
  played(
    "a new unit is not taken for one that the Chain means",
    duel({
      battlefields: [{ id: "x", controller: "P1", units: [unit("keep", "P1")] }, { id: "y" }],
      bases: [],
      chain: { ...onChain([{ kind: "deal-damage", units: ["a1"], amount: 5 }], "P2"), priority: "P1" },
    }),
    { kind: "play-unit", timing: "reaction", unit: { might: 3, keywords: { ambush: true } }, to: at("x") },
    (answer) => assert.deepEqual(unitsOf(answer, "played"), ["a2"]),
  ),
  illegal(
    "a unit that is played has no id that is in use, no damage and no other controller",
    duel({ chain: onChain([{ kind: "kill", units: ["gone"] }]) }),
    {
      kind: "play-unit",
      timing: "reaction",
      unit: { id: "gone", might: 2, damage: 1, stunned: true, controller: "P2" },
      to: baseOf("P1"),
    },
    ["unit/id-in-use", "play/whose", "unit/not-new", "unit/not-new"],
  ),
  illegal(
    "an effect must not create a unit with an id that is in use",
    duel(),
    atOnce([{ kind: "create-unit", unit: { id: "A", might: 1 }, to: baseOf("P1") }]),
    ["unit/id-in-use"],
  ),
];

const effectCases: readonly OwnCase[] = [
  illegal("Burn Out chooses an opponent", duel(), atOnce([{ kind: "burn-out", player: "P1", opponent: "P1" }]), [
    "effect/not-an-opponent",
  ]),
  illegal(
    "nothing lasts until the end of a Combat that does not run",
    duel(),
    atOnce([{ kind: "change-might", units: ["A"], amount: 1, lasts: "combat" }]),
    ["effect/no-combat"],
  ),
  illegal(
    "a unit is named once in an effect",
    duel(),
    atOnce([{ kind: "deal-damage", units: ["A", "A"], amount: 1 }]),
    ["board/repeated-unit"],
  ),
  played(
    "effects are judged one after the other: a unit that is created can be moved, one that is taken over too",
    duel({ bases: [{ player: "P2", units: [unit("U", "P2")] }] }),
    atOnce([
      { kind: "create-unit", unit: { id: "T", might: 1 }, to: baseOf("P1") },
      { kind: "move", units: ["T"], to: at("x") },
      { kind: "change-control", units: ["U"], player: "P1" },
      { kind: "move", units: ["U"], to: at("x") },
    ]),
    (answer) =>
      assert.deepEqual(
        battlefieldIn(answer, "x")
          .units.map(({ id }) => id)
          .sort(),
        ["T", "U"],
      ),
  ),
  played(
    "damage that any amount of would kill is healed in time",
    duel({
      players: [{ id: "P1", anyDamageIsLethal: true }, { id: "P2" }],
      bases: [{ player: "P2", units: [unit("U", "P2", 5)] }],
    }),
    atOnce([
      { kind: "deal-damage", units: ["U"], amount: 1 },
      { kind: "heal", units: ["U"] },
    ]),
    (answer) => assert.deepEqual(unitsOf(answer, "killed"), []),
  ),
  played(
    "a forced move to the base of another player is a recall",
    duel({ battlefields: [{ id: "x", controller: "P2", units: [unit("U", "P2")] }, { id: "y" }] }),
    atOnce([{ kind: "move", units: ["U"], to: baseOf("P1"), forced: true }]),
    (answer) => {
      assert.deepEqual([unitsOf(answer, "recalled"), unitsOf(answer, "moved")], [["U"], []]);
      assert.deepEqual(standing(answer, "U").place, { battlefield: null, base: "P2" });
    },
  ),
];

const combatCases: readonly OwnCase[] = [
  answered(
    "Focus of a Showdown is with who contested it, also where that is worked out",
    "pending",
    {
      board: duel({
        turnPlayer: "P2",
        battlefields: [{ id: "x", controller: "P1", units: [unit("U", "P2"), unit("V", "P1")] }, { id: "y" }],
        showdown: { battlefield: "x" },
      }),
    },
    ({ pending }) => assert.equal(pending.player, "P2"),
  ),
  answered(
    "the Attacker that is stated made the battlefield contested",
    "pending",
    {
      board: duel({
        battlefields: [{ id: "x", controller: null, units: [unit("U", "P2"), unit("V", "P1")] }, { id: "y" }],
        showdown: { battlefield: "x", combat: { attacker: "P2", defender: "P1" } },
      }),
    },
    ({ board }) => assert.equal(board.battlefields[0]?.contestedBy, "P2"),
  ),
  refused(
    "only an attacker with Disarm can be waiting to disarm",
    "pending",
    {
      board: duel({
        battlefields: [fight(unit("U", "P1"), unit("V", "P2")), { id: "y" }],
        showdown: { battlefield: "x", combat: { attacker: "P1", defender: "P2", disarms: ["V"] } },
      }),
    },
    ["board/disarm"],
  ),
  refused(
    "nobody is said to have won whom another has beaten by points",
    "pending",
    { board: duel({ players: players({ P1: 9 }), winner: "P2" }) },
    ["board/winner"],
  ),
  played(
    "all units are recalled on a tie only where the player whose effect it is attacks",
    duel({
      players: [{ id: "P1" }, { id: "P2", recallsAllOnTies: true }],
      battlefields: [fight(unit("U", "P1", 2, { stunned: true }), unit("V", "P2", 2, { stunned: true })), { id: "y" }],
      showdown: { battlefield: "x", combat: { attacker: "P1", defender: "P2", step: "damage" } },
    }),
    { kind: "assign-damage" },
    (answer) => assert.deepEqual(unitsOf(answer, "recalled"), ["U"]),
  ),
  answered(
    "a unit that is meant by its name is told by its id",
    "advance",
    {
      board: duel({ bases: [{ player: "P1", units: [unit("A", "P1", 2, { name: "Scout" })] }] }),
      action: { kind: "move", units: ["Scout"], to: at("x") },
    },
    ({ problems }) => assert.equal(problems[0]?.message, "Scout is what a unit is called; its id is A."),
  ),
  answered(
    "an action that is not possible yet says who has to do what first",
    "advance",
    {
      board: duel({
        battlefields: [{ id: "x", controller: null, contestedBy: "P1", units: [unit("U", "P1")] }, { id: "y" }],
      }),
      action: { kind: "end-turn" },
    },
    ({ problems }) =>
      assert.equal(
        problems[0]?.message,
        "Ending the turn (end-turn) is not possible now: first P1, who has Focus in the Showdown, has to play something or pass (play-unit, play, trigger or pass).",
      ),
  ),
  refused(
    "a game of teams needs two of them, any other none",
    "pending",
    { board: duel({ players: teams.slice(0, 2) }) },
    ["board/teams"],
  ),
  refused("2v2 is played by two teams", "pending", { board: { ...duel(), game: { mode: "magma-chamber" } } }, [
    "board/teams",
  ]),
  played(
    "the Attacker's triggers come first also where a Showdown with passes has become a Combat",
    duel({
      turnPlayer: "P2",
      battlefields: [
        { id: "x", controller: null, contestedBy: "P1", units: [unit("U", "P1"), unit("V", "P2")] },
        { id: "y" },
      ],
      showdown: { battlefield: "x", focus: "P2", passes: 1 },
    }),
    {
      kind: "trigger",
      abilities: [
        { unit: "V", name: "I defend" },
        { unit: "U", name: "I attack" },
      ],
    },
    ({ board }) =>
      assert.deepEqual(
        board.chain?.items.map(({ player }) => player),
        ["P1", "P2"],
      ),
  ),
  played(
    "triggers that come later in a Combat follow the turn order",
    duel({
      turnPlayer: "P2",
      battlefields: [fight(unit("U", "P1"), unit("V", "P2")), { id: "y" }],
      showdown: { battlefield: "x", focus: "P1", combat: { attacker: "P1", defender: "P2" } },
    }),
    { kind: "trigger", abilities: [{ player: "P1" }, { player: "P2" }] },
    ({ board }) =>
      assert.deepEqual(
        board.chain?.items.map(({ player }) => player),
        ["P2", "P1"],
      ),
  ),
  played(
    "several triggers between the steps resolve one after the other, each with its Cleanup",
    duel({
      stopForTriggers: ["result"],
      battlefields: [
        fight(unit("U", "P1", 5), unit("V", "P2", 1)),
        { id: "y", controller: "P2", units: [unit("C", "P2", 2)] },
      ],
      showdown: { battlefield: "x", combat: { attacker: "P1", defender: "P2", step: "result" } },
    }),
    {
      kind: "resolve-triggers",
      abilities: [
        { player: "P1", effects: [{ kind: "change-might", units: ["C"], amount: 3 }] },
        { player: "P2", effects: [{ kind: "deal-damage", units: ["C"], amount: 2 }] },
      ],
    },
    (answer) => assert.deepEqual(unitsOf(answer, "killed"), ["C"]),
  ),
  answered(
    "triggers of the result are asked for before control is settled",
    "pending",
    {
      board: duel({
        battlefields: [fight(unit("U", "P1", 5), unit("V", "P2", 1)), { id: "y" }],
        showdown: { battlefield: "x", combat: { attacker: "P1", defender: "P2", step: "result" } },
      }),
    },
    ({ pending }) => assert.equal(pending.window, "result"),
  ),
  played(
    "a point that wins does so in the Cleanup at the window, and the board says the same when it is sent again",
    duel({
      players: [{ id: "P1", points: 7, scoredThisTurn: ["y"] }, { id: "P2" }],
      stopForTriggers: ["scoring"],
      battlefields: [fight(unit("U", "P1", 3), unit("V", "P2", 1)), { id: "y" }],
      showdown: { battlefield: "x", combat: { attacker: "P1", defender: "P2", step: "damage" } },
    }),
    { kind: "assign-damage" },
    ({ board, pending }) => assert.deepEqual([board.winner, pending.kind], ["P1", "game-over"]),
  ),
  played(
    "a battlefield is scored and its abilities trigger though an effect stops the gain of the point",
    duel({
      phase: "beginning",
      players: [{ id: "P1", gainsNoPoints: true }, { id: "P2" }],
      battlefields: [{ id: "x", controller: "P1", units: [unit("X", "P1")] }],
    }),
    { kind: "score-holds" },
    (answer) => {
      assert.deepEqual(answer.board.players[0]?.scoredThisTurn, ["x"]);
      assert.equal(pointsIn(answer, "P1"), 0);
      assert.ok(answer.steps.some(({ reading }) => reading?.id === "A18"));
      assert.ok(answer.steps.some(({ kind }) => kind === "score-triggers"));
    },
  ),
  played(
    "what a teammate of the one who scores had in the Scoring Step is excused, on whoever's turn",
    {
      game: { mode: "magma-chamber" },
      players: teams.map((player) => ({ ...player, points: player.team === "blue" ? 10 : 0 })),
      battlefields: [
        { id: "x", controller: null, contestedBy: "P2", units: [unit("U", "P2")] },
        { id: "y", controller: "P4", units: [unit("V", "P4")] },
        { id: "z", controller: "P4", units: [unit("W", "P4")] },
      ],
      scoringStep: {
        occupied: [
          { player: "P4", battlefield: "y" },
          { player: "P4", battlefield: "z" },
        ],
      },
    },
    allPass,
    (answer) => {
      assert.equal(pointsIn(answer, "P2"), 11);
      assert.equal(answer.board.winner, "P2");
    },
  ),
];

/** Boards on which something subtle decides. */
export const ownBoardSubtleties: readonly OwnCase[] = [...chainCases, ...effectCases, ...combatCases];
