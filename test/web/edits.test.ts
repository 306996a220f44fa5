import assert from "node:assert/strict";
import { test } from "node:test";
import { controllerOf, goalOf, hasScoredHere, pointsOf } from "../../src/web/browser/position/context.js";
import { edited, hasRoom, type Edit } from "../../src/web/browser/position/edits.js";
import { EMPTY } from "../../src/web/browser/position/state.js";
import { notation, position } from "./positions.js";

function after(text: string, ...edits: readonly Edit[]): string | null {
  return notation(edits.reduce(edited, text === "" ? EMPTY : position(text)));
}

const FIRST_DEFENDER = { side: "defender", index: 0 } as const;

test("units are added to their side, and without any there is no notation", () => {
  assert.equal(after(""), null);
  const edits: Edit[] = [
    { kind: "add", side: "attacker", unit: { might: 4 } },
    { kind: "add", side: "defender", unit: { might: 3 } },
    { kind: "add", side: "attacker", unit: { might: 2 } },
  ];
  assert.equal(after("", ...edits), "4,2~3");
});

test("a duplicate stands next to its unit and shares all but the id", () => {
  const copied = edited(position("4~boss:3TS1d1,5"), { kind: "duplicate", place: FIRST_DEFENDER });
  assert.equal(notation(copied), "4~boss:3TS1d1,3TS1d1,5");
});

test("a side has at most 40 units", () => {
  const full = position("40x1~3");
  assert.equal(hasRoom(full, "attacker"), false);
  const more = edited(full, { kind: "duplicate", place: { side: "attacker", index: 0 } });
  assert.equal(notation(more), "40x1~3");
});

test("a removed unit is gone, and so is an assignment among other units", () => {
  assert.equal(after("5~3T,2~attacker=d1:3,d2:2", { kind: "remove", place: FIRST_DEFENDER }), "5~2");
});

test("swapping twice leads back, with points, effects and names", () => {
  const text = "4,2,ignoresT,by.Anna~3T,5~Anna.points=2";
  assert.equal(after("4,2~3T,5~7:3", { kind: "swap" }), "3T,5~4,2~3:7");
  for (const one of [text, "4,2~3T,5~nobody~7:3", "4,lethal~3~defender.scored=here"]) {
    const state = position(one);
    assert.equal(notation(edited(edited(state, { kind: "swap" }), { kind: "swap" })), notation(state), one);
  }
});

test("after a swap the new defender controls the battlefield", () => {
  const swapped = edited(position("4,by.Anna~3,by.Ben"), { kind: "swap" });
  assert.equal(controllerOf(swapped), "defender");
});

test("nobody or a third player can control the battlefield, and a step back leaves nothing behind", () => {
  const nobody: Edit = { kind: "control", controller: "nobody" };
  const another: Edit = { kind: "control", controller: "another" };
  const defender: Edit = { kind: "control", controller: "defender" };
  assert.equal(after("4~3", nobody), "4~3~nobody");
  assert.equal(controllerOf(edited(position("4~3"), another)), "another");
  assert.match(after("4~3", another) ?? "", /P3/u);
  assert.equal(after("4~3", another, another, defender), "4~3");
  assert.equal(after("4~3~1:2~war", another, defender), "4~3~1:2~war");
});

test("who controls the battlefield already changes nothing by a further tap", () => {
  const crowded = position("4~3~player=Carla~points=2~control=Carla~skirmish");
  assert.equal(edited(crowded, { kind: "control", controller: "another" }), crowded);
  const skirmish = position("4~3~skirmish");
  assert.equal(edited(skirmish, { kind: "control", controller: "defender" }), skirmish);
});

test("a third player whom the position lists is the other player in control", () => {
  const [nobody, another] = (["nobody", "another"] as const).map((controller): Edit => {
    return { kind: "control", controller };
  }) as [Edit, Edit];
  const text = "4~3~player=Carla~points=2~control=Carla~skirmish";
  assert.equal(after(text, nobody, another), notation(position(text)));
});

test("a mode that was not entered for a third player stays when nobody has control", () => {
  const nobody: Edit = { kind: "control", controller: "nobody" };
  assert.equal(after("4~3~skirmish", nobody), notation(position("4~3~nobody~skirmish")));
});

test("points, Victory Score and what was scored this turn are kept within the bounds", () => {
  const edits: Edit[] = [
    { kind: "points", side: "attacker", points: 7 },
    { kind: "points", side: "defender", points: -3 },
    { kind: "scored-here", side: "attacker", scored: true },
    { kind: "goal", points: 500 },
  ];
  const state = edits.reduce(edited, position("4~3"));
  assert.deepEqual([pointsOf(state, "attacker"), pointsOf(state, "defender")], [7, 0]);
  assert.equal(hasScoredHere(state, "attacker"), true);
  assert.equal(goalOf(state), 99);
  assert.equal(goalOf(position("4~3")), 8);
  const cleared = edited(state, { kind: "scored-here", side: "attacker", scored: false });
  assert.equal(hasScoredHere(cleared, "attacker"), false);
});

test("an assignment is held by the position until it is cleared", () => {
  const entries = [{ unit: "d1", amount: 4 }];
  assert.equal(after("4~3", { kind: "assign", side: "attacker", entries, isComplete: true }), "4~3~attacker=d1:4");
  assert.equal(
    after("4~3~attacker=d1:4~defender=a1:3", { kind: "assign", side: "attacker", entries: [], isComplete: false }),
    "4~3~defender=a1:3",
  );
});
