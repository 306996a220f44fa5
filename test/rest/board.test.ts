import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { operations, type AnswerOf, type RequestOf } from "../../src/contract/index.js";
import { testApp } from "../server/test-app.js";

type Board = NonNullable<RequestOf<"advance">["board"]>;
type Action = RequestOf<"advance">["action"];

const PLAYERS = [{ id: "Ana" }, { id: "Ben" }];

function boardWith(more: Partial<Board> = {}): Board {
  return { players: PLAYERS, battlefields: [{ id: "Harbour" }, { id: "Temple" }], ...more };
}

function pendingOn(board: Board): AnswerOf<"pending"> {
  const answer = adjudicate("pending", { board });
  assert.ok(answer.ok, JSON.stringify(answer));
  operations.pending.answer.parse(answer.value);
  return answer.value;
}

function advanced(board: Board, action: Action): AnswerOf<"advance"> {
  const answer = adjudicate("advance", { board, action });
  assert.ok(answer.ok, JSON.stringify(answer));
  operations.advance.answer.parse(answer.value);
  return answer.value;
}

/** The codes and places of what is wrong with a request. */
function wrongWith(board: Board, action: Action): string[] {
  const answer = adjudicate("advance", { board, action });
  assert.ok(!answer.ok);
  return answer.problems.map(({ code, path }) => `${code} ${path}`);
}

const scout = { id: "scout", might: 2 };
const guard = { id: "guard", name: "Guard", might: 3, damage: 1, changes: [{ lasts: "turn" as const, might: 1 }] };
const sentinel = {
  might: 4,
  keywords: { tank: true, deflect: 2 },
  changes: [
    { lasts: "turn" as const, keyword: "assault" as const, amount: 2 },
    { lasts: "combat" as const, keyword: "tank" as const, lost: true },
  ],
  damageReplacements: [{ kind: "prevent" as const, amount: 2 }, { kind: "double" as const }],
};

/** A board with as much on it as one board can have. */
const FULL = boardWith({
  game: { victoryScore: 9 },
  turn: 4,
  turnPlayer: "Ben",
  players: [
    { id: "Ana", points: 5, scoredThisTurn: ["Temple"], ignores: ["tank"], recallsAllOnTies: true },
    { id: "Ben", anyDamageIsLethal: true },
  ],
  battlefields: [
    {
      id: "Harbour",
      controller: "Ana",
      contestedBy: "Ben",
      units: [
        { ...guard, controller: "Ana" },
        { ...sentinel, controller: "Ben", card: "RAD-093" },
      ],
    },
    { id: "Temple", controller: null, reachableFromBattlefields: true, cannotBeScored: true },
  ],
  bases: [{ player: "Ana", units: [scout, { card: "OGN-036", exhausted: true }] }],
  showdown: { battlefield: "Harbour", focus: "Ana", combat: { attacker: "Ben", defender: "Ana" } },
  chain: {
    opener: "play",
    items: [
      {
        player: "Ana",
        name: "Rally",
        effects: [
          {
            kind: "create-unit",
            unit: { card: "OGN-274", damageReplacements: [{ kind: "prevent-next" }] },
            to: { base: "Ana" },
          },
          { kind: "move", units: ["scout"], to: { battlefield: "Harbour" }, forced: true },
        ],
      },
      { player: "Ben", kind: "ability", effects: [{ kind: "deal-damage", units: ["guard"], amount: 3 }] },
    ],
  },
  stopForTriggers: ["cleanup", "result"],
  scoreRecord: [{ player: "Ana", battlefield: "Temple", turn: 4, method: "conquer" }],
});

test("the board of an answer is a board that can be asked about, and comes back as it is", () => {
  for (const board of [
    boardWith(),
    FULL,
    boardWith({ battlefields: [{ units: [{ ...guard, controller: "Ben" }] }] }),
  ]) {
    const first = pendingOn(board);
    const again: Board = first.board;
    const second = pendingOn(again);
    assert.deepEqual(second.board, first.board);
    assert.deepEqual(second.pending, first.pending);
    assert.deepEqual(second.steps, []);
  }
});

test("a board goes on from answer to answer until the game has moved", () => {
  const start = boardWith({
    battlefields: [{ id: "Harbour", controller: "Ben", units: [guard] }, { id: "Temple" }],
    bases: [{ player: "Ana", units: [{ ...scout, might: 6 }] }],
  });
  const actions: Action[] = [
    { kind: "move", units: ["scout"], to: { battlefield: "Harbour" } },
    { kind: "pass", everyone: true },
    { kind: "assign-damage" },
    { kind: "end-turn" },
  ];
  let board = start;
  const events: string[] = [];
  for (const action of actions) {
    const answer = advanced(board, action);
    assert.equal(answer.legal, true, answer.summary);
    board = answer.board;
    events.push(...answer.events.map(({ kind }) => kind));
  }
  for (const kind of ["moved", "contested", "combat-began", "killed", "conquered", "point-gained", "turn-ended"])
    assert.ok(events.includes(kind), kind);
  assert.equal(board.players[0]?.points, 1);
  assert.equal(board.turnPlayer, "Ben");
});

test("an action that is not legal is answered with every reason, and changes nothing", () => {
  const board = boardWith({ bases: [{ player: "Ana", units: [{ ...scout, exhausted: true }] }] });
  const answer = advanced(board, { kind: "move", units: ["scout"], to: { base: "Ana" } });
  assert.equal(answer.legal, false);
  assert.deepEqual(
    answer.problems.map(({ code }) => code),
    ["move/exhausted", "move/same-place"],
  );
  assert.deepEqual([answer.board, answer.events], [pendingOn(board).board, []]);
});

test("a unit that dies keeps its name in the steps and events of the answer", () => {
  const board = boardWith({ bases: [{ player: "Ben", units: [guard] }] });
  const { steps, events } = advanced(board, {
    kind: "play",
    playedAs: "add",
    effects: [{ kind: "kill", units: ["guard"] }],
  });
  const killed = events.find(({ kind }) => kind === "killed");
  assert.deepEqual([killed?.unit, killed?.name], ["guard", "Guard"]);
  assert.ok(steps.some(({ text }) => text.includes("Guard")));
});

test("a card brings name, Might and keywords of the table, and stays with its unit", () => {
  const board = boardWith({
    bases: [{ player: "Ana", units: [{ card: "Vi, Destructive", keywords: { deflect: 1 } }] }],
  });
  const [vi] = pendingOn(board).board.bases[0]?.units ?? [];
  assert.deepEqual([vi?.id, vi?.name, vi?.card, vi?.might], ["a1", "Vi, Destructive", "OGN-036", 3]);
  assert.deepEqual([vi?.keywords.ganking, vi?.keywords.deflect], [true, 1]);
  const answer = advanced(board, {
    kind: "play",
    playedAs: "add",
    effects: [
      { kind: "create-unit", unit: { card: "UNL-T02" }, to: { base: "Ana" } },
      { kind: "create-unit", unit: { card: "UNL-T02" }, to: { base: "Ana" } },
    ],
  });
  assert.deepEqual(
    answer.board.bases[0]?.units.map(({ id, name, card }) => [id, name, card]),
    [
      ["a1", "Vi, Destructive", "OGN-036"],
      ["UNL-T02", "Bird", "UNL-T02"],
      ["UNL-T02-2", "Bird", "UNL-T02"],
    ],
  );
  assert.deepEqual(
    answer.warnings.map(({ code, units }) => [code, units]),
    [["card-can-change-combat", ["a1"]]],
  );
});

test("a unit without Might and a card that is none are told where they stand", () => {
  const unit = { id: "x" };
  assert.deepEqual(
    wrongWith(boardWith({ battlefields: [{ units: [unit] }], bases: [{ player: "Ana", units: [unit] }] }), {
      kind: "play",
      effects: [{ kind: "create-unit", unit, to: { base: "Ana" } }],
    }),
    ["board.battlefields[0].units[0]", "board.bases[0].units[0]", "action.effects[0].unit"].map(
      (path) => `shape/missing ${path}.might`,
    ),
  );
  const item = {
    player: "Ana",
    effects: [{ kind: "create-unit" as const, unit: { card: "Nobody" }, to: { base: "Ana" } }],
  };
  assert.deepEqual(
    wrongWith(boardWith({ chain: { opener: "play", items: [item] } }), {
      kind: "play-unit",
      unit: { card: "Cleave" },
      to: { base: "Ana" },
    }),
    ["card/unknown board.chain.items[0].effects[0].unit.card", "card/not-a-unit action.unit.card"],
  );
});

test("fields that a kind needs or does not take are told at once, wherever they stand", () => {
  const stun = { kind: "stun" as const, units: ["a"], amount: 3, keyword: null };
  const board = boardWith({ chain: { opener: "play", items: [{ player: "Ana", effects: [stun] }] } });
  assert.deepEqual(
    wrongWith(board, {
      kind: "trigger",
      timing: "action",
      abilities: [
        {
          effects: [
            { kind: "deal-damage", units: ["a"] },
            { kind: "draw", player: "Ana", amount: 21 },
          ],
        },
      ],
    }),
    [
      "shape/unknown-field board.chain.items[0].effects[0].amount",
      "shape/missing action.abilities[0].effects[0].amount",
      "shape/out-of-range action.abilities[0].effects[1].amount",
      "shape/unknown-field action.timing",
    ],
  );
  assert.deepEqual(wrongWith(boardWith(), { kind: "move" }), ["shape/missing action.units", "shape/missing action.to"]);
});

test("people read what happened, then what has to happen next", async () => {
  const { app } = testApp(adjudicate);
  const board = boardWith({ bases: [{ player: "Ana", units: [scout] }] });
  const action: Action = { kind: "move", units: ["scout"], to: { battlefield: "Temple" } };
  const { text, headers, status } = await request(app)
    .post("/v1/board/advance?format=text&lang=en")
    .send({ board, action });
  assert.deepEqual([status, headers["content-type"]], [200, "text/plain; charset=utf-8"]);
  const { summary, steps, pending } = advanced(board, action);
  const lines = [...steps, ...pending.steps].map(
    (one) => `${one.text} (${one.rules.map(({ label }) => label).join(", ")})`,
  );
  assert.equal(text, `${summary}\n\n${lines.join("\n")}\n`);
  const markdown = await request(app).post("/v1/board/pending?format=markdown").send({ board });
  assert.ok(markdown.text.startsWith("**"));
});
