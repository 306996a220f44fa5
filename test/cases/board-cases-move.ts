import assert from "node:assert/strict";
import type { ActionInput, BoardInput } from "../../src/engine/index.js";
import {
  allPass,
  at,
  baseOf,
  battlefieldIn,
  conquerorIn,
  controlIn,
  players,
  standing,
  unit,
  unitsOf,
  type Script,
} from "./board-case.js";

const move = (units: string[], to: { battlefield?: string; base?: string }): ActionInput => ({
  kind: "move",
  units,
  to,
});
const cast = (effects: ActionInput["effects"]): ActionInput => ({ kind: "play", timing: "action", effects });

/** P1's turn with two battlefields of nobody and these units of P1 in base. */
function duel(inBase: BoardInput["bases"], battlefields: BoardInput["battlefields"] = []): BoardInput {
  return {
    players: players(),
    battlefields: [...battlefields, { id: "bf1" }, { id: "bf2" }].slice(0, 2),
    bases: inBase ?? [],
  };
}

const skirmish = (turnPlayer: string, battlefields: BoardInput["battlefields"]): BoardInput => ({
  game: { mode: "skirmish" },
  players: players({}, "P1", "P2", "P3"),
  turnPlayer,
  battlefields,
  bases: [{ player: "P3", units: [unit("C", "P3")] }],
});

/** A tied attacker of P1 and a stunned or harmless defence of P2, one pass before damage. */
function tie(attacker: object, board: Partial<BoardInput> = {}): BoardInput {
  return {
    players: players(),
    battlefields: [
      {
        id: "bf1",
        controller: "P2",
        contestedBy: "P1",
        units: [{ ...unit("A", "P1", 4), ...attacker }, unit("D", "P2", 5, { stunned: true })],
      },
    ],
    ...board,
  };
}

export const moveCases: Readonly<Record<string, Script>> = {
  "exhausted-unit-cannot-standard-move": async (table, { expected }) => {
    table.set(duel([{ player: "P1", units: [unit("A", "P1", 2, { exhausted: true })] }]));
    assert.equal(await table.isLegal(move(["A"], at("bf1"))), expected["legal"]);
  },
  "battlefield-to-battlefield-needs-ganking": async (table, { expected }) => {
    table.set(duel([], [{ id: "bf1", controller: "P1", units: [unit("A", "P1")] }, { id: "bf2" }]));
    assert.equal(await table.isLegal(move(["A"], at("bf2"))), expected["legal"]);
  },
  "ganking-opens-battlefield-hop": async (table, { expected }) => {
    const ganker = unit("A", "P1", 3, { keywords: { ganking: true } });
    table.set(duel([], [{ id: "bf1", controller: "P1", units: [ganker] }, { id: "bf2" }]));
    const moved = await table.act(move(["A"], at("bf2")));
    const told = battlefieldIn(moved, "bf2").units[0];
    assert.equal(told?.exhausted, expected["exhaustsUnit"]);
  },
  "group-move-different-origins": async (table, { expected }) => {
    const ganker = unit("G", "P1", 3, { keywords: { ganking: true } });
    table.set(
      duel(
        [{ player: "P1", units: [unit("A", "P1")] }],
        [{ id: "bf2", controller: "P1", units: [ganker] }, { id: "bf1" }],
      ),
    );
    const moved = await table.act(move(["A", "G"], at("bf1")));
    const there = battlefieldIn(moved, "bf1").units;
    assert.deepEqual(
      there
        .filter(({ exhausted }) => exhausted)
        .map(({ id }) => id)
        .sort(),
      expected["exhausted"],
    );
  },
  "group-move-two-destinations-illegal": async (table, { expected }) => {
    table.set(duel([{ player: "P1", units: [unit("A", "P1"), unit("B", "P1")] }]));
    const together = [{ units: ["B"], to: at("bf2") }];
    assert.equal(await table.isLegal({ ...move(["A"], at("bf1")), together }), expected["legal"]);
  },
  "retreat-to-base-no-contest": async (table, { expected }) => {
    table.set(duel([], [{ id: "bf1", controller: "P1", units: [unit("A", "P1"), unit("B", "P1")] }, { id: "bf2" }]));
    const moved = await table.act(move(["A"], baseOf("P1")));
    assert.equal(
      moved.events.some(({ kind }) => kind === "contested"),
      expected["contested"],
    );
    assert.equal(moved.board.showdown !== null, expected["showdown"]);
  },
  "reinforcing-own-battlefield-no-contest": async (table, { expected }) => {
    table.set(
      duel(
        [{ player: "P1", units: [unit("A", "P1")] }],
        [{ id: "bf1", controller: "P1", units: [unit("B", "P1")] }, { id: "bf2" }],
      ),
    );
    const moved = await table.act(move(["A"], at("bf1")));
    assert.equal(battlefieldIn(moved, "bf1").contestedBy !== null, expected["contested"]);
    assert.equal(moved.board.showdown !== null, expected["showdown"]);
  },
  "third-player-two-others-present": async (table, { expected }) => {
    table.set(
      skirmish("P3", [{ id: "bf1", controller: "P2", contestedBy: "P1", units: [unit("A", "P1"), unit("B", "P2")] }]),
    );
    assert.equal(await table.isLegal(move(["C"], at("bf1"))), expected["legal"]);
  },
  "two-units-of-one-enemy-is-fine": async (table, { expected }) => {
    table.set(skirmish("P3", [{ id: "bf1", controller: "P2", units: [unit("B1", "P2"), unit("B2", "P2")] }]));
    const moved = await table.act(move(["C"], at("bf1")));
    assert.equal(moved.board.showdown?.combat ? "combat" : null, expected["showdown"]);
  },
  "ffa-staged-combat-locks-out-third": async (table, { expected }) => {
    const staged = {
      units: [unit("A", "P1"), unit("B", "P2")],
      controller: "P2",
      contestedBy: "P1",
      staged: "combat" as const,
    };
    table.set({
      ...skirmish("P3", [{ id: "bf1", ...staged }]),
      chain: { opener: "play", items: [{ player: "P3", name: "a trick" }] },
    });
    const effect = { kind: "move" as const, units: ["C"], to: at("bf1") };
    assert.equal(await table.isLegal({ kind: "play", timing: "reaction", effects: [effect] }), expected["legal"]);
  },
  "two-v-two-teammate-battlefield-invalid": async (table, { expected }) => {
    table.set({
      game: { mode: "magma-chamber" },
      players: ["P1", "P2", "P3", "P4"].map((id, index) => ({ id, team: index % 2 === 0 ? "T1" : "T2" })),
      battlefields: [{ id: "bf1", controller: "P3", units: [unit("T", "P3")] }],
      bases: [{ player: "P1", units: [unit("A", "P1")] }],
    });
    assert.equal(await table.isLegal(move(["A"], at("bf1"))), expected["legal"]);
    assert.equal(await table.isLegal(cast([{ kind: "move", units: ["A"], to: at("bf1") }])), expected["legal"]);
  },
  "recall-is-not-a-move": async (table, { expected }) => {
    table.set(tie({}));
    const fought = await table.actAll(allPass, { kind: "assign-damage" });
    assert.deepEqual(unitsOf(fought, "recalled"), expected["recalled"]);
    assert.equal(unitsOf(fought, "moved").length > 0, expected["moveTriggers"]);
    assert.equal(unitsOf(fought, "moved").length > 0, expected["countsAsMove"]);
  },
  "recall-ignores-move-restrictions": async (table, { expected, setup }) => {
    const [galio] = setup.attacker.units;
    const [phantom] = setup.defender.units;
    table.set({
      players: players(),
      unitsCannotMoveToBase: true,
      battlefields: [
        {
          id: "bf1",
          controller: "P2",
          contestedBy: "P1",
          units: [
            { ...unit("Galio", "P1"), might: galio?.might ?? 0, dealsNoCombatDamage: true },
            { ...unit("Phantom", "P2"), might: phantom?.might ?? 0 },
          ],
        },
      ],
    });
    const fought = await table.actAll(allPass, { kind: "assign-damage" });
    assert.deepEqual(unitsOf(fought, "recalled"), expected["recalled"]);
    assert.equal(controlIn(fought, "bf1"), expected["control"]);
    assert.equal(conquerorIn(fought), null);
  },
  "spell-move-does-not-exhaust": async (table, { expected }) => {
    table.set(duel([{ player: "P1", units: [unit("A", "P1")] }]));
    const moved = await table.actAll(cast([{ kind: "move", units: ["A"], to: at("bf1") }]), allPass);
    const told = battlefieldIn(moved, "bf1").units[0];
    assert.equal(told?.exhausted, expected["exhaustsUnit"]);
    assert.deepEqual(standing(moved, "A").place, { battlefield: "bf1", base: null });
  },
  "move-to-same-place-illegal": async (table, { expected }) => {
    table.set(duel([], [{ id: "bf1", controller: "P1", units: [unit("A", "P1")] }, { id: "bf2" }]));
    assert.equal(await table.isLegal(cast([{ kind: "move", units: ["A"], to: at("bf1") }])), expected["legal"]);
  },
};
