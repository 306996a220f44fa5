import type { ActionInput, BoardInput } from "../../src/engine/index.js";
import { at, baseOf, players, unit } from "./board-case.js";
import { illegal, refused, type OwnCase } from "./own-case.js";

const duel = (more: Partial<BoardInput> = {}): BoardInput => ({
  players: players(),
  battlefields: [{ id: "bf1" }, { id: "bf2" }],
  bases: [{ player: "P1", units: [unit("A", "P1"), unit("B", "P1")] }],
  ...more,
});
const contested = { id: "bf1", controller: "P2", contestedBy: "P1", units: [unit("X", "P1"), unit("Y", "P2")] };
const combat = { attacker: "P1", defender: "P2" };

/** A board that cannot be in a game. */
function wrong(id: string, board: BoardInput, codes: readonly string[], paths?: readonly string[]): OwnCase {
  return refused(`a board is refused: ${id}`, "pending", { board }, codes, paths);
}

const boards: readonly OwnCase[] = [
  wrong(
    "names that nobody has",
    duel({ turnPlayer: "P9", showdown: { battlefield: "bf9" }, winner: "P8" }),
    ["board/unknown-player", "board/unknown-player", "board/unknown-battlefield"],
    ["board.turnPlayer", "board.winner", "board.showdown.battlefield"],
  ),
  wrong("a battlefield twice", duel({ battlefields: [{ id: "bf1" }, { id: "bf1" }] }), ["board/duplicate-battlefield"]),
  wrong(
    "a base twice",
    duel({
      bases: [
        { player: "P1", units: [] },
        { player: "P1", units: [] },
      ],
    }),
    ["board/repeated-base"],
  ),
  wrong("more battlefields than the game has", duel({ game: { battlefieldCount: 1 } }), [
    "board/too-many-battlefields",
  ]),
  wrong(
    "more units than a combat has room for",
    duel({ battlefields: [{ controller: "P1", units: Array.from({ length: 41 }, () => ({ might: 1 })) }] }),
    ["board/too-many-units"],
  ),
  wrong("a unit of nobody", duel({ battlefields: [{ units: [{ might: 2 }] }] }), ["board/no-controller"]),
  wrong(
    "three players at one battlefield",
    {
      game: { mode: "skirmish" },
      players: players({}, "P1", "P2", "P3"),
      battlefields: [{ contestedBy: "P1", units: [unit("a", "P1"), unit("b", "P2"), unit("c", "P3")] }],
    },
    ["board/three-players"],
  ),
  wrong(
    "teammates at one battlefield",
    {
      game: { mode: "magma-chamber" },
      players: ["P1", "P2", "P3", "P4"].map((id, index) => ({ id, team: index % 2 === 0 ? "red" : "blue" })),
      battlefields: [{ controller: "P1", contestedBy: "P3", units: [unit("a", "P1"), unit("c", "P3")] }],
    },
    ["board/teammates-together"],
  ),
  wrong("contested by its controller", duel({ battlefields: [{ controller: "P1", contestedBy: "P1" }] }), [
    "board/contested-by-controller",
  ]),
  wrong(
    "nobody can tell who contested",
    {
      game: { mode: "skirmish" },
      players: players({}, "P1", "P2", "P3"),
      battlefields: [{ controller: null, units: [unit("b", "P2"), unit("c", "P3")] }],
    },
    ["board/who-contested"],
  ),
  wrong(
    "staged otherwise",
    duel({ battlefields: [{ controller: "P1", units: [unit("X", "P1")], staged: "combat" }] }),
    ["board/staged-otherwise"],
  ),
  wrong("a unit in a base of another player", duel({ bases: [{ player: "P1", units: [unit("X", "P2")] }] }), [
    "board/foreign-base",
  ]),
  wrong(
    "a unit ready and exhausted, with changes that are none and a number too many",
    duel({
      bases: [
        {
          player: "P1",
          units: [
            {
              might: 2,
              ready: true,
              exhausted: true,
              changes: [{ lasts: "turn" }, { lasts: "turn", keyword: "tank", amount: 2 }],
            },
          ],
        },
      ],
    }),
    ["board/ready-and-exhausted", "board/change", "board/keyword-number"],
  ),
  wrong(
    "a Showdown over a battlefield that nobody contested, with too many passes",
    duel({ showdown: { battlefield: "bf1", passes: 2 } }),
    ["board/showdown-not-contested", "board/too-many-passes"],
  ),
  wrong(
    "roles of the wrong players",
    {
      game: { mode: "skirmish" },
      players: players({}, "P1", "P2", "P3"),
      battlefields: [contested],
      showdown: { battlefield: "bf1", combat: { attacker: "P3", defender: "P3" } },
    },
    ["board/attacker", "board/defender"],
  ),
  wrong(
    "a Chain in the damage step, with nothing on it",
    duel({
      battlefields: [contested],
      showdown: { battlefield: "bf1", combat: { ...combat, step: "damage" } },
      chain: { opener: "play", items: [], passes: 2 },
    }),
    ["board/chain-in-combat", "board/empty-chain", "board/too-many-passes"],
  ),
];

const inShowdown = duel({
  battlefields: [{ id: "bf1", controller: null, contestedBy: "P1", units: [unit("X", "P1")] }, { id: "bf2" }],
});
const closed = duel({ chain: { opener: "play", items: [{ player: "P1", name: "a trick" }] } });
const inCombat = duel({
  battlefields: [contested],
  showdown: { battlefield: "bf1", combat: { ...combat, step: "damage" } },
});
const twoStaged = duel({
  battlefields: [
    { id: "bf1", controller: null, contestedBy: "P1", units: [unit("X", "P1")] },
    { id: "bf2", controller: null, contestedBy: "P1", units: [unit("Y", "P1")] },
    { ...contested, id: "bf3", units: [unit("V", "P1"), unit("W", "P2")] },
  ],
  game: { battlefieldCount: 3 },
});
const move = (to: ActionInput["to"], ...units: string[]): ActionInput => ({ kind: "move", units, ...(to && { to }) });
const disarmer = unit("X", "P1", 2, { keywords: { disarm: 1 } });
const disarming = duel({ battlefields: [{ ...contested, units: [disarmer, unit("Y", "P2")] }] });

const actions: readonly OwnCase[] = [
  illegal("names that are not on the board", duel(), { ...move(at("bf9"), "Z"), player: "P9" }, [
    "board/unknown-player",
    "board/unknown-unit",
    "board/unknown-battlefield",
  ]),
  illegal("a unit twice, to no place and to two", duel(), move({}, "A", "A"), ["board/repeated-unit", "board/place"]),
  illegal("after the game is won", duel({ winner: "P2" }), { kind: "pass" }, ["action/game-over"]),
  illegal("a pass with nothing to pass on", duel(), { kind: "pass" }, ["action/not-now"]),
  illegal("a move before the Main Phase", duel({ phase: "beginning" }), move(at("bf1"), "A"), ["move/phase"]),
  illegal("a move while a Chain exists", closed, move(at("bf1"), "A"), ["move/chain"]),
  illegal("a move while a Showdown goes on", inShowdown, move(at("bf2"), "A"), ["move/fight"]),
  illegal(
    "a move of a unit of the other player, on the other player's turn",
    duel({ turnPlayer: "P2" }),
    { ...move(at("bf1"), "A"), player: "P1" },
    ["move/not-your-turn"],
  ),
  illegal(
    "a move of a teammate's unit",
    {
      game: { mode: "magma-chamber" },
      players: ["P1", "P2", "P3", "P4"].map((id, index) => ({ id, team: index % 2 === 0 ? "red" : "blue" })),
      battlefields: [{ id: "bf1" }],
      bases: [{ player: "P3", units: [unit("C", "P3")] }],
    },
    move(at("bf1"), "C"),
    ["move/not-yours"],
  ),
  illegal("a move to where the unit is", duel(), move(baseOf("P1"), "A"), ["move/same-place"]),
  illegal("a move to the base of another player", duel(), move(baseOf("P2"), "A"), ["move/foreign-base"]),
  illegal(
    "a move to base where an effect forbids it",
    duel({ battlefields: [{ id: "bf1", controller: "P1", units: [unit("X", "P1")] }], unitsCannotMoveToBase: true }),
    move(baseOf("P1"), "X"),
    ["move/not-to-base"],
  ),
  illegal("a card without Priority", closed, { kind: "play", player: "P2", timing: "reaction" }, ["play/not-yours"]),
  illegal("a card without Focus", inShowdown, { kind: "play", player: "P2", timing: "action" }, ["play/not-yours"]),
  illegal("a spell without timing in a Showdown", inShowdown, { kind: "play" }, ["play/timing"]),
  illegal(
    "a unit into the base of another player",
    duel(),
    { kind: "play-unit", unit: { might: 2 }, to: baseOf("P2") },
    ["play/foreign-base"],
  ),
  illegal(
    "a unit with Reaction to a battlefield that its player does not control",
    duel(),
    { kind: "play-unit", unit: { might: 2 }, to: at("bf1"), timing: "reaction" },
    ["play/place"],
  ),
  illegal(
    "a unit of an outsider into a Combat",
    {
      game: { mode: "skirmish" },
      players: players({}, "P1", "P2", "P3"),
      battlefields: [contested],
      showdown: { battlefield: "bf1", focus: "P3", combat },
    },
    {
      kind: "play-unit",
      unit: { might: 2, keywords: { ambush: true } },
      to: at("bf1"),
      timing: "reaction",
      placeAllowed: true,
    },
    ["play/foreign-combat"],
  ),
  illegal(
    "an accelerated unit without Accelerate",
    duel(),
    { kind: "play-unit", unit: { might: 2 }, to: baseOf("P1"), accelerated: true },
    ["play/no-accelerate"],
  ),
  illegal("a pass of the player without Focus", inShowdown, { kind: "pass", player: "P2" }, ["pass/not-yours"]),
  illegal("a pass of the player without Priority", closed, { kind: "pass", player: "P2" }, ["pass/not-yours"]),
  illegal(
    "a fight that is not staged, begun by the wrong player",
    twoStaged,
    { kind: "begin-fight", battlefield: "bf9" },
    ["board/unknown-battlefield"],
  ),
  illegal("a Combat before the Showdowns", twoStaged, { kind: "begin-fight", battlefield: "bf3", player: "P2" }, [
    "fight/turn-player",
    "fight/showdown-first",
  ]),
  illegal(
    "a fight at a battlefield where none is staged",
    { ...twoStaged, battlefields: [...twoStaged.battlefields, { id: "bf4" }], game: { battlefieldCount: 4 } },
    { kind: "begin-fight", battlefield: "bf4" },
    ["fight/not-staged"],
  ),
  illegal(
    "no assignment where it matters",
    duel({
      battlefields: [{ ...contested, units: [unit("X", "P1", 2), unit("Y", "P2", 2), unit("Z", "P2", 2)] }],
      showdown: { battlefield: "bf1", combat: { ...combat, step: "damage" } },
    }),
    { kind: "assign-damage" },
    ["combat/assignment-needed"],
  ),
  illegal(
    "an illegal assignment",
    inCombat,
    { kind: "assign-damage", assignments: { attacker: [{ unit: "Y", amount: 1 }] } },
    ["assignment/total"],
  ),
  illegal(
    "a Disarm of a unit that has none",
    inShowdown,
    { kind: "trigger", abilities: [{ unit: "X", disarms: "X" }] },
    ["trigger/no-disarm"],
  ),
  illegal(
    "a Disarm of an own unit, with effects",
    disarming,
    {
      kind: "trigger",
      abilities: [{ unit: "X", disarms: "X", effects: [{ kind: "draw", player: "P1", amount: 1 }] }],
    },
    ["trigger/disarm-target", "trigger/disarm-effects"],
  ),
  illegal("a pass before a Disarm has chosen", disarming, { kind: "pass" }, ["action/not-now"]),
  illegal(
    "a trigger between the Showdown and the damage of a Combat",
    duel({ battlefields: [contested] }),
    { kind: "pass", everyone: true, abilities: [{ player: "P1" }] },
    ["trigger/not-now"],
  ),
  illegal("an ability of nobody", duel(), { kind: "trigger", abilities: [{ name: "whose?" }] }, ["trigger/whose"]),
  illegal("the end of a turn by the other player", duel(), { kind: "end-turn", player: "P2" }, ["turn/not-yours"]),
  illegal(
    "more points than a board can have",
    duel({
      players: [
        { id: "P1", points: 99 },
        { id: "P2", points: 99 },
      ],
    }),
    { kind: "play", playedAs: "add", timing: "none", effects: [{ kind: "gain-points", player: "P1", amount: 1 }] },
    ["board/limit"],
  ),
];

/** Boards and actions that are refused. */
export const ownBoardRefusals: readonly OwnCase[] = [...boards, ...actions];
