import assert from "node:assert/strict";
import { test } from "node:test";
import { allCards, searchCards, type CardPage, type CardSearch } from "../../src/cards/index.js";

function search(asked: CardSearch): CardPage {
  const page = searchCards(asked);
  assert.ok(page.ok, JSON.stringify(page));
  return page.value;
}

function best(text: string): string | undefined {
  return search({ search: text }).nodes[0]?.name;
}

test("the very name comes first, then names that begin so", () => {
  assert.equal(best("mech"), "Mech");
  assert.equal(best("caitlyn"), "Caitlyn, Patrolling");
  assert.equal(best("poro h"), "Poro Herder");
});

test("an unfinished name is completed", () => {
  for (const text of ["cait", "cai", "sunlit gua", "for dem"]) {
    assert.ok(best(text)?.toLowerCase().startsWith(text.slice(0, 3)), `${text}: ${best(text)}`);
  }
});

test("typing errors are forgiven", () => {
  assert.equal(best("catlyn"), "Caitlyn, Patrolling");
  assert.equal(best("sunlt guardain"), "Sunlit Guardian");
  assert.equal(best("renektn brute"), "Renekton, Brute");
  assert.equal(best("elder dargon"), "Elder Dragon");
});

test("a search finds tags, keywords and the beginning of a number as well", () => {
  const [first] = search({ search: "tank ionia" }).nodes;
  assert.ok(first?.keywords.tank && first.tags.includes("Ionia"), first?.name);
  assert.deepEqual(
    search({ search: "ogn-05" }).nodes.map(({ id }) => id),
    allCards()
      .filter(({ printings }) => printings.some(({ id }) => id.startsWith("OGN-05")))
      .map(({ id }) => id),
  );
});

test("set, type and keyword narrow a search, and one card stands there once", () => {
  const page = search({ set: "UNL", type: "unit", keyword: "tank" });
  assert.deepEqual(
    page.nodes.map(({ id }) => id),
    ["UNL-036", "UNL-055", "UNL-057", "UNL-099", "UNL-171", "UNL-178"],
  );
  assert.equal(search({ search: "fury rune" }).nodes.filter(({ name }) => name === "Fury Rune").length, 1);
  assert.ok(search({ search: "fury rune", set: "VEN" }).nodes.some(({ id }) => id === "OGN-007"));
});

test("pages follow each other without a gap, in the same order every time", () => {
  const whole = search({ search: "a", first: 100 }).nodes.map(({ id }) => id);
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const page: CardPage = search({ search: "a", first: 7, after });
    paged.push(...page.nodes.map(({ id }) => id));
    after = page.hasNextPage ? page.endCursor : null;
  } while (after !== null && paged.length < 100);
  assert.deepEqual(paged.slice(0, 100), whole);
});

test("without a search all cards stand in the order of the sets", () => {
  const page = search({ first: 3 });
  assert.equal(page.total, 1069);
  assert.deepEqual(
    page.nodes.map(({ id }) => id),
    ["OGN-001", "OGN-002", "OGN-003"],
  );
  assert.deepEqual(search({ first: 0 }).nodes, []);
});

test("a cursor of another search, or none at all, is a problem at `after`", () => {
  const cursor = search({ search: "poro", first: 2 }).endCursor;
  for (const [asked, code] of [
    [{ search: "mech", after: cursor }, "page/foreign-cursor"],
    [{ search: "poro", type: "unit", after: cursor }, "page/foreign-cursor"],
    [{ search: "poro", after: "OGN-054" }, "page/malformed-cursor"],
  ] as const) {
    const page = searchCards(asked);
    assert.ok(!page.ok);
    assert.deepEqual(
      page.problems.map(({ code: found, path }) => [found, path]),
      [[code, ["after"]]],
    );
  }
});

test("a search that fits nothing is an empty page", () => {
  assert.deepEqual(search({ search: "zzzzzzzzzz" }), { total: 0, nodes: [], hasNextPage: false, endCursor: null });
  assert.equal(search({ search: "!!" }).total, 0);
});

test("a search is fast enough to answer every key that is pressed", () => {
  const texts = ["c", "ca", "cait", "a b c d e f", "sunlt guardain", "the", "q".repeat(500), "dragon ".repeat(60)];
  for (const text of texts) search({ search: text });
  const medians = texts.map((text) => {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      search({ search: text });
      return performance.now() - start;
    }).sort((one, other) => one - other);
    return times[7] as number;
  });
  for (const [index, time] of medians.entries()) {
    assert.ok(time < 25, `${texts[index]?.slice(0, 20)}: ${time.toFixed(1)} ms`);
  }
});
