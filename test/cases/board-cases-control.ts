import assert from "node:assert/strict";
import {
  allPass,
  baseOf,
  battlefieldIn,
  combatAt,
  conquerorIn,
  controlIn,
  players,
  unit,
  unitsOf,
  type Script,
} from "./board-case.js";

export const controlCases: Readonly<Record<string, Script>> = {
  "last-unit-leaves-outside-showdown": async (table, { expected }) => {
    table.set({
      players: players(),
      battlefields: [{ id: "bf1", controller: "P1", units: [unit("A", "P1")] }, { id: "bf2" }],
    });
    const moved = await table.act({ kind: "move", units: ["A"], to: baseOf("P1") });
    assert.equal(controlIn(moved, "bf1"), expected["control"]);
    assert.equal(conquerorIn(moved), expected["conquer"]);
  },
  "control-survives-closed-state": async (table, { expected }) => {
    table.set({
      players: players(),
      battlefields: [{ id: "bf1", controller: "P1", units: [unit("A", "P1")] }, { id: "bf2" }],
    });
    await table.act({ kind: "play", timing: "none", effects: [{ kind: "kill", units: ["A"] }] });
    const died = await table.act({
      ...allPass,
      abilities: [{ player: "P1", name: "Deathknell", effects: [{ kind: "draw", player: "P1", amount: 1 }] }],
    });
    assert.deepEqual(unitsOf(died, "killed"), ["A"]);
    assert.equal(died.pending.kind, "priority");
    assert.equal(controlIn(died, "bf1"), expected["control"]);
    assert.equal(controlIn(await table.act(allPass), "bf1"), "uncontrolled");
  },
  "deathknell-arrival-restages-combat": async (table, one) => {
    const { expected } = one;
    table.set(combatAt(one, { stopForTriggers: ["cleanup"] }));
    const died = await table.actAll(allPass, { kind: "assign-damage" });
    assert.deepEqual(unitsOf(died, "killed"), expected["deaths"]);
    assert.deepEqual(unitsOf(died, "recalled"), expected["recalled"]);
    assert.equal(died.pending.window, "cleanup");
    const arrival = { kind: "create-unit" as const, unit: unit("Risen", "P2", 4), to: { battlefield: "bf1" } };
    const restaged = await table.act({ kind: "resolve-triggers", effects: [arrival] });
    const ended = restaged.events.find(({ kind }) => kind === "combat-ended");
    assert.equal(ended?.result, "no-result");
    assert.equal(conquerorIn(restaged), expected["conquer"]);
    assert.equal(controlIn(restaged, "bf1"), expected["control"]);
    assert.equal(
      restaged.steps.some(({ kind }) => kind === "combat-restaged"),
      expected["restagesCombat"],
    );
    assert.equal(restaged.board.showdown?.combat?.attacker, "P1");
    const [brute] = battlefieldIn(restaged, "bf1").units;
    assert.equal(brute?.damage, (expected["damageAfterCombat"] as Record<string, number>)["Brute"]);
  },
  "symbol-of-the-solari-recalls-all": async (table, one) => {
    const { expected } = one;
    const board = combatAt(one);
    table.set({
      ...board,
      players: board.players.map((player) => ({ ...player, recallsAllOnTies: player.id === "P1" })),
    });
    const fought = await table.actAll(allPass, { kind: "assign-damage" });
    assert.deepEqual(unitsOf(fought, "killed"), expected["deaths"]);
    assert.deepEqual(unitsOf(fought, "recalled").sort(), expected["recalled"]);
    assert.equal(controlIn(fought, "bf1"), expected["control"]);
    assert.equal(conquerorIn(fought), expected["conquer"]);
    assert.equal(fought.events.find(({ kind }) => kind === "combat-ended")?.result, "no-result");
    assert.equal(battlefieldIn(fought, "bf1").staged !== null, expected["restagesCombat"]);
  },
};
