import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { excerpt } from "../../src/notation/index.js";
import { CONTEXT_WORDS, MODE_WORDS } from "../../src/notation/words/context-words.js";
import { SIDE_MARKS, SIDE_WORDS, type Spelling } from "../../src/notation/words/side-words.js";
import { UNIT_MARKS, type UnitMark } from "../../src/notation/words/unit-marks.js";
import { canonical, problemsIn, stateIn } from "./reading.js";

const docs = readFileSync("docs/notation.md", "utf8");

function fenced(language: string): string {
  const block = docs.split(`\`\`\`${language}\n`)[1]?.split("\n```")[0];
  assert.ok(block, language);
  return block;
}

const examples = fenced("notation")
  .split("\n")
  .map((line) => line.split(/ {2,}/u));

test("the examples have the canonical forms that stand beside them", () => {
  assert.ok(examples.length > 20);
  for (const [typed = "", form = ""] of examples) {
    assert.equal(canonical(typed), form);
    assert.deepEqual(stateIn(form), stateIn(typed));
    assert.equal(canonical(form), form);
  }
});

test("the problems are those that are shown", () => {
  const shown = fenced("problems").split("\n\n");
  assert.equal(shown.length, 5);
  for (const example of shown) {
    const lines = example.split("\n");
    const [text = ""] = lines;
    const [problem] = problemsIn(text);
    assert.ok(problem);
    const said = problem.suggestion ?? problem.expected.join(", ");
    assert.equal(`${excerpt(text, problem)}\n${problem.code}${said && `: ${said}`}`, example);
  }
});

/** The rows of the table below a heading, without its head. */
function rows(heading: string): string[][] {
  const section = docs.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function spelled({ english, german }: Spelling): string[] {
  return [english.join(", "), german.join(", ")];
}

test("the tables list every word", () => {
  const units = Object.values<UnitMark>(UNIT_MARKS).map((mark) => [
    `\`${mark.short}\`${mark.value === "none" ? "" : " n"}`,
    ...spelled(mark),
  ]);
  assert.deepEqual(rows("Marks of a unit"), units);
  const sides = Object.values(SIDE_MARKS).map((mark) => [`\`${mark.short}\``, ...spelled(mark)]);
  assert.deepEqual(rows("Marks of a side"), sides);
  const others = [SIDE_WORDS, CONTEXT_WORDS, MODE_WORDS].flatMap((table) =>
    Object.values<Spelling>(table).map(spelled),
  );
  assert.deepEqual(
    rows("Other words").map(([, ...words]) => words),
    others,
  );
});

test("every word of a mark is read as that mark", () => {
  for (const { short, value, english, german } of Object.values<UnitMark>(UNIT_MARKS)) {
    const number = value === "none" ? "" : " 2";
    const expected = canonical(`Mech ${short}${number} > 1`);
    for (const word of [...english, ...german])
      assert.equal(canonical(`Mech ${word.toUpperCase()}${number} > 1`), expected, word);
  }
});
