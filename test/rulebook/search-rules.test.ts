import assert from "node:assert/strict";
import { test } from "node:test";
import {
  EDITIONS,
  LANGUAGES,
  ruleCatalogue,
  searchRules,
  SECTIONS,
  topicsIn,
  viewOf,
} from "../../src/rulebook/index.js";
import { HANGS, timeOf } from "../notation/fuzzing.js";

type Search = Parameters<typeof searchRules>[0] & { readonly first: number };

/** The first rules that a search finds, and how many there are. */
function page({ first = 20, edition = "2026-10-09", language = "en", ...search }: Partial<Search>) {
  const found = searchRules({ edition, language, ...search });
  return { totalCount: found.length, nodes: found.slice(0, first).map((one) => viewOf(one, edition)) };
}

function numbers(search: Partial<Search>): string[] {
  return page(search).nodes.map(({ number }) => number);
}

test("a number comes first, then what is below it", () => {
  assert.deepEqual(numbers({ search: "CR 467.2.c", first: 3 }), ["467.2.c", "467.2.c.1", "467.2.c.1.a"]);
  assert.equal(numbers({ search: "465.2.c", edition: "2026-07-16" })[0], "465.2.c");
});

test("titles go before summaries, whole words before parts of words", () => {
  assert.equal(numbers({ search: "tank" })[0], "815");
  assert.equal(numbers({ search: "several tanks" })[0], "815.1.c.2");
  assert.equal(numbers({ search: "assign.lethal-first" })[0], "467.2.c.3");
  const titles = page({ search: "recall", first: 5 }).nodes.map(({ title }) => title?.en ?? "");
  for (const title of titles.slice(0, 3)) assert.match(title, /recall/iu);
});

test("an ending does not matter, and a title that is just what was searched for comes first", () => {
  assert.deepEqual(numbers({ search: "letzter Punkt", language: "de", first: 2 }), ["489.8.g.1", "473.1.a"]);
  assert.equal(numbers({ search: "conquer" })[0], "471.1");
});

test("every word must be there", () => {
  assert.equal(page({ search: "tank zebra" }).totalCount, 0);
  const both = page({ search: "heal cleanup" }).nodes;
  assert.ok(both.length > 0);
  for (const { title, summary, topics } of both) {
    const text = `${title?.en} ${summary?.en} ${topics.join(" ")}`;
    assert.ok(/heal/iu.test(text) && /cleanup/iu.test(text), text);
  }
});

test("words are searched in the language asked for, with or without umlauts", () => {
  const first = numbers({ search: "tödlich zuerst", language: "de" })[0];
  assert.equal(numbers({ search: "TOEDLICH zuerst", language: "de" })[0], first);
  assert.equal(first, "815.1.b");
  assert.equal(page({ search: "tödlich" }).totalCount, 0);
});

test("a topic narrows the rules down, and without words they are in the order of numbers", () => {
  const tanks = page({ topic: "tank", first: 100 });
  assert.equal(tanks.totalCount, 13);
  assert.ok(tanks.nodes.every(({ topics }) => topics.includes("tank")));
  assert.deepEqual(numbers({ topic: "tank", first: 3 }), ["467.2.c.6", "467.2.c.7", "467.2.c.8"]);
  assert.equal(page({ topic: "cheese" }).totalCount, 0);
  assert.ok(topicsIn("2026-10-09").includes("tank"));
});

test("each edition has its own rules", () => {
  const october = page({ first: 500 });
  const july = page({ first: 500, edition: "2026-07-16" });
  assert.equal(october.totalCount, ruleCatalogue.size);
  assert.deepEqual([july.nodes.at(-1)?.number, october.nodes.at(-1)?.number], ["829", "831.1.d"]);
  assert.ok(july.nodes.some(({ number }) => number === "464.2.d"));
});

test("every section of the catalogue has a name in every language", () => {
  for (const { section } of ruleCatalogue.values())
    for (const language of LANGUAGES) assert.notEqual(SECTIONS[section][language].trim(), "", `${section} ${language}`);
});

test("no search hangs", () => {
  for (const edition of EDITIONS) {
    const took = timeOf(() => page({ search: "damage lethal", edition }), HANGS, 12);
    assert.ok(took < HANGS, `${edition}: ${took} ms`);
  }
});
