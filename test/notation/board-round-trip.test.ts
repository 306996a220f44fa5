import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import { boardInput } from "../../src/contract/index.js";
import { advance, readBoard, settle, type BoardInput, type BoardUnitInput } from "../../src/engine/index.js";
import { canonicalBoard, writeBoardNotation, type BoardState } from "../../src/notation/index.js";
import { Dice, randomAction, randomBoard } from "../engine/board-walk.js";
import { boards } from "./board-states.js";
import { boardIn, writtenBoard } from "./reading.js";
import { everyCard, someCards } from "./some-cards.js";

function value<T>(answer: Answer<T>): T {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value;
}

function leastOf(board: BoardState): BoardState {
  const canonical = canonicalBoard(board);
  assert.ok(canonical.ok, JSON.stringify(canonical));
  return canonical.value;
}

/** The notation of a board, or null for one that is longer than a notation may be. */
function notationOf(board: BoardState): string | null {
  const result = writeBoardNotation(board);
  if (result.ok) return result.text;
  assert.deepEqual(result.reasons, [{ code: "inexpressible/too-long", path: [] }]);
  return null;
}

test("reading what was written gives the canonical board, over every board that has words", () => {
  let [expressed, tried] = [0, 0];
  fc.assert(
    fc.property(boards, (board) => {
      tried++;
      const text = notationOf(board);
      if (text === null) return;
      expressed++;
      assert.deepEqual(boardIn(text, everyCard), leastOf(board), text);
      assert.equal(writtenBoard(boardIn(text, everyCard)), text);
    }),
    { numRuns: 2000 },
  );
  assert.ok(expressed > tried * 0.8, `${expressed} of ${tried} boards were short enough`);
});

test("the canonical board is in the contract, stands for the same, and is canonical itself", () => {
  fc.assert(
    fc.property(boards, (board) => {
      const least = leastOf(board);
      assert.ok(boardInput.safeParse(least).success);
      assert.deepEqual(leastOf(least), least);
      assert.deepEqual(engineBoard(least), engineBoard(board));
    }),
    { numRuns: 500 },
  );
});

/** A board as the engine reads it, where any card brings a Might of 1; a unit without a name is called by its id. */
function engineBoard(board: BoardState): unknown {
  const filled = (units: NonNullable<BoardState["bases"]>[number]["units"]) =>
    units.map((unit) => ({ ...unit, card: null, might: unit.might ?? 1 }));
  const read = readBoard({
    ...board,
    battlefields: board.battlefields.map((one) => ({ ...one, units: filled(one.units ?? []) })),
    bases: board.bases?.map((one) => ({ ...one, units: filled(one.units) })),
  } as BoardInput);
  assert.ok(read.ok);
  const { units, players, ...rest } = read.value;
  const plain = units.map((unit) => ({
    ...unit,
    printedMight: unit.printedMight + 0,
    lastingModifier: unit.lastingModifier + 0,
    calledAs: unit.calledAs ?? unit.id,
  }));
  return {
    ...rest,
    units: plain,
    players: players.map(({ ignores, ...one }) => ({ ...one, ignores: new Set(ignores) })),
  };
}

test("the canonical form stands in a URL as it is", () => {
  fc.assert(
    fc.property(boards, (board) => {
      const text = notationOf(board);
      if (text === null) return;
      assert.match(text, /^table~[A-Za-z0-9,~:=._@-]+$/);
      assert.equal(new URLSearchParams(`c=${text}`).get("c"), text);
    }),
    { numRuns: 500 },
  );
});

/** A random board without what has no words. */
function wordedBoard(dice: Dice): BoardInput {
  const { game, players, turnPlayer, phase, battlefields, bases } = randomBoard(dice);
  const worded = (units: readonly BoardUnitInput[]) => units.map((unit) => ({ ...unit, damageReplacements: null }));
  return {
    game,
    turnPlayer,
    phase,
    players: players.map(({ id, points, team }) => ({ id, points, team })),
    battlefields: battlefields.map(({ controller, contestedBy, units }) => {
      return { controller, contestedBy, units: worded(units ?? []) };
    }),
    bases: (bases ?? []).map(({ player, units }) => ({ player, units: worded(units) })),
  };
}

test("the notation of an answer says the board of the answer, move after move", () => {
  let [written, all] = [0, 0];
  for (let seed = 1; seed <= 80; seed += 1) {
    const dice = new Dice(seed + 7000);
    const start = readBoard(wordedBoard(dice));
    assert.ok(start.ok, JSON.stringify(start));
    let here = settle(start.value);
    let asked = value(adjudicate("pending", { board: wordedBoard(new Dice(seed + 7000)) }));
    for (let count = 0; count < 12 && here.pending.kind !== "game-over"; count += 1) {
      all += 1;
      if (asked.notation !== null) {
        written += 1;
        assert.ok(asked.notation.length < 400, asked.notation);
        const again = value(adjudicate("pending", { notation: asked.notation }));
        assert.deepEqual(again.board, asked.board, asked.notation);
        assert.equal(again.notation, asked.notation);
      }
      const action = randomAction(dice, here.board, here.pending);
      here = advance(here.board, action);
      asked = value(adjudicate("advance", { board: asked.board, action }));
    }
  }
  assert.ok(written > all / 6, `${written} of ${all} boards had words`);
});

test("what has no words is told with its place", () => {
  const reasons = (board: Partial<BoardState>) => {
    const result = writeBoardNotation({ players: [{ id: "Ana" }, { id: "Ben" }], battlefields: [{}], ...board });
    return result.ok ? result.text : result.reasons.map(({ code, path }) => `${code} ${path.join(".")}`);
  };
  const turn = "turn" as const;
  const base = (unit: object) => ({
    bases: [
      { player: "Ben", units: [] },
      { player: "Ana", units: [{ might: 1, ...unit }] },
    ],
  });
  assert.equal(reasons({}), "table~Ana,Ben~bf1:none");
  assert.deepEqual(reasons({ scoreRecord: [] }), ["inexpressible/no-words scoreRecord"]);
  assert.deepEqual(reasons({ stopForTriggers: ["result"] }), ["inexpressible/no-words stopForTriggers"]);
  assert.deepEqual(reasons({ battlefields: [{ id: "x", cannotBeScored: true }] }), [
    "inexpressible/no-words battlefields.0.cannotBeScored",
  ]);
  assert.deepEqual(reasons(base({ changes: [{ lasts: turn, might: 1 }] })), [
    "inexpressible/no-words bases.1.units.0.changes",
  ]);
  assert.deepEqual(reasons(base({ owner: "Ben" })), ["inexpressible/no-words bases.1.units.0.owner"]);
  assert.deepEqual(reasons(base({ damageReplacements: [{ kind: "double", lasts: turn }] })), [
    "inexpressible/no-words bases.1.units.0.damageReplacements.0.lasts",
  ]);
  assert.deepEqual(reasons(base({ card: "OGN-054", keywords: { tank: false } })), [
    "inexpressible/no-words bases.1.units.0.keywords.tank",
  ]);
  assert.deepEqual(reasons(base({ might: null })), ["inexpressible/no-might bases.1.units.0.might"]);
  assert.deepEqual(reasons({ turnPlayer: "Zoe" }), ["inexpressible/not-in-a-game turnPlayer"]);
  assert.deepEqual(reasons(base({ name: "é".repeat(700) })), ["inexpressible/too-long "]);
});

test("a card that is known is written by its id, and of an answer only what it does not bring", () => {
  const stated = {
    players: [{ id: "A" }, { id: "B" }],
    battlefields: [{}],
    bases: [{ player: "A", units: [{ card: "mech" }] }],
  };
  assert.deepEqual(writeBoardNotation(stated, someCards), { ok: true, text: "table~A,B~bf1:none~base=A:SFD-900" });
  const line =
    "table | A, B | bf1: none | base A: OGN-036, Vi Destructive deflect 2 exhausted, OGN-036 might 7 = Viola";
  const { notation } = value(adjudicate("pending", { notation: line.replace("Vi Destructive", '"Vi, Destructive"') }));
  assert.equal(notation, "table~A,B~bf1:none~base=A:OGN-036,OGN-036.EL2,OGN-036.M7=Viola");
});

test("one of several names that are alike is found by its very letters", () => {
  const board: BoardState = {
    players: [{ id: "ana" }, { id: "Ana" }, { id: "Ana B" }],
    game: { mode: "skirmish" },
    battlefields: [{ id: "hill" }, { id: "Hill", controller: "ana" }, { id: "ana" }],
    turnPlayer: "Ana B",
  };
  assert.deepEqual(boardIn(writtenBoard(board)), leastOf(board));
});
