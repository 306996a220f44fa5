import assert from "node:assert/strict";
import { parse } from "node:querystring";
import { test } from "node:test";
import { adjudicate, judgeLink } from "../../src/adjudicator/index.js";
import { loadMessages } from "../../src/language/index.js";
import { addressFaults } from "../../src/web/browser/position/address-faults.js";

const ADDRESSES = [
  "c=4~3",
  "c=4~3&edition=2026-07-16&lang=de&theme=dark&utm_source=chat",
  "c=4~3&edition=2026-07-01",
  "c=4~3&edition=",
  "c=4~3&edition=2026-10-09&edition=2026-10-09",
  "c=4~3&lang=xx",
  "c=4~3&lang=de-DE",
  "c=4~3&theme=pink",
  "c=4~3&theme=",
  "c=4~3&lang=en&lang=de",
  "c=4~3&lang=xx&theme=pink",
];

/** A sentence without its guess at what was meant. */
function fact(message: string): string {
  return message.replace(/; (?:did you mean|meintest du) [^?]+\?$/u, ".");
}

test("an address is refused where the service refuses it, with the same sentences", async () => {
  for (const address of ADDRESSES) {
    const { answer, language } = judgeLink(adjudicate, { ...parse(address) }, "en");
    const { shape } = await loadMessages(language);
    const said = addressFaults(new URLSearchParams(address)).map((problem) => shape[problem.code](problem));
    assert.deepEqual(said, answer.ok ? [] : answer.problems.map(({ message }) => fact(message)), address);
  }
});

test("an address with two combats has none", () => {
  const problems = addressFaults(new URLSearchParams("c=4~3&c=1~2"));
  assert.deepEqual(
    problems.map(({ code, path }) => [code, path]),
    [["shape/type", "c"]],
  );
});
