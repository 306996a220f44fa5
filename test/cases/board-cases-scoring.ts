import assert from "node:assert/strict";
import type { BoardInput } from "../../src/engine/index.js";
import type { AnswerOf } from "../../src/contract/index.js";
import {
  allPass,
  at,
  conquerorIn,
  controlIn,
  players,
  pointsIn,
  unit,
  type Script,
  type TableTop,
} from "./board-case.js";

type Points = Readonly<Record<string, number>>;
const pointsOf = (setup: unknown) => (setup as { points: Points }).points;
const teamPointsOf = (setup: unknown) => (setup as { teamPoints: Points }).teamPoints;

/** P1's turn with empty battlefields A and B and two units of P1 in base. */
function twoConquests(points: Points): BoardInput {
  return {
    players: players(points),
    battlefields: [{ id: "A" }, { id: "B" }],
    bases: [{ player: "P1", units: [unit("u1", "P1"), unit("u2", "P1")] }],
  };
}

/** A unit walks onto an empty battlefield, and nobody plays anything. */
function conquer(table: TableTop, id: string, battlefield: string): Promise<AnswerOf<"advance">> {
  return table.actAll({ kind: "move", units: [id], to: at(battlefield) }, allPass);
}

function drewInstead({ events }: AnswerOf<"advance">): boolean {
  return events.some(({ kind }) => kind === "card-drawn");
}

/** What these points make of the game. */
function pointsOnly(points: Points, ids?: readonly string[]): BoardInput {
  const all = ids ?? Object.keys(points);
  return {
    ...(all.length > 2 && { game: { mode: "skirmish" as const } }),
    players: players(points, ...all),
    battlefields: [{ id: "bf1" }],
  };
}

const winner: Script = async (table, { setup, expected }) => {
  const answer = await table.set(pointsOnly(pointsOf(setup))).pending();
  assert.equal(answer.pending.winner, expected["winner"]);
};

/** Two teams, of P1 and P3 and of P2 and P4, with units of P1 in base and one of P3 at C. */
function teams(setup: unknown, more: Partial<BoardInput> = {}): BoardInput {
  const points = teamPointsOf(setup);
  return {
    game: { mode: "magma-chamber" },
    players: ["P1", "P2", "P3", "P4"].map((id, index) => {
      const team = index % 2 === 0 ? "T1" : "T2";
      return { id, team, points: points[team] ?? 0 };
    }),
    phase: "beginning",
    battlefields: [{ id: "A" }, { id: "B" }, { id: "C", controller: "P3", units: [unit("mate", "P3")] }],
    bases: [{ player: "P1", units: [unit("u1", "P1"), unit("u2", "P1")] }],
    ...more,
  };
}

export const scoringCases: Readonly<Record<string, Script>> = {
  "hold-at-seven-wins": async (table, { setup, expected }) => {
    table.set({
      players: players(pointsOf(setup)),
      phase: "beginning",
      battlefields: [{ id: "A", controller: "P1", units: [unit("u1", "P1")] }, { id: "B" }],
    });
    const held = await table.act({ kind: "score-holds" });
    for (const [player, points] of Object.entries(expected["points"] as Points))
      assert.equal(pointsIn(held, player), points);
    assert.equal(drewInstead(held), expected["drawInsteadOfPoint"]);
    assert.equal(held.board.winner, expected["winner"]);
  },
  "seven-points-two-conquers": async (table, { setup, expected }) => {
    table.set(twoConquests(pointsOf(setup)));
    const steps = [await conquer(table, "u1", "A"), await conquer(table, "u2", "B")];
    const wanted = [expected["afterFirst"], expected["afterSecond"]] as {
      points: number;
      drawInsteadOfPoint: boolean;
    }[];
    for (const [index, answer] of steps.entries()) {
      assert.equal(pointsIn(answer, "P1"), wanted[index]?.points);
      assert.equal(drewInstead(answer), wanted[index]?.drawInsteadOfPoint);
    }
    assert.equal(steps[1]?.board.winner, expected["winner"]);
  },
  "six-points-two-conquers-wins": async (table, { setup, expected }) => {
    table.set(twoConquests(pointsOf(setup)));
    await conquer(table, "u1", "A");
    const second = await conquer(table, "u2", "B");
    for (const [player, points] of Object.entries(expected["points"] as Points))
      assert.equal(pointsIn(second, player), points);
    assert.equal(second.board.winner, expected["winner"]);
  },
  "drawn-card-still-a-conquer": async (table, { setup, expected }) => {
    const conquered = await conquer(table.set(twoConquests(pointsOf(setup))), "u1", "A");
    assert.equal(conquerorIn(conquered), expected["conquer"]);
    assert.equal(drewInstead(conquered), expected["drawInsteadOfPoint"]);
    const order = conquered.steps
      .map(({ kind }) => kind)
      .filter((kind) => kind === "card-drawn" || kind === "score-triggers");
    assert.equal(order.includes("score-triggers"), expected["conquerTriggers"]);
    assert.deepEqual(order, ["card-drawn", "score-triggers"]);
  },
  "tie-at-victory-score-continues": winner,
  "nine-beats-eight": winner,
  "three-player-top-tie-no-winner": winner,
  "leader-below-threshold-no-win": winner,
  "same-battlefield-on-next-players-turn": async (table, { setup, expected }) => {
    const fight = [unit("a", "P1"), unit("d", "P2", 5)];
    table.set({
      players: players(pointsOf(setup)),
      battlefields: [{ id: "bf1", controller: null, contestedBy: "P1", units: fight }, { id: "bf2" }],
    });
    const fought = await table.actAll(allPass, { kind: "assign-damage" });
    assert.equal(conquerorIn(fought), expected["conquer"]);
    for (const [player, points] of Object.entries(expected["points"] as Points))
      assert.equal(pointsIn(fought, player), points);
  },
  "scored-set-is-per-player": async (table, { setup, expected }) => {
    const scored = (setup as unknown as { scoredThisTurn: Record<string, string[]> }).scoredThisTurn;
    table.set({
      players: players(pointsOf(setup)).map((player) => ({ ...player, scoredThisTurn: scored[player.id] ?? [] })),
      battlefields: [
        { id: "A", controller: null, contestedBy: "P1", units: [unit("u1", "P1"), unit("u2", "P2", 5)] },
        { id: "B" },
      ],
    });
    const fought = await table.actAll(allPass, { kind: "assign-damage" });
    assert.equal(conquerorIn(fought), expected["conquer"]);
    for (const [player, points] of Object.entries(expected["points"] as Points))
      assert.equal(pointsIn(fought, player), points);
  },
  "two-v-two-ally-battlefields-excused": async (table, { setup, expected }) => {
    table.set(teams(setup));
    await table.act({ kind: "score-holds" });
    const first = await conquer(table, "u1", "A");
    const afterFirst = expected["afterFirst"] as { teamPoints: number; drawInsteadOfPoint: boolean };
    assert.equal(pointsIn(first, "P3"), afterFirst.teamPoints);
    assert.equal(drewInstead(first), afterFirst.drawInsteadOfPoint);
    const second = await conquer(table, "u2", "B");
    assert.equal(pointsIn(second, "P3"), (expected["afterSecond"] as { teamPoints: number }).teamPoints);
    const team = second.board.players.find(({ id }) => id === second.board.winner)?.team;
    assert.equal(team, expected["winner"]);
  },
  "two-v-two-teammate-battlefield-disqualified": async (table, { setup, expected }) => {
    table.set(teams(setup));
    await table.act({ kind: "score-holds" });
    await table.actAll({ kind: "play", timing: "none", effects: [{ kind: "recall", units: ["mate"] }] }, allPass);
    const taken = await conquer(table, "u1", "C");
    assert.equal(controlIn(taken, "C"), expected["control"]);
    assert.equal(conquerorIn(taken), expected["conquer"]);
    assert.equal(pointsIn(taken, "P1"), (expected["teamPoints"] as Points)["T1"]);
    assert.equal(pointsIn(taken, "P2"), (expected["teamPoints"] as Points)["T2"]);
  },
  "two-v-two-victory-score-eleven": async (table, { setup, expected }) => {
    const answer = await table.set(teams(setup, { phase: "main" })).pending();
    assert.equal(answer.pending.winner, expected["winner"]);
  },
};
