import assert from "node:assert/strict";
import { test } from "node:test";
import { countCases, rulesCoverage } from "../../scripts/rules-coverage.js";
import { numbersWithOwnReason, OUT_OF_SCOPE, RULE_KEYS, ruleCatalogue, scopeOf } from "../../src/rulebook/index.js";
import { allCases } from "../cases/case.js";

const rules = [...ruleCatalogue.values()];

test("every rule is cited by a key or left out for a reason, and every reason is used", () => {
  const scopes = rules.map(scopeOf);
  assert.equal(scopes.filter(({ implemented }) => implemented).length, RULE_KEYS.length);
  const used = new Set(scopes.flatMap((scope) => (scope.implemented ? [] : [scope.reason])));
  assert.deepEqual([...used].sort(), Object.keys(OUT_OF_SCOPE).sort());
});

test("a reason of its own has only a rule that exists, is not cited, and has just one", () => {
  assert.equal(new Set(numbersWithOwnReason).size, numbersWithOwnReason.length);
  for (const number of numbersWithOwnReason) {
    const rule = ruleCatalogue.get(number);
    assert.ok(rule, number);
    assert.equal(scopeOf(rule).implemented, false, number);
  }
});

test("the coverage names every rule once, with its key or reason and how many cases name it", () => {
  const text = rulesCoverage(countCases(allCases));
  for (const { citeAs, number } of rules) {
    const rows = text.split("\n").filter((line) => line.startsWith(`| ${citeAs} |`));
    assert.equal(rows.length, 1, number);
  }
  assert.match(text, /\| CR 815\.1\.b \| 815\.1\.b \| Tank: lethal damage first \| `tank\.first` \| \d+ \|/u);
  assert.match(text, /\| CR 480 \(2026-07-16\) \| 480 \| Timestamps \| layers \| 0 \|/u);
  assert.ok(text.endsWith("|\n"));
});

test("a case counts once for a rule, however often it names it", () => {
  const counts = countCases([{ rules: { oct: ["142", "142", "143"] } }, { rules: { oct: ["142"] } }]);
  assert.deepEqual(
    [...counts],
    [
      ["142", 2],
      ["143", 1],
    ],
  );
});
