import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTATION_PROBLEM_CODES } from "../../src/contract/index.js";
import { excerpt, NOTATION_EXPECTATIONS, TEXT_LIMIT } from "../../src/notation/index.js";
import { problemsIn } from "./reading.js";

/** A slip, what is pointed at, the code without its room, and what is suggested or expected first. */
const SLIPS: readonly (readonly [string, string, string, string])[] = [
  ["3 tanc > 2", "tanc", "unknown-word", "tank"],
  ["3 tnak > 2", "tnak", "unknown-word", "tank"],
  ["3tanc > 2", "tanc", "unknown-word", "tank"],
  ["4 > 3 sheild 2", "sheild", "unknown-word", "shield"],
  ["4 > 3 asault 2", "asault", "unknown-word", "assault"],
  ["4 > 3 stuned", "stuned", "unknown-word", "stunned"],
  ["4 > 3 betäupt", "betäupt", "unknown-word", "betäubt"],
  ["4 > 3 backlien", "backlien", "unknown-word", "backline"],
  ["4 > 3 dubble damage", "dubble", "unknown-word", "double damage"],
  ["4ten > 3", "ten", "unknown-word", "mark"],
  ["4 2 > 3 tank, 5", "2", "missing-comma", "comma"],
  ["4, 2 > 3 tank 5", "5", "missing-comma", "comma"],
  ["4 2 > 3", "2", "missing-comma", "comma"],
  ["4.5 > 3", "5", "missing-comma", "comma"],
  ["4, 2", "", "missing-side", "comma"],
  ["> 3", ">", "missing-side", "unit"],
  ["4 >", "", "missing-side", "unit"],
  ["", "", "missing-side", "unit"],
  ["4, 2 | nobody", "|", "missing-side", "comma"],
  ["ignores tank > 3", ">", "missing-side", "unit"],
  ["4, , 2 > 3", ",", "unexpected", "unit"],
  ["4, > 3", ">", "unexpected", "unit"],
  ["tank, 3 > 2", "tank", "unexpected", "might"],
  ["none, 3 > 2", "none", "unexpected", "unit"],
  ["4 > 3 > 2", ">", "unexpected", "bar"],
  ["4 prevent > 3", ">", "number", "number"],
  ["4 damage, 2 > 3", ",", "number", "number"],
  ["4 assault +2 > 3", "+", "number", "number"],
  ["4 tank 99999999999 > 3", "99999999999", "missing-comma", "comma"],
  ["99999999999 > 3", "99999999999", "number", "number"],
  ["3T tank > 2", "tank", "repeated-mark", ""],
  ["3 A1 assault 2 > 2", "assault", "repeated-mark", ""],
  ["41x 1 > 2", "41", "too-many-copies", "number"],
  ["0x 1 > 2", "0", "too-many-copies", "number"],
  ['4 > "Poro', '"Poro', "unclosed-quote", "quoted-name"],
  ["Stalwart Pora > 3", "Stalwart Pora", "unknown-card", "Stalwart Poro"],
  ["Darius tank > 3", "Darius", "ambiguous-card", "Darius, Trifarian"],
  ["Mech tanc > 3", "tanc", "unknown-word", "tank"],
  ["4=Iron Tank > 3", "Tank", "mark-after-name", '"Iron Tank"'],
  ["4=3 > 3", "3", "unexpected", '"3"'],
  ["4: 3 > 2", ":", "unexpected", "mark"],
  ["4 > 3, nobody controls", "nobody", "unexpected", "bar"],
  ["4 > 3; points 5-3", "points", "unexpected", "bar"],
  ["4 and > 3", ">", "unexpected", "mark"],
  ["4 > 3 | victroy score 11", "victroy", "unknown-word", "victory score"],
  ["4 > 3 | mode wra", "wra", "unknown-word", "war"],
  ["4 > 3 | nobdy", "nobdy", "unknown-word", "nobody"],
  ["4 > 3 | nobody | attacker controls", "attacker", "repeated-clause", ""],
  ["4 > 3 | Carla 5 points", "Carla", "unknown-word", "clause"],
  ["4 > 3 | 5-", "", "number", "number"],
  ["4 > 3 | points 5", "", "number", "number"],
  ["4 > 3 | scored b1", "scored", "unexpected", "player"],
  ["4 > 3 | attacker scored 2", "2", "unexpected", "battlefield"],
  ["4 > 3 | attacker 5", "5", "unexpected", "clause"],
  ["4 > 3 |", "", "unexpected", "clause"],
  ["4 > 3 | attacker: 3 d1", "d1", "unexpected", "target"],
  ["4 > 3 | attacker: d1 3, points 5", "points", "unexpected", "target"],
  ["4 > 3 | to eleven", "eleven", "number", "number"],
];

for (const [text, found, code, hint] of SLIPS) {
  test(`${JSON.stringify(text)}: ${code} at ${JSON.stringify(found)}`, () => {
    const problems = problemsIn(text);
    assert.equal(problems.length, 1, JSON.stringify(problems));
    const [problem] = problems;
    assert.ok(problem);
    assert.equal(problem.code, `notation/${code}`);
    assert.equal(problem.found, found);
    const characters = [...text];
    assert.equal(characters.slice(problem.column - 1, problem.column - 1 + problem.length).join(""), found);
    assert.equal(problem.suggestion ?? problem.expected[0] ?? "", hint);
    assert.ok(NOTATION_PROBLEM_CODES.includes(problem.code));
    assert.ok(problem.expected.every((one) => NOTATION_EXPECTATIONS.includes(one)));
  });
}

test("several problems are told, in the order of the text", () => {
  const codes = problemsIn("3 tanc, 2 > 4 4, x, 1 | nobdy | 5-").map(({ code, column }) => `${column} ${code}`);
  assert.deepEqual(codes, [
    "3 notation/unknown-word",
    "15 notation/missing-comma",
    "18 notation/unknown-card",
    "25 notation/unknown-word",
    "35 notation/number",
  ]);
});

test("after twenty problems nothing more is looked for", () => {
  const problems = problemsIn("3 tanc, ".repeat(100));
  assert.equal(problems.length, 20);
  assert.equal(problems.at(-1)?.code, "notation/more");
});

test("an ambiguous card comes with every card that it could be", () => {
  const [problem] = problemsIn("Darius > 3");
  assert.deepEqual(problem?.candidates, ["Darius, Trifarian", "Darius, Executioner"]);
});

test("columns count Unicode characters", () => {
  const [problem] = problemsIn("4=🐉🐉, 3 tanc > 2");
  assert.equal(problem?.column, 9);
  assert.equal(problem.length, 4);
});

test("an excerpt shows the line with a caret below", () => {
  const text = "4, 2 > 3 tanc, 5";
  const [problem] = problemsIn(text);
  assert.ok(problem);
  assert.equal(excerpt(text, problem), "4, 2 > 3 tanc, 5\n         ^^^^");
  assert.equal(excerpt("4, 2", { column: 5, length: 0 }), "4, 2\n    ^");
});

test("an excerpt of a long line is cut around the place, and has no control characters", () => {
  const text = `${"1, ".repeat(100)}3 tanc${", 1".repeat(100)} > 2`;
  const [problem] = problemsIn(text);
  assert.ok(problem);
  const [line = "", caret = ""] = excerpt(text, problem, 40).split("\n");
  assert.ok([...line].length <= 40);
  assert.ok(line.startsWith("…") && line.endsWith("…"));
  assert.equal(line.slice(caret.indexOf("^"), caret.lastIndexOf("^") + 1), "tanc");
  assert.equal(excerpt("3\n\ttanc\u202E > 2", { column: 4, length: 4 }), "3  tanc  > 2\n   ^^^^");
});

test("a text that is too long is told so, with the first column too many", () => {
  const text = "1".repeat(TEXT_LIMIT + 5);
  const [problem] = problemsIn(text);
  assert.equal(problem?.code, "notation/too-long");
  assert.equal(problem.column, TEXT_LIMIT + 1);
  assert.equal(problem.length, 5);
  assert.ok(excerpt(text, problem).includes("^"));
});
