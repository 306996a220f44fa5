import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { adjudicate } from "../../src/adjudicator/index.js";
import { readBoardNotation, TEXT_LIMIT, writeBoardNotation } from "../../src/notation/index.js";
import { assertLocated, HANGS, mutations, timeOf } from "./fuzzing.js";
import { someCards } from "./some-cards.js";

const PIECES =
  "table|Ana|Ben|5|3T|bf1|bf2|base|turn|controls|nobody|contested by|combat|showdown|focus|passes|vs|step|main|staged|" +
  "scored|team|players|battlefields|winner|ganking|none|tank|Darius|OGN-054|x|war|to|opening";
const SIGNS = [" ", ",", ">", "|", "~", ":", "=", "+", "-", '"', "'", "@", ".", ";", "table|Ana 5,Ben 3|", "\n"];
const pieces = fc.constantFrom(...PIECES.split("|"), ...SIGNS);

const VALID = [
  "table | Ana 5, Ben 3 | base Ana: 4, 2 exhausted | bf1 Ana: 3 tank | bf1 Ben: 5 | bf2 Ben: 2 ganking | turn Ben",
  "table~Ana:5,Ben:3~Hill=Ana:3,OGN-054.M5E=Mega.Poro~Hill=Ben:5~control=bf2:nobody~combat=Hill:Ana:Ben~focus=Ben~step=damage",
  "Tisch | Ana, Ben | Ana kontrolliert bf1 | bf1: keine | Ben ist am Zug | Zug 4 | Phase Punkten | Ana hat gewertet bf1, bf2",
];

const mutated = mutations(VALID, 130, fc.oneof(fc.constant(""), pieces, fc.string()));

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }).map((text) => `table|${text}`),
  fc.array(pieces, { maxLength: 50 }).map((all) => `table | Ana, Ben | ${all.join("")}`),
  fc.array(pieces, { maxLength: 40 }).map((all) => `table ${all.join(" ")}`),
  mutated,
);

function timeOfReading(text: string, enough: number): number {
  return timeOf(() => readBoardNotation(text, someCards), enough, 8);
}

/** Why a line that can be read is no board of a game. */
const IN_NO_GAME: ReadonlySet<string> = new Set(["inexpressible/not-in-a-game", "inexpressible/empty-text"]);

/** Whether a text is a board that can be in a game; if it is no board, its problems must be located. */
function check(text: string): boolean {
  const read = readBoardNotation(text, someCards);
  if (read.ok) {
    const written = writeBoardNotation(read.value);
    if (written.ok) assert.deepEqual(readBoardNotation(written.text, someCards), read, `${text} ${written.text}`);
    else for (const { code } of written.reasons) assert.ok(IN_NO_GAME.has(code), `${text} ${code}`);
    return written.ok;
  }
  assertLocated(text, read.problems);
  return false;
}

test("any text gives a board or located problems, quickly", () => {
  let good = 0;
  fc.assert(
    fc.property(anything, (text) => {
      if (check(text)) good++;
      const took = timeOfReading(text, 5);
      assert.ok(took < HANGS, `${took} ms: ${text}`);
    }),
    { numRuns: 15_000, examples: [['table | Ana, Ben | battlefields""']] },
  );
  assert.ok(good > 200, `${good} texts were boards of a game`);
});

test("whatever a line says, it is answered or refused", () => {
  fc.assert(
    fc.property(mutated, (notation) => {
      const answer = adjudicate("pending", { notation });
      assert.ok(answer.ok || answer.problems.length > 0);
      if (answer.ok) assert.notEqual(answer.value.notation, null, notation);
    }),
    { numRuns: 1000 },
  );
});

test("long texts of one kind are quick", () => {
  const kinds = [
    "a",
    "1",
    " ",
    ",",
    "|",
    "~",
    '"',
    "@",
    ".",
    "-",
    "=",
    ":",
    "a ",
    "a,",
    "a.",
    "1,",
    "a|",
    "a:",
    "a=1,",
    "|bf1:none",
  ];
  for (const kind of [
    ...kinds,
    "|bf1 Ana:1",
    "|a Ana:1",
    "|Ana controls a",
    "Ana ",
    "Ana.",
    "turn ",
    "|turn Ana",
    "bf1 ",
    "é",
    "🐉",
  ])
    for (const before of [
      "table|",
      "table|Ana,Ben|",
      "table|a a a a a,a a a|a",
      "table|Ana,Ben|bf1 Ana:",
      "table|Ana,Ben|combat bf1:",
    ]) {
      const text = (before + kind.repeat(TEXT_LIMIT / kind.length)).slice(0, TEXT_LIMIT);
      check(text);
      const took = timeOfReading(text, 10);
      assert.ok(took < HANGS, `${before}${kind}: ${took} ms`);
    }
});
