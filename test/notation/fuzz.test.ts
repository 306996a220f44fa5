import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { combatStateInput } from "../../src/contract/index.js";
import { readNotation, TEXT_LIMIT, writeNotation } from "../../src/notation/index.js";
import { assertLocated, HANGS, mutations, timeOf } from "./fuzzing.js";
import { someCards } from "./some-cards.js";

const PIECES = [
  "4",
  "3T",
  "tank",
  " ",
  ",",
  ">",
  "|",
  "~",
  ":",
  "=",
  "+",
  "-",
  "x",
  '"',
  "'",
  "@",
  ".",
  "d1",
  "vs",
  "by",
].concat([
  "Darius",
  "Mech",
  "OGN-054",
  "points",
  "5-3",
  "attacker",
  "scored",
  "assigns",
  "player",
  "ignores",
  "prevent",
  "nobody",
]);
const VALID = [
  "4, 2 > 3 tank, 5",
  'boss: OGN-054 tank d2 = "Mega Poro", 3x 1 > Darius, Trifarian +1, ignores tank',
  "4~3~at=Hill~nobody~7:3~attacker.scored=here,b2~player=Carla~team=blue~war~to=12~attacker=d1:5~defender=nothing",
  "4 > 3 | attacker assigns 3 to d1, 1 to d2 | points 5-3 | 3 battlefields",
];

const mutated = mutations(VALID, 120, fc.oneof(fc.constantFrom("", ...PIECES), fc.string()));

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join("")),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(" ")),
  mutated,
);

function timeOfReading(text: string, enough: number): number {
  return timeOf(() => readNotation(text, someCards), enough, 12);
}

function check(text: string): void {
  const read = readNotation(text, someCards);
  if (read.ok) {
    const written = writeNotation(read.value);
    assert.ok(written.ok, text);
    assert.deepEqual(readNotation(written.text, someCards), read, `${text} ${written.text}`);
    return;
  }
  assertLocated(text, read.problems);
}

test("any text gives a combat or located problems, and none hangs", () => {
  fc.assert(
    fc.property(anything, (text) => {
      check(text);
      const took = timeOfReading(text, 3);
      assert.ok(took < HANGS, `${took} ms: ${text}`);
    }),
    { numRuns: 20_000 },
  );
});

test("what was read has the shape of the contract wherever its numbers and lists are within bounds", () => {
  let good = 0;
  fc.assert(
    fc.property(mutated, (text) => {
      const read = readNotation(text, someCards);
      if (!read.ok) return;
      const parsed = combatStateInput.safeParse(read.value);
      if (parsed.success) good++;
      else
        for (const { code } of parsed.error.issues)
          assert.ok(["too_big", "too_small", "custom"].includes(code), `${text} ${code}`);
    }),
    { numRuns: 3000 },
  );
  assert.ok(good > 100);
});

test("long texts of one kind are quick", () => {
  const kinds = [
    "a",
    "1",
    " ",
    ",",
    ">",
    "|",
    "~",
    '"',
    "'",
    "@",
    ".",
    "-",
    "+",
    "=",
    ":",
    "x",
    "a ",
    "1 ",
    "a,",
    "1,",
    "a.",
    "@1",
    "@1.",
  ];
  for (const kind of [
    ...kinds,
    "prevent ",
    "T",
    "T1",
    "a=",
    "a:",
    "1x",
    "- ",
    "a-",
    "é",
    "🐉",
    "no ",
    "(",
    "points ",
    "\u0301",
  ])
    for (const size of [TEXT_LIMIT, 100_000])
      for (const before of ["", "4>3|", "4>3|attacker:", "Mech ", "4="]) {
        const text = (before + kind.repeat(size / kind.length)).slice(0, size);
        check(text);
        const took = timeOfReading(text, 10);
        assert.ok(took < HANGS, `${before}${kind} of ${size}: ${took} ms`);
      }
});
