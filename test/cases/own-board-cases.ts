import assert from "node:assert/strict";
import type { AnswerOf } from "../../src/contract/index.js";
import type { BoardInput, EffectInput } from "../../src/engine/index.js";
import {
  allPass,
  at,
  baseOf,
  battlefieldIn,
  controlIn,
  players,
  pointsIn,
  standing,
  unit,
  unitsOf,
} from "./board-case.js";
import { played, type OwnCase } from "./own-case.js";
import { ownBoardRefusals } from "./own-board-refusals.js";
import { ownBoardMoments } from "./own-board-moments.js";
import { ownBoardSubtleties } from "./own-board-subtleties.js";

type Advance = AnswerOf<"advance">;

const duel = (more: Partial<BoardInput> = {}): BoardInput => ({
  players: players(),
  battlefields: [{ id: "bf1" }, { id: "bf2" }],
  bases: [{ player: "P1", units: [unit("A", "P1"), unit("B", "P1")] }],
  ...more,
});
const combat = { attacker: "P1", defender: "P2" };
const fight = (attackers: ReturnType<typeof unit>[], defenders: ReturnType<typeof unit>[], more: object = {}) => ({
  id: "bf1",
  controller: "P2",
  contestedBy: "P1",
  units: [...attackers, ...defenders],
  ...more,
});

/** Effects that resolve as an ability that adds resources would: at once, with a Cleanup behind them. */
function effects(id: string, board: BoardInput, list: EffectInput[], check: (answer: Advance) => void): OwnCase {
  return played(id, board, { kind: "play", playedAs: "add", timing: "reaction", effects: list }, check);
}

const kinds = ({ steps }: Pick<Advance, "steps">) => steps.map(({ kind }) => kind);
const on = (...units: string[]) => ({ units });

const effectCases: readonly OwnCase[] = [
  effects(
    "damage goes through prevention, heals, and does not lower Might",
    duel({
      bases: [{ player: "P1", units: [unit("A", "P1", 4, { damageReplacements: [{ kind: "prevent", amount: 1 }] })] }],
    }),
    [
      { kind: "deal-damage", ...on("A"), amount: 3 },
      { kind: "heal", ...on("A"), amount: 1 },
    ],
    (answer) => {
      const { might, damage } = standing(answer, "A");
      assert.deepEqual([might.total, damage], [4, 1]);
      assert.deepEqual(answer.board.bases[0]?.units[0]?.damageReplacements, []);
    },
  ),
  effects(
    "a unit is stunned once, readied and exhausted",
    duel(),
    [
      { kind: "stun", ...on("A") },
      { kind: "stun", ...on("A") },
      { kind: "exhaust", ...on("A") },
      { kind: "exhaust", ...on("A") },
      { kind: "ready", ...on("A") },
    ],
    (answer) => {
      assert.ok(kinds(answer).includes("stunned-already"));
      const [told] = answer.board.bases[0]?.units ?? [];
      assert.deepEqual([told?.stunned, told?.ready], [true, true]);
    },
  ),
  effects(
    "keywords are given, taken away and given again",
    duel(),
    [
      { kind: "give-keyword", ...on("A"), keyword: "backline" },
      { kind: "give-keyword", ...on("A"), keyword: "backline" },
      { kind: "remove-keyword", ...on("A"), keyword: "backline" },
      { kind: "give-keyword", ...on("A"), keyword: "assault", amount: 2, lasts: "lasting" },
    ],
    ({ board }) => assert.equal(board.bases[0]?.units[0]?.changes.length, 4),
  ),
  effects(
    "prevention and doubling are given to a unit",
    duel(),
    [
      { kind: "prevent-damage", ...on("A"), amount: 2 },
      { kind: "prevent-damage", ...on("B") },
      { kind: "prevent-next-damage", ...on("A") },
      { kind: "double-damage", ...on("B"), lasts: "lasting" },
      { kind: "deal-damage", ...on("A"), amount: 1 },
    ],
    ({ board }) =>
      assert.deepEqual(
        board.bases[0]?.units.map(({ damageReplacements }) => damageReplacements.map(({ kind }) => kind)),
        [
          ["prevent", "prevent-next"],
          ["prevent-all", "double"],
        ],
      ),
  ),
  effects(
    "what concerns a unit that is gone is skipped",
    duel(),
    [
      { kind: "kill", ...on("A") },
      { kind: "stun", ...on("A") },
      { kind: "banish", ...on("B") },
    ],
    (answer) => {
      assert.deepEqual(unitsOf(answer, "killed"), ["A"]);
      assert.deepEqual(unitsOf(answer, "banished"), ["B"]);
      assert.ok(kinds(answer).includes("effect-skipped"));
    },
  ),
  effects(
    "a forced move to where teammates of an enemy fight becomes a recall",
    {
      game: { mode: "skirmish" },
      players: players({}, "P1", "P2", "P3"),
      turnPlayer: "P3",
      battlefields: [{ id: "bf1", controller: "P2", contestedBy: "P1", units: [unit("X", "P1"), unit("Y", "P2")] }],
      bases: [{ player: "P3", units: [unit("C", "P3")] }],
      showdown: { battlefield: "bf1", focus: "P3", combat },
    },
    [
      { kind: "move", ...on("C"), to: at("bf1"), forced: true },
      { kind: "create-unit", unit: { id: "T", might: 1, controller: "P3" }, to: at("bf1") },
    ],
    (answer) => {
      assert.deepEqual(unitsOf(answer, "recalled"), ["C"]);
      assert.deepEqual(standing(answer, "T").place, { battlefield: null, base: "P3" });
    },
  ),
  effects(
    "a unit that changes sides in a Combat swaps its role",
    duel({ battlefields: [fight([unit("X", "P1")], [unit("Y", "P2"), unit("Z", "P2")])] }),
    [{ kind: "change-control", ...on("Z"), player: "P1" }],
    (answer) => {
      assert.equal(standing(answer, "Z").role, "attacker");
      assert.ok(answer.steps.some(({ reading }) => reading?.id === "A22"));
    },
  ),
  effects(
    "points come from effects and from Burn Out, and go on the record",
    duel({ players: players({ P1: 7, P2: 6 }), scoreRecord: [], turn: 4 }),
    [
      { kind: "burn-out", player: "P1", opponent: "P2" },
      { kind: "draw", player: "P1", amount: 2 },
      { kind: "gain-points", player: "P1", amount: 2 },
    ],
    ({ board }) => {
      assert.deepEqual(
        board.scoreRecord?.map(({ player, method, turn }) => [player, method, turn]),
        [
          ["P2", "burn-out", 4],
          ["P1", "effect", 4],
          ["P1", "effect", 4],
        ],
      );
      assert.equal(board.winner, "P1");
    },
  ),
  effects(
    "a player who gains no points gains none, by whatever way",
    duel({ players: [{ id: "P1", gainsNoPoints: true }, { id: "P2" }] }),
    [
      { kind: "gain-points", player: "P1", amount: 1 },
      { kind: "burn-out", player: "P2", opponent: "P1" },
    ],
    (answer) => assert.equal(pointsIn(answer, "P1"), 0),
  ),
  effects(
    "a staged Combat lapses when a side of it leaves, and the units that are left contest anew",
    duel({
      battlefields: [
        fight([unit("X", "P1")], [unit("Y", "P2")]),
        { id: "bf2", controller: null, contestedBy: "P1", units: [unit("V", "P1"), unit("W", "P2")] },
      ],
      showdown: { battlefield: "bf1", combat },
    }),
    [{ kind: "recall", ...on("V") }],
    (answer) => {
      assert.ok(kinds(answer).includes("staging-lapsed"));
      assert.equal(battlefieldIn(answer, "bf2").contestedBy, "P2");
      assert.equal(battlefieldIn(answer, "bf2").staged, "showdown");
    },
  ),
  effects(
    "any damage of a player kills where an effect says so",
    duel({
      players: [{ id: "P1", anyDamageIsLethal: true }, { id: "P2" }],
      bases: [{ player: "P2", units: [unit("Y", "P2", 9)] }],
    }),
    [{ kind: "deal-damage", ...on("Y"), amount: 1 }],
    (answer) => assert.deepEqual(unitsOf(answer, "killed"), ["Y"]),
  ),
];

const tableCases: readonly OwnCase[] = [
  played(
    "a battlefield that can be reached from anywhere needs no Ganking",
    duel({
      battlefields: [
        { id: "bf1", controller: "P1", units: [unit("X", "P1")] },
        { id: "pit", reachableFromBattlefields: true },
      ],
    }),
    { kind: "move", units: ["X"], to: at("pit") },
    (answer) => assert.ok(kinds(answer).includes("open-battlefield-reached")),
  ),
  played(
    "a unit that is accelerated enters ready, and a Deflect costs more",
    duel(),
    {
      kind: "play-unit",
      unit: { id: "N", might: 3, keywords: { accelerate: true } },
      to: baseOf("P1"),
      accelerated: true,
    },
    ({ board }) => assert.equal(board.bases[0]?.units.find(({ id }) => id === "N")?.ready, true),
  ),
  played(
    "choosing a unit with Deflect costs an opponent more Power",
    duel({
      battlefields: [{ id: "bf1", controller: "P2", units: [unit("Y", "P2", 2, { keywords: { deflect: 2 } })] }],
    }),
    { kind: "play", name: "Bolt", chooses: ["Y"], effects: [{ kind: "deal-damage", units: ["Y"], amount: 1 }] },
    ({ steps }) => assert.equal(steps.find(({ kind }) => kind === "deflect-taxed")?.amount, 2),
  ),
  played(
    "triggers at the start of a Combat: the Attacker's come first, so the Defender's resolve first",
    duel({ battlefields: [fight([unit("X", "P1")], [unit("Y", "P2")])] }),
    {
      kind: "trigger",
      abilities: [
        { unit: "Y", name: "when I defend" },
        { unit: "X", name: "when I attack" },
      ],
    },
    ({ board }) =>
      assert.deepEqual(
        board.chain?.items.map(({ player }) => player),
        ["P1", "P2"],
      ),
  ),
  played(
    "triggers outside of a Combat follow the turn order",
    duel(),
    { kind: "trigger", abilities: [{ player: "P2" }, { player: "P1" }] },
    ({ board }) =>
      assert.deepEqual(
        board.chain?.items.map(({ player }) => player),
        ["P1", "P2"],
      ),
  ),
  played(
    "a lone Showdown begins before a Combat",
    duel({
      battlefields: [
        fight([unit("X", "P1")], [unit("Y", "P2")]),
        { id: "bf2", controller: null, contestedBy: "P1", units: [unit("V", "P1")] },
      ],
    }),
    { kind: "pass" },
    ({ board, steps }) => {
      assert.equal(board.showdown?.battlefield, "bf2");
      assert.ok(steps.some(({ reading }) => reading?.id === "A10"));
    },
  ),
  played(
    "where it makes no difference who is assigned what, nothing need be said",
    duel({
      battlefields: [fight([unit("X", "P1", 5)], [unit("Y", "P2", 1), unit("Z", "P2", 1)])],
      showdown: { battlefield: "bf1", combat: { ...combat, step: "damage" } },
    }),
    { kind: "assign-damage" },
    (answer) => {
      assert.deepEqual(unitsOf(answer, "killed"), ["Y", "Z"]);
      assert.equal(controlIn(answer, "bf1"), "P1");
    },
  ),
  played(
    "a unit that arrives after the result keeps control from being settled",
    duel({
      stopForTriggers: ["result"],
      battlefields: [fight([unit("X", "P1", 5)], [])],
      showdown: { battlefield: "bf1", combat: { ...combat, step: "result", result: "attacker-wins" } },
    }),
    {
      kind: "resolve-triggers",
      player: "P2",
      effects: [{ kind: "create-unit", unit: { might: 1 }, to: at("bf1") }],
    },
    (answer) => {
      assert.ok(answer.steps.some(({ reading }) => reading?.id === "A9"));
      assert.equal(controlIn(answer, "bf1"), "P2");
      assert.ok(answer.board.showdown?.combat);
    },
  ),
  played(
    "a conquest in a Combat with Hunt brings XP, and the effects of this Combat end",
    duel({
      battlefields: [
        fight(
          [unit("X", "P1", 5, { keywords: { hunt: 2 }, changes: [{ lasts: "combat", might: 1 }] })],
          [unit("Y", "P2", 1)],
        ),
      ],
      showdown: { battlefield: "bf1", combat: { ...combat, step: "damage" } },
    }),
    { kind: "assign-damage" },
    (answer) => {
      assert.equal(answer.events.find(({ kind }) => kind === "xp-gained")?.amount, 2);
      assert.equal(standing(answer, "X").might.total, 5);
    },
  ),
  played(
    "a turn ends: all heal, then effects of the turn end, and the next player readies",
    duel({
      bases: [
        {
          player: "P1",
          units: [unit("A", "P1", 2, { damage: 1, stunned: true, changes: [{ lasts: "turn", might: 2 }] })],
        },
        { player: "P2", units: [unit("Y", "P2", 2, { exhausted: true })] },
      ],
    }),
    { kind: "end-turn" },
    (answer) => {
      const { board } = answer;
      assert.deepEqual([board.turn, board.turnPlayer, board.phase], [2, "P2", "beginning"]);
      assert.deepEqual([standing(answer, "A").damage, standing(answer, "A").might.total], [0, 2]);
      assert.equal(board.bases[1]?.units[0]?.ready, true);
      assert.deepEqual(unitsOf(answer, "killed"), []);
    },
  ),
  played(
    "a Temporary unit dies before it could hold",
    duel({
      phase: "beginning",
      battlefields: [{ id: "bf1", controller: "P1", units: [unit("X", "P1", 2, { keywords: { temporary: true } })] }],
    }),
    { kind: "score-holds" },
    (answer) => {
      assert.deepEqual(unitsOf(answer, "killed"), ["X"]);
      assert.equal(pointsIn(answer, "P1"), 0);
      assert.equal(controlIn(answer, "bf1"), "uncontrolled");
    },
  ),
  played(
    "all pass in a row and the newest item of the Chain resolves first",
    duel({
      chain: {
        opener: "play",
        items: [
          { player: "P1", name: "first", effects: [{ kind: "kill", units: ["A"] }] },
          { player: "P2", name: "second", effects: [{ kind: "return-to-hand", units: ["A"] }] },
        ],
      },
    }),
    allPass,
    (answer) => {
      assert.deepEqual([unitsOf(answer, "returned"), unitsOf(answer, "killed")], [["A"], []]);
      assert.equal(answer.pending.player, "P1");
    },
  ),
];

/** Boards of our own: what effects do, and what the collected questions about the table leave out. */
export const ownBoardCases: readonly OwnCase[] = [
  ...effectCases,
  ...tableCases,
  ...ownBoardRefusals,
  ...ownBoardMoments,
  ...ownBoardSubtleties,
];
