import assert from "node:assert/strict";
import type { ActionInput, BoardInput } from "../../src/engine/index.js";
import {
  allPass,
  at,
  battlefieldIn,
  conquerorIn,
  controlIn,
  players,
  pointsIn,
  standing,
  unit,
  unitsOf,
  type Script,
} from "./board-case.js";

const pass: ActionInput = { kind: "pass" };
const cast = (effects: ActionInput["effects"]): ActionInput => ({ kind: "play", timing: "action", effects });

/** P1 has walked onto an empty battlefield of nobody: the Showdown there is P1's to begin. */
function walkedIn(
  might: number,
  points: Readonly<Record<string, number>> = {},
  more: Partial<BoardInput> = {},
): BoardInput {
  return {
    players: players(points),
    battlefields: [{ id: "bf1", controller: null, contestedBy: "P1", units: [unit("A", "P1", might)] }, { id: "bf2" }],
    ...more,
  };
}

/** P1 attacks what P2 holds. */
function attack(
  attackers: NonNullable<BoardInput["battlefields"][number]["units"]>,
  defenders: typeof attackers,
  more: Partial<BoardInput> = {},
): BoardInput {
  return {
    players: players(),
    battlefields: [
      { id: "bf1", controller: "P2", contestedBy: "P1", units: [...attackers, ...defenders] },
      { id: "bf2" },
    ],
    ...more,
  };
}

const ambusher = unit("Ambusher", "P2", 3, { keywords: { ambush: true } });

export const showdownCases: Readonly<Record<string, Script>> = {
  "open-showdown-both-pass-conquer": async (table, { expected, setup }) => {
    const before = (setup as unknown as { points: Record<string, number> }).points;
    const begun = await table.set(walkedIn(2, before)).pending();
    assert.equal(begun.board.showdown?.combat != null, expected["combat"]);
    const closed = await table.actAll(pass, pass);
    assert.equal(controlIn(closed, "bf1"), expected["control"]);
    assert.equal(conquerorIn(closed), expected["conquer"]);
    for (const [player, points] of Object.entries(expected["points"] as Record<string, number>))
      assert.equal(pointsIn(closed, player), points);
  },
  "open-showdown-unit-bounced": async (table, { expected }) => {
    table.set(walkedIn(2));
    await table.act(pass);
    const closed = await table.actAll(cast([{ kind: "return-to-hand", units: ["A"] }]), allPass, allPass);
    assert.equal(controlIn(closed, "bf1"), expected["control"]);
    assert.equal(conquerorIn(closed), expected["conquer"]);
  },
  "open-showdown-turns-into-combat": async (table, { expected }) => {
    table.set(walkedIn(4, {}, { bases: [{ player: "P2", units: [unit("Vi", "P2", 4)] }] }));
    const begun = await table.act(pass);
    const turned = await table.actAll(cast([{ kind: "move", units: ["Vi"], to: at("bf1") }]), allPass);
    const begins = [...begun.events, ...turned.events].filter(({ kind }) => kind === "showdown-began").length;
    assert.equal(begins, expected["showdowns"]);
    assert.equal(turned.board.showdown?.combat != null, expected["becomesCombat"]);
    assert.equal(turned.board.showdown?.combat?.attacker, expected["attackerPlayer"]);
    assert.equal(turned.board.showdown?.combat?.defender, expected["defenderPlayer"]);
  },
  "might-drop-kills-before-damage-step": async (table, { expected }) => {
    table.set(attack([unit("A", "P1", 2)], [unit("D", "P2", 4, { damage: 3 })]));
    const dropped = await table.actAll(cast([{ kind: "change-might", units: ["D"], amount: -1 }]), allPass);
    assert.deepEqual(unitsOf(dropped, "killed"), expected["diesInShowdown"]);
    const closed = await table.act(allPass);
    assert.equal(
      closed.steps.some(({ kind }) => kind === "damage-step-begun"),
      expected["damageStep"],
    );
    assert.deepEqual(unitsOf(closed, "killed"), expected["deaths"]);
    assert.equal(controlIn(closed, "bf1"), expected["control"]);
    assert.equal(conquerorIn(closed), expected["conquer"]);
  },
  "late-attacker-counts-with-assault": async (table, { expected }) => {
    const late = unit("A2", "P1", 2, { keywords: { assault: 2 } });
    table.set(attack([unit("A1", "P1")], [unit("D", "P2", 6)], { bases: [{ player: "P1", units: [late] }] }));
    await table.actAll(cast([{ kind: "move", units: ["A2"], to: at("bf1") }]), allPass);
    const closed = await table.act(allPass);
    assert.equal(closed.pending.assignments?.attacker.pool.total, expected["attackerPool"]);
    const fought = await table.act({ kind: "assign-damage" });
    assert.deepEqual(unitsOf(fought, "killed").sort(), [...(expected["deaths"] as string[])].sort());
    assert.equal(controlIn(fought, "bf1"), expected["control"]);
  },
  "ambush-joins-existing-defence": async (table, { expected }) => {
    table.set(attack([unit("A", "P1", 4)], [unit("D", "P2")]));
    await table.act(pass);
    const played = await table.act({ kind: "play-unit", unit: ambusher, to: at("bf1") });
    assert.equal(played.legal, expected["legal"]);
    assert.equal(played.pending.player, expected["focusAfter"]);
    assert.equal(standing(played, "Ambusher").role, "defender");
    const closed = await table.act(allPass);
    assert.equal(closed.pending.assignments?.defender.pool.total, expected["defenderPool"]);
  },
  "ambush-into-foreign-showdown-illegal": async (table, { expected }) => {
    table.set(walkedIn(2));
    await table.act(pass);
    assert.equal(await table.isLegal({ kind: "play-unit", unit: ambusher, to: at("bf1") }), expected["legal"]);
  },
  "ambush-lost-with-last-unit": async (table, { expected }) => {
    table.set(attack([unit("A", "P1", 3)], [unit("D", "P2")]));
    const killed = await table.actAll(cast([{ kind: "kill", units: ["D"] }]), allPass);
    assert.equal(battlefieldIn(killed, "bf1").controller, "P2");
    assert.equal(killed.pending.player, "P2");
    assert.equal(await table.isLegal({ kind: "play-unit", unit: ambusher, to: at("bf1") }), expected["legalByAmbush"]);
  },
  "two-combats-turn-player-orders": async (table, { expected }) => {
    const fight = (id: string, attacker: string, defender: string) => ({
      id,
      controller: "P2",
      contestedBy: "P1",
      units: [unit(attacker, "P1"), unit(defender, "P2")],
    });
    const choice = await table
      .set({ players: players(), battlefields: [fight("bf1", "A", "D"), fight("bf2", "B", "E")] })
      .pending();
    assert.equal(choice.pending.kind, "choose-fight");
    assert.equal(choice.pending.player, expected["chooser"]);
    const begun = await table.act({ kind: "begin-fight", battlefield: "bf2" });
    assert.equal(begun.board.showdown?.battlefield, "bf2");
    assert.equal(battlefieldIn(begun, "bf1").staged, "combat");
  },
  "combat-waits-for-open-state": async (table, { expected }) => {
    table.set({
      players: players(),
      battlefields: [{ id: "bf1", controller: "P2", units: [unit("D", "P2")] }, { id: "bf2" }],
      bases: [{ player: "P1", units: [unit("A", "P1")] }],
    });
    const moved = await table.act({
      kind: "move",
      units: ["A"],
      to: at("bf1"),
      abilities: [{ unit: "A", name: "when I move", effects: [{ kind: "draw", player: "P1", amount: 1 }] }],
    });
    assert.equal(moved.board.showdown !== null, expected["combatOpen"]);
    assert.equal(standing(moved, "A").role, expected["attackerPlayer"]);
    assert.equal(battlefieldIn(moved, "bf1").staged, "combat");
    assert.equal((await table.act(allPass)).board.showdown?.combat?.attacker, "P1");
  },
};
