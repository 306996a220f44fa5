import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";

/** The pages of a search by the ids of what they hold, and the cursor behind each. */
const SEARCHES = {
  cards: (request: object) => {
    const answer = adjudicate("cards", request);
    return answer.ok ? { ...answer.value, ids: answer.value.nodes.map(({ id }) => id) } : answer.problems;
  },
  rules: (request: object) => {
    const answer = adjudicate("rules", request);
    return answer.ok ? { ...answer.value, ids: answer.value.nodes.map(({ label }) => label) } : answer.problems;
  },
};

function pageOf(list: keyof typeof SEARCHES, request: object) {
  const page = SEARCHES[list](request);
  assert.ok("ids" in page, JSON.stringify(page));
  return page;
}

function faultOf(list: keyof typeof SEARCHES, request: object) {
  const page = SEARCHES[list](request);
  assert.ok(!("ids" in page), JSON.stringify(page));
  return page.map(({ code, path }) => [code, path]);
}

test("pages join to the whole list, in the same order every time", () => {
  for (const [list, search] of [
    ["cards", { search: "poro" }],
    ["cards", { set: "UNL", type: "unit" }],
    ["rules", { search: "damage" }],
    ["rules", { topic: "combat", language: "de" }],
    ["rules", { topic: "combat", edition: "2026-07-16" }],
  ] as const) {
    const whole = pageOf(list, { ...search, first: 100 });
    assert.ok(whole.total > 7);
    const joined: string[] = [];
    let after: string | null = null;
    do {
      const { ids, total, pageInfo } = pageOf(list, { ...search, first: 7, after });
      assert.equal(total, whole.total);
      joined.push(...ids);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null && joined.length < 98);
    assert.deepEqual(joined.slice(0, 98), whole.ids.slice(0, 98));
  }
});

test("a page without a size has twenty, one of no size has nothing and no cursor, and so has an empty one", () => {
  for (const list of ["cards", "rules"] as const) {
    assert.equal(pageOf(list, {}).ids.length, 20);
    assert.deepEqual(pageOf(list, { first: 0 }).pageInfo, { hasNextPage: true, endCursor: null });
    assert.deepEqual(pageOf(list, { search: "zzzzzzzzzz" }).pageInfo, { hasNextPage: false, endCursor: null });
  }
});

test("a cursor of another search, or none at all, is a problem at `after`", () => {
  const after = pageOf("cards", { search: "tank", first: 2 }).pageInfo.endCursor;
  const foreign = [["page/foreign-cursor", "after"]];
  assert.deepEqual(faultOf("cards", { search: "mech", after }), foreign);
  assert.deepEqual(faultOf("cards", { search: "tank", type: "unit", after }), foreign);
  assert.deepEqual(faultOf("rules", { search: "tank", after }), foreign);
  const behind = pageOf("rules", { search: "tank", first: 2 }).pageInfo.endCursor;
  assert.deepEqual(faultOf("rules", { search: "tank", edition: "2026-07-16", after: behind }), foreign);
  assert.deepEqual(faultOf("rules", { search: "tank", language: "de", after: behind }), foreign);
  assert.equal(pageOf("rules", { search: " tank ", after: behind }).ids.length > 0, true);
  const beyond = String(after).replace(/^s\d+/u, "s999999");
  for (const odd of ["", "x", "????", "OGN-054", beyond])
    assert.deepEqual(faultOf("cards", { search: "tank", after: odd }), [["page/malformed-cursor", "after"]], odd);
});
