import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";
import { operations } from "../../src/contract/index.js";
import { ownCases } from "./own-cases.js";
import { runningService } from "./service.js";

const service = runningService();

for (const { id, operation, request, check } of ownCases) {
  test(id, async () => {
    const answer = adjudicate(operation, request);
    check(answer);
    const response = await fetch(service.url() + operations[operation].routes[0].path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    assert.equal(response.ok, answer.ok);
    const body = (await response.json()) as { problems: unknown };
    if (answer.ok) assert.deepEqual(body, answer.value);
    else assert.deepEqual(body.problems, answer.problems);
  });
}

test("numbers beyond all bounds and names that cannot be seen are one problem each", () => {
  const unit = { id: "a\u200b", name: "\u2060", might: 1e20 };
  const answer = adjudicate("legalAssignments", { combat: { attacker: { units: [unit] }, defender: { units: [] } } });
  assert.ok(!answer.ok);
  assert.deepEqual(
    answer.problems.map(({ code, path, expected }) => [code, path, expected]),
    [
      ["shape/format", "combat.attacker.units[0].id", null],
      ["shape/format", "combat.attacker.units[0].name", null],
      ["shape/out-of-range", "combat.attacker.units[0].might", 999],
    ],
  );
});
