import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { excerpt, type NotationProblem } from "../../src/notation/index.js";
import { BOARD_WORDS, FIGHT_WORDS, PHASE_WORDS, STEP_WORDS } from "../../src/notation/words/board-words.js";
import { CONTEXT_WORDS, MODE_WORDS } from "../../src/notation/words/context-words.js";
import { SIDE_MARKS, SIDE_WORDS, type Spelling } from "../../src/notation/words/side-words.js";
import { TABLE_MARKS } from "../../src/notation/words/table-marks.js";
import { UNIT_MARKS, type UnitMark } from "../../src/notation/words/unit-marks.js";
import { boardIn, boardProblemsIn, canonical, canonicalBoardOf, problemsIn, stateIn } from "./reading.js";

const docs = readFileSync("docs/notation.md", "utf8");

function fenced(language: string): string {
  const block = docs.split(`\`\`\`${language}\n`)[1]?.split("\n```")[0];
  assert.ok(block, language);
  return block;
}

function examplesIn(language: string): string[][] {
  return fenced(language)
    .split("\n")
    .map((line) => line.split(/ {2,}/u));
}

test("the examples have the canonical forms that stand beside them", () => {
  const examples = examplesIn("notation");
  assert.ok(examples.length > 20);
  for (const [typed = "", form = ""] of examples) {
    assert.equal(canonical(typed), form);
    assert.deepEqual(stateIn(form), stateIn(typed));
    assert.equal(canonical(form), form);
  }
});

test("the examples of boards have the canonical forms that stand beside them", () => {
  const examples = examplesIn("tables");
  assert.ok(examples.length > 15);
  for (const [typed = "", form = ""] of examples) {
    assert.equal(canonicalBoardOf(typed), form);
    assert.deepEqual(boardIn(form), boardIn(typed));
    assert.equal(canonicalBoardOf(form), form);
  }
});

function assertShown(language: string, read: (text: string) => readonly NotationProblem[]): void {
  const shown = fenced(language).split("\n\n");
  assert.equal(shown.length, 5);
  for (const example of shown) {
    const lines = example.split("\n");
    const [text = ""] = lines;
    const [problem] = read(text);
    assert.ok(problem);
    const said = problem.suggestion ?? problem.expected.join(", ");
    assert.equal(`${excerpt(text, problem)}\n${problem.code}${said && `: ${said}`}`, example);
  }
}

test("the problems are those that are shown", () => {
  assertShown("problems", problemsIn);
  assertShown("table-problems", boardProblemsIn);
});

/** The rows of the table below a heading, without its head. */
function rows(heading: string): string[][] {
  const section = docs.split(`\n${heading}\n`)[1]?.split("\n#")[0] ?? "";
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

function marked(mark: UnitMark): string[] {
  const short = mark.short === undefined ? "-" : `\`${mark.short}\`${mark.value === "none" ? "" : " n"}`;
  return [short, ...spelled(mark)];
}

test("the tables list every word", () => {
  const units = Object.values<UnitMark>(UNIT_MARKS).map(marked);
  assert.deepEqual(rows("## Marks of a unit"), units);
  const sides = Object.values(SIDE_MARKS).map((mark) => [`\`${mark.short}\``, ...spelled(mark)]);
  assert.deepEqual(rows("## Marks of a side"), sides);
  const others = [SIDE_WORDS, CONTEXT_WORDS, MODE_WORDS].flatMap((table) =>
    Object.values<Spelling>(table).map(spelled),
  );
  assert.deepEqual(
    rows("## Other words").map(([, ...words]) => words),
    others,
  );
});

test("the tables list every word of the table", () => {
  assert.deepEqual(rows("### Marks at the table"), Object.values<UnitMark>(TABLE_MARKS).map(marked));
  const words = [BOARD_WORDS, PHASE_WORDS, FIGHT_WORDS, STEP_WORDS].flatMap((table) =>
    Object.values<Spelling>(table).map(spelled),
  );
  assert.deepEqual(
    rows("### Words of the table").map(([, ...spellings]) => spellings),
    words,
  );
});

test("every word of a mark is read as that mark", () => {
  const same = (marks: object, around: (mark: string) => string, read: (text: string) => string) => {
    for (const { short, value, english, german } of Object.values<UnitMark>(marks as Record<string, UnitMark>)) {
      const number = value === "none" ? "" : " 2";
      const expected = read(around(short === undefined ? "" : short + number));
      for (const word of [...english, ...german])
        assert.equal(read(around(word.toUpperCase() + number)), expected, word);
    }
  };
  same(UNIT_MARKS, (mark) => `Mech ${mark} > 1`, canonical);
  same({ ...UNIT_MARKS, ...TABLE_MARKS }, (mark) => `table | Ana, Ben | bf1 Ana: Mech ${mark}`, canonicalBoardOf);
});
