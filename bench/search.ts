import { searchCards } from "../src/cards/index.js";
import { EDITIONS, searchRules, viewOf } from "../src/rulebook/index.js";
import { measure, report } from "./measure.js";

/** Short, long and misspelled texts: each could be what stands in the field after a key is pressed. */
const TEXTS = ["c", "ca", "cait", "a b c d e f", "sunlt guardain", "the", "q".repeat(500), "dragon ".repeat(60)];

function slowest(runs: readonly (() => unknown)[]): number {
  return Math.max(...runs.map((run) => measure(run, 15, 3).median)) / 1000;
}

console.log("Searches, times of one search");
const cards = slowest(TEXTS.map((search) => () => searchCards({ search })));
report(`cards, slowest of ${TEXTS.length} texts, median`, cards, "ms", "at most 25 ms", cards <= 25);

/** As the page does it: the whole ranking, and the first rules of it to be shown. */
const rules = slowest(
  EDITIONS.map((edition) => () => {
    const found = searchRules({ search: "damage lethal", edition, language: "en" });
    return found.slice(0, 20).map((one) => viewOf(one, edition));
  }),
);
report("rules with the first 20, slowest edition, median", rules, "ms", "at most 20 ms", rules <= 20);
