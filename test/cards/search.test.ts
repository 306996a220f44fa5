import assert from "node:assert/strict";
import { test } from "node:test";
import { allCards, searchCards } from "../../src/cards/index.js";
import { HANGS, timeOf } from "../notation/fuzzing.js";

function best(text: string): string | undefined {
  return searchCards({ search: text })[0]?.name;
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
  const [first] = searchCards({ search: "tank ionia" });
  assert.ok(first?.keywords.tank && first.tags.includes("Ionia"), first?.name);
  assert.deepEqual(
    searchCards({ search: "ogn-05" }).map(({ id }) => id),
    allCards()
      .filter(({ printings }) => printings.some(({ id }) => id.startsWith("OGN-05")))
      .map(({ id }) => id),
  );
});

test("set, type and keyword narrow a search, and one card stands there once", () => {
  const page = searchCards({ set: "UNL", type: "unit", keyword: "tank" });
  assert.deepEqual(
    page.map(({ id }) => id),
    ["UNL-036", "UNL-055", "UNL-057", "UNL-099", "UNL-171", "UNL-178"],
  );
  assert.equal(searchCards({ search: "fury rune" }).filter(({ name }) => name === "Fury Rune").length, 1);
  assert.ok(searchCards({ search: "fury rune", set: "VEN" }).some(({ id }) => id === "OGN-007"));
});

test("without a search all cards stand in the order of the sets", () => {
  const all = searchCards({});
  assert.equal(all.length, 1069);
  assert.deepEqual(
    all.slice(0, 3).map(({ id }) => id),
    ["OGN-001", "OGN-002", "OGN-003"],
  );
});

test("a search that fits nothing finds nothing", () => {
  assert.deepEqual(searchCards({ search: "zzzzzzzzzz" }), []);
  assert.deepEqual(searchCards({ search: "!!" }), []);
});

test("no search hangs", () => {
  for (const text of ["c", "ca", "a b c d e f", "sunlt guardain", "the", "q".repeat(500), "dragon ".repeat(60)]) {
    const took = timeOf(() => searchCards({ search: text }), HANGS, 12);
    assert.ok(took < HANGS, `${text.slice(0, 20)}: ${took} ms`);
  }
});
