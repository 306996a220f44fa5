import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, readRequest } from "../../src/contract/index.js";
import { problemsIn } from "./reading.js";

test("a word stands for the nearest of those that are known, if a third of its letters is wrong at most", () => {
  const known = ["attacker", "attack", "tank", "versusNotation"];
  for (const [text, meant] of [
    ["ATACKER", "attacker"],
    ["atack", "attack"],
    ["tnak", "tank"],
    ["taxx", undefined],
    ["t", undefined],
    ["versusnotaton", "versusNotation"],
    ["constructor", undefined],
    ["tank".repeat(20), undefined],
  ] as const)
    assert.equal(nearest(text, known), meant, text);
  assert.equal(nearest("tank", []), undefined);
});

test("a slip is forgiven alike in a request and in a line of notation", () => {
  const [attacker, defender] = [{ units: [{ might: 4 }] }, { units: [{ might: 3, keywords: { tnak: true } }] }];
  const read = readRequest("legalAssignments", { combat: { attacker, defender } });
  assert.ok(!read.ok);
  assert.equal(read.problems[0]?.suggestion, "tank");
  assert.equal(problemsIn("4 > 3 tnak")[0]?.suggestion, "tank");
});
