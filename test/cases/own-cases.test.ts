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

test("a cursor of one side is refused for the other", () => {
  const units = [{ might: 2 }, { might: 2 }];
  const asked = { combat: { attacker: { units }, defender: { units } }, first: 1 };
  const list = adjudicate("legalAssignments", asked);
  assert.ok(list.ok);
  const after = list.value.assignments.pageInfo.endCursor;
  assert.equal(adjudicate("legalAssignments", { ...asked, after }).ok, true);
  const other = adjudicate("legalAssignments", { ...asked, after, side: "defender" });
  assert.ok(!other.ok);
  assert.deepEqual(
    other.problems.map(({ code, path }) => [code, path]),
    [["page/foreign-cursor", "after"]],
  );
});

test("the first hundred faults are told, and how many more there are", () => {
  const units = Array.from({ length: 40 }, () => ({ might: "3", damage: -1, power: 1 }));
  const answer = adjudicate("legalAssignments", { combat: { attacker: { units }, defender: { units } } });
  assert.ok(!answer.ok);
  assert.equal(answer.problems.length, 101);
  assert.deepEqual([answer.problems.at(-1)?.code, answer.problems.at(-1)?.amount], ["shape/more", 140]);
});
