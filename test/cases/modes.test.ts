import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";

const MODES = [
  { mode: "duel", players: 2, victoryScore: 8, battlefields: 2 },
  { mode: "match", players: 2, victoryScore: 8, battlefields: 2 },
  { mode: "skirmish", players: 3, victoryScore: 8, battlefields: 3 },
  { mode: "war", players: 4, victoryScore: 8, battlefields: 3 },
  { mode: "magma-chamber", players: 4, victoryScore: 11, battlefields: 3 },
];

/** A conquest by P1, who has this many points and has scored this many other battlefields. */
function conquest(mode: string, players: number, points: number, scored: number) {
  const side = (player: string, might: number) => ({ player, units: [{ might }] });
  const team = (index: number) => (mode === "magma-chamber" ? { team: index % 2 === 0 ? "red" : "blue" } : {});
  return adjudicate("resolveCombat", {
    state: {
      combat: { attacker: side("P1", 3), defender: side("P2", 2) },
      players: Array.from({ length: players }, (_, index) => ({
        id: `P${index + 1}`,
        ...((index === 0 || (mode === "magma-chamber" && index === 2)) && { points }),
        ...(index === 0 && { scoredThisTurn: Array.from({ length: scored }, (__, at) => `other ${at}`) }),
        ...team(index),
      })),
      game: { mode },
    },
  });
}

for (const { mode, players, victoryScore, battlefields } of MODES) {
  test(`${mode} is played to ${victoryScore} on ${battlefields} battlefields by ${players} players`, () => {
    const scoreOf = (points: number, scored: number) => {
      const answer = conquest(mode, players, points, scored);
      assert.ok(answer.ok, JSON.stringify(answer));
      return [answer.value.score.outcome, answer.value.winner];
    };
    assert.deepEqual(scoreOf(victoryScore - 2, 0), ["point", null]);
    assert.deepEqual(scoreOf(victoryScore - 1, battlefields - 2), ["card", null]);
    assert.deepEqual(scoreOf(victoryScore - 1, battlefields - 1), ["point", "P1"]);
    assert.equal(conquest(mode, players + 1, 0, 0).ok, false);
  });
}

test("a player who is not listed may control the battlefield while the mode has room for one", () => {
  const combat = {
    attacker: { player: "P1", units: [{ might: 3 }] },
    defender: { player: "P2", units: [{ might: 2 }] },
  };
  const ruled = (mode: string) =>
    adjudicate("resolveCombat", { state: { combat, battlefield: { controller: "P3" }, game: { mode } } });
  assert.equal(ruled("skirmish").ok, true);
  const inDuel = ruled("duel");
  assert.ok(!inDuel.ok);
  assert.deepEqual(
    inDuel.problems.map(({ code }) => code),
    ["battlefield/unknown-controller"],
  );
});
