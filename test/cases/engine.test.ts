import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import { assertCase } from "./assert-case.js";
import { allCases } from "./case.js";
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
  pending: async (request) => value(adjudicate("pending", request)),
  advance: async (request) => value(adjudicate("advance", request)),
};

for (const one of allCases) {
  test(`${one.id}: ${one.question}`, async () => {
    const cited = await assertCase(one, surface);
    const missing = one.rules.oct.filter(
      (number) => !cited.has(number) && !(number in UNCITED) && !UNCITED_BY_CASE[one.id]?.includes(number),
    );
    assert.deepEqual(missing, [], "rules that the case names and the answer does not cite");
  });
}

test("all cases are there", () => {
  assert.ok(allCases.length >= 144);
});
