import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTATION_PROBLEM_CODES } from "../../src/contract/index.js";
import { NOTATION_EXPECTATIONS, TEXT_LIMIT } from "../../src/notation/index.js";
import { boardProblemsIn, problemsIn, stateIn } from "./reading.js";

/** A slip behind `table | Ana 5, Ben 3 | bf1 Ana: 3 |`, what is pointed at, the code without its room, and the hint. */
const SLIPS: readonly (readonly [string, string, string, string])[] = [
  ["bf1 Bne: 5", "Bne", "unknown-player", "Ben"],
  ["bf2 Bne: 5", "Bne", "unknown-player", "Ben"],
  ["bf2=Bne:5", "Bne", "unknown-player", "Ben"],
  ["base Bne: 5", "Bne", "unknown-player", "Ben"],
  ["base Carl: 5", "Carl", "unknown-player", "player"],
  ["turn Bne", "Bne", "unknown-player", "Ben"],
  ["winner Carl", "Carl", "unknown-player", "player"],
  ["bf1 contested by Bne", "Bne", "unknown-player", "Ben"],
  ["control bf1: Carl Otto", "Carl Otto", "unknown-player", "player"],
  ["bf2: 5", "5", "unexpected", "player"],
  ["bf2", "bf2", "unknown-word", "clause"],
  ["trun Ben", "trun", "unknown-word", "turn"],
  ["shodown bf1", "shodown", "unknown-word", "showdown"],
  ["combt bf1 Ben", "combt", "unknown-word", "combat"],
  ["Ben contrlos bf1", "contrlos", "unknown-word", "controls"],
  ["Ben 5 pionts", "5", "unexpected", "clause"],
  ["Ben", "", "unexpected", "clause"],
  ["bf2 Ben 5", "5", "unexpected", "colon"],
  ["base Ben 5", "5", "unexpected", "colon"],
  ["base Ben", "", "unexpected", "colon"],
  ["base", "", "unexpected", "player"],
  ["base Ben:", "", "unexpected", "unit"],
  ["bf2 Ben: none, 3", "none", "unexpected", "unit"],
  ["bf2: none, 3", ",", "unexpected", "bar"],
  ["bf1 Ben: 3 tanc", "tanc", "unknown-word", "tank"],
  ["bf1 Ben: 3 gangking", "gangking", "unknown-word", "ganking"],
  ["bf1 Ben: 3 ganking G", "G", "repeated-mark", ""],
  ["bf1 Ben: 3 ready exhausted", "exhausted", "repeated-mark", ""],
  ["bf1 Ben: 3 exhausted ready", "ready", "repeated-mark", ""],
  ["bf1 Ben: 3 > 5", ">", "unexpected", "bar"],
  ["bf1 Ben: 3, turn Ben", "turn", "unexpected", "bar"],
  ["bf1 Ben: 3 by Ana", "by", "unknown-word", "mark"],
  ["Ben scored 2", "2", "unexpected", "battlefield"],
  ["turn Ben | Ana has the turn", "has", "repeated-clause", ""],
  ["main | beginning", "beginning", "repeated-clause", ""],
  ["Ben controls bf1 | Ana controls bf1", "bf1", "repeated-clause", ""],
  ["points Ben: 4", "points", "repeated-clause", ""],
  ["showdown bf1 | combat bf1", "combat", "repeated-clause", ""],
  ["Ben ignores tank | ignores tank: Ben", "ignores", "repeated-clause", ""],
  ["focus Ben", "focus", "unexpected", "fight"],
  ["passes 1", "passes", "unexpected", "fight"],
  ["showdown bf1 step damage", "step", "unexpected", "fight"],
  ["combat bf1", "bf1", "unclear-combat", ""],
  ["combat bf1 Ben", "", "unexpected", "versus"],
  ["combat bf1: Ana vs Bne", "Bne", "unknown-player", "Ben"],
  ["combat bf1: Ana vs Ben step damge", "damge", "unknown-word", "damage"],
  ["staged bf1", "", "unexpected", "fight"],
  ["phase mian", "mian", "unknown-word", "main"],
  ["mode wra", "wra", "unknown-word", "war"],
  ["to eight", "eight", "number", "number"],
  ["players Ana, Ben", "players", "unexpected", "clause"],
  ["5-3", "5", "unexpected", "clause"],
  ['bf2 Ben: 3 = "Poro', '"Poro', "unclosed-quote", "quoted-name"],
  ["", "", "unexpected", "name"],
];

const START = "table | Ana 5, Ben 3 | bf1 Ana: 3 | ";

function check(text: string, [found, code, hint]: readonly [string, string, string]): void {
  const problems = boardProblemsIn(text);
  assert.equal(problems.length, 1, JSON.stringify(problems));
  const [problem] = problems;
  assert.ok(problem);
  assert.equal(problem.code, `notation/${code}`);
  assert.equal(problem.found, found);
  assert.equal([...text].slice(problem.column - 1, problem.column - 1 + problem.length).join(""), found);
  assert.equal(problem.suggestion ?? problem.expected[0] ?? "", hint);
  assert.ok(NOTATION_PROBLEM_CODES.includes(problem.code));
  assert.ok(problem.expected.every((one) => NOTATION_EXPECTATIONS.includes(one)));
}

for (const [slip, ...expected] of SLIPS) {
  test(`${JSON.stringify(slip)}: ${expected[1]} at ${JSON.stringify(expected[0])}`, () =>
    check(START + slip, expected));
}

test("slips at the beginning", () => {
  check("4, 2 > 3 tank, 5", ["4", "no-table", "table"]);
  check("", ["", "no-table", "table"]);
  check("tabel | Ana, Ben", ["tabel", "no-table", "table"]);
  check("table", ["", "missing-players", "player"]);
  check("table | | bf1: none", ["|", "missing-players", "player"]);
  check("table | Ana, Ben", ["", "missing-battlefield", "battlefield"]);
  check("table | Ana 5, Ben 3, bf1 Ana: 3", ["Ana", "missing-comma", "comma"]);
  check("table | Ana 5, Ben 3, base Ana: 3 | bf1: none", ["base", "unexpected", "player"]);
  check("table | Ana 5, Ana 3 | bf1: none", ["Ana", "repeated-clause", ""]);
  check("table | Ana 5 Ben 3 | bf1: none", ["Ben", "missing-comma", "comma"]);
  check("table | 5, Ben 3 | bf1: none", ["5", "unexpected", "player"]);
  assert.equal(boardProblemsIn("1".repeat(TEXT_LIMIT + 1))[0]?.code, "notation/too-long");
});

test("a line about a table is told apart from a combat wherever one is read", () => {
  const [problem] = problemsIn("table | Ana 5, Ben 3 | bf1 Ana: 3");
  assert.deepEqual([problem?.code, problem?.column, problem?.length], ["notation/a-table", 1, 5]);
  assert.equal(problemsIn("Tisch | Ana").at(0)?.code, "notation/a-table");
  assert.deepEqual(stateIn("table: 4 > 3").combat.attacker.units, [{ id: "table", might: 4 }]);
  assert.deepEqual(stateIn("board = 4 > 3").combat.attacker.units, [{ name: "board", might: 4 }]);
});

test("a keyword that counts on the table only is told apart from a word that nobody knows", () => {
  for (const [text, found] of [
    ["4 ganking > 3", "ganking"],
    ["4 > 3 hunt 2", "hunt"],
    ["Mech temporary > 3", "temporary"],
    ["4 > 3 G", "G"],
  ] as const) {
    const [problem] = problemsIn(text);
    assert.deepEqual([problem?.code, problem?.found], ["notation/only-at-table", found]);
  }
});

test("several problems are told, in the order of the text, and not more than twenty", () => {
  const codes = boardProblemsIn("table | Ana, Ben | bf1 Bne: 3 | base Ana: 3 tanc, x | trun Ben").map(
    ({ code, column }) => `${column} ${code}`,
  );
  assert.deepEqual(codes, [
    "24 notation/unknown-player",
    "45 notation/unknown-word",
    "51 notation/unknown-card",
    "55 notation/unknown-word",
  ]);
  const many = boardProblemsIn(`table | Ana, Ben${" | bf1 Bne: 3".repeat(50)}`);
  assert.equal(many.length, 20);
  assert.equal(many.at(-1)?.code, "notation/more");
});
