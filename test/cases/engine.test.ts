import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import { allCases, NOT_STATABLE, statableCases } from "./case.js";
import { assertCase } from "./expectations.js";
import type { Surface } from "./surface.js";
import { UNCITED, UNCITED_BY_CASE } from "./uncited.js";

function value<T>(answer: Answer<T>): T {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value;
}

const surface: Surface = {
  name: "adjudicator",
  legalAssignments: async (request) => value(adjudicate("legalAssignments", request)),
  checkAssignment: async (request) => value(adjudicate("checkAssignment", request)),
  resolveCombat: async (request) => value(adjudicate("resolveCombat", request)),
};

for (const one of statableCases) {
  test(`${one.id}: ${one.question}`, async () => {
    const cited = await assertCase(one, surface);
    const missing = one.rules.oct.filter(
      (number) => !cited.has(number) && !(number in UNCITED) && !UNCITED_BY_CASE[one.id]?.includes(number),
    );
    assert.deepEqual(missing, [], "rules that the case names and the answer does not cite");
  });
}

test("all cases but those that need the whole board ran", (t) => {
  for (const [id, reason] of Object.entries(NOT_STATABLE)) t.diagnostic(`not run: ${id}: ${reason}`);
  assert.equal(statableCases.length, allCases.length - Object.keys(NOT_STATABLE).length);
  assert.ok(statableCases.length >= 99);
});
