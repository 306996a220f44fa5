import assert from "node:assert/strict";
import type { BoardInput } from "../../src/engine/index.js";
import { allPass, combatAt, conquerorIn, players, standing, unit, unitsOf, type Script } from "./board-case.js";

type Setup = { readonly unit: { might: number; keywords: Record<string, number> } };

/** X of one player against another unit, in its role. */
function duel(role: "attacker" | "defender", setup: unknown): BoardInput {
  const { might, keywords } = (setup as Setup).unit;
  const [mine, other] = role === "attacker" ? ["P1", "P2"] : ["P2", "P1"];
  return {
    players: players(),
    battlefields: [
      {
        id: "bf1",
        controller: "P2",
        contestedBy: "P1",
        units: [unit("X", mine, might, { keywords }), unit("Y", other, 1)],
      },
      { id: "bf2" },
    ],
  };
}

/** The units of a case that are assigned its pool by one attacker. */
function assigned(setup: unknown): BoardInput {
  const { units, pool, granted } = setup as {
    units: { id: string; might: number; keywords?: object }[];
    pool: number;
    granted?: string[];
  };
  const targets = units.map(({ id, might, keywords }) =>
    unit(id, "P2", might, keywords && !granted?.includes(id) ? { keywords: { tank: true } } : {}),
  );
  return {
    players: players(),
    battlefields: [
      { id: "bf1", controller: "P2", contestedBy: "P1", units: [unit("src", "P1", pool), ...targets] },
      { id: "bf2" },
    ],
  };
}

/** The attacker's legal assignments once these units were given Tank by an effect. */
const listedAfter =
  (granted: (setup: unknown) => readonly string[]): Script =>
  async (table, { setup, expected }) => {
    table.set(assigned(setup));
    const effects = [{ kind: "give-keyword" as const, units: granted(setup), keyword: "tank" as const }];
    await table.actAll({ kind: "play", timing: "action", effects }, allPass);
    const closed = await table.act(allPass);
    const list = closed.pending.assignments?.attacker;
    table.cite(list?.steps ?? []);
    const amounts = list?.assignments.nodes.map((node) =>
      Object.fromEntries(node.amounts.filter(({ amount }) => amount > 0).map(({ unit: id, amount }) => [id, amount])),
    );
    assert.deepEqual(amounts, expected["legalAssignments"]);
  };

export const keywordCases: Readonly<Record<string, Script>> = {
  "assault-and-shield-on-one-unit": async (table, { setup, expected }) => {
    for (const role of ["attacker", "defender"] as const) {
      const begun = await table.set(duel(role, setup)).act({ kind: "pass" });
      assert.equal(standing(begun, "X").might.total, expected[role]);
      const closed = await table.act({ kind: "pass" });
      table.cite(closed.pending.assignments?.[role].steps ?? []);
    }
    const { might, keywords } = (setup as unknown as Setup).unit;
    const idle = await table
      .set({
        players: players(),
        battlefields: [{ id: "bf1", controller: "P1", units: [unit("X", "P1", might, { keywords })] }],
      })
      .pending();
    assert.equal(standing(idle, "X").might.total, expected["none"]);
  },
  "tank-instances-redundant": listedAfter(() => ["T2x"]),
  "last-stand-doubles-current-might": async (table, { setup, expected }) => {
    table.set(duel("defender", setup));
    const doubled = await table.actAll(
      { kind: "play", timing: "action", effects: [{ kind: "double-might", units: ["X"] }] },
      allPass,
    );
    assert.equal(standing(doubled, "X").might.total, expected["mightAsDefender"]);
    const fought = await table.actAll(allPass, { kind: "assign-damage" });
    assert.equal(standing(fought, "X").might.total, expected["mightAfterCombat"]);
  },
  "granted-tank-equals-printed": listedAfter((setup) => (setup as { granted: string[] }).granted),
  "mighty-by-assault-at-conquer": async (table, one) => {
    table.set(combatAt(one, { stopForTriggers: ["scoring"] }));
    const scored = await table.actAll(allPass, { kind: "assign-damage" });
    assert.equal(
      scored.steps.some(({ kind }) => kind === "mighty-at-score"),
      one.expected["mightyAtConquer"],
    );
    assert.equal(standing(scored, "A").might.total, 5);
    const ended = await table.act({ kind: "resolve-triggers" });
    assert.equal(standing(ended, "A").might.total, one.expected["mightAfterCombat"]);
  },
  "disarm-weakens-before-damage": async (table, { setup, expected }) => {
    const [attacker] = setup.attacker.units;
    const [defender] = setup.defender.units;
    const disarm = -(defender?.mightModifier ?? 0);
    table.set({
      players: players(),
      battlefields: [
        {
          id: "bf1",
          controller: "P2",
          contestedBy: "P1",
          units: [unit("A", "P1", attacker?.might, { keywords: { disarm } }), unit("D", "P2", defender?.might)],
        },
        { id: "bf2" },
      ],
    });
    await table.actAll({ kind: "trigger", abilities: [{ unit: "A", disarms: "D" }] }, allPass);
    const { pending } = await table.act(allPass);
    assert.equal(pending.assignments?.defender.pool.total, expected["defenderPool"]);
    const needs = pending.assignments?.attacker.targets.map(({ unit: id, needs: least }) => [id, least]);
    assert.deepEqual(Object.fromEntries(needs ?? []), expected["minimumAssignedForLethal"]);
    table.cite(pending.assignments?.attacker.steps ?? []);
    const fought = await table.act({ kind: "assign-damage" });
    assert.deepEqual(unitsOf(fought, "killed"), expected["deaths"]);
    assert.deepEqual(
      fought.pending.units.map(({ unit: id }) => id),
      expected["survivors"],
    );
    assert.equal(conquerorIn(fought), expected["conquer"]);
  },
};
