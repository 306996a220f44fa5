import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, type Problem } from "../../src/adjudicator/index.js";
import type { OperationName } from "../../src/contract/index.js";

const SMALLEST = { combat: { attacker: { units: [] }, defender: { units: [] } } };

/** Lines that are well written and say what no request may, with the field that is wrong. */
const BEYOND: readonly (readonly [string, string])[] = [
  ["4~3~to=0", "notation.game.victoryScore"],
  ["4~3~to=999999", "notation.game.victoryScore"],
  ["4~3~battlefields=99", "notation.game.battlefieldCount"],
  ["4~3~999999:0", "notation.players[0].points"],
  [`4="${"x".repeat(61)}"~3`, "notation.combat.attacker.units[0].name"],
  ['4="a\u202Eb" > 3', "notation.combat.attacker.units[0].name"],
  [`20~4${"P1".repeat(9)}`, "notation.combat.defender.units[0].damageReplacements"],
  [`${Array.from({ length: 41 }, () => "1").join(",")}~3`, "notation.combat.attacker.units"],
];

/** Positions that no combat can have: the operation, its request, and the places that its problems name. */
const IMPOSSIBLE: readonly (readonly [OperationName, object, readonly string[]])[] = [
  ["resolveCombat", { notation: "4~3~attacker=d9:4" }, ["notation.assignments.attacker[0].unit"]],
  ["resolveCombat", { notation: "4~3~attacker=d1:2" }, ["notation.assignments.attacker"]],
  ["resolveCombat", { notation: "4 by Ann > 3 by Ann" }, ["notation.combat.defender.player"]],
  ["legalAssignments", { notation: "4 by Ann > 3 by Ann" }, ["notation.combat.defender.player"]],
  ["checkAssignment", { notation: "4~3~attacker=d1:2" }, ["notation.assignments.attacker"]],
  ["checkAssignment", { notation: "4~3", assignment: [{ unit: "d1", amount: 2 }] }, ["assignment"]],
  ["combat", { notation: "4 by Ann > 3 by Ann" }, ["notation.combat.defender.player"]],
  [
    "study",
    { notation: "4 by Ann > 3 by Ann", versusNotation: "4 by Ben > 3 by Ben" },
    ["notation.combat.defender.player", "versusNotation.combat.defender.player"],
  ],
  ["study", { notation: "4~?", versusNotation: "4~!" }, ["notation", "versusNotation"]],
  ["study", { notation: "4~3", versusNotation: "4~3~to=0" }, ["versusNotation.game.victoryScore"]],
  ["study", { notation: "4~3", versusNotation: "4~3", versus: SMALLEST }, ["versusNotation"]],
];

test("what is wrong in a line of notation is placed in the field that holds the line", () => {
  for (const [operation, request, paths] of IMPOSSIBLE) {
    const answer = adjudicate(operation, request);
    const problems = answer.ok
      ? (answer.value as { readonly problems?: readonly Problem[] }).problems
      : answer.problems;
    assert.deepEqual(
      problems?.map(({ path }) => path),
      paths,
      JSON.stringify(request),
    );
  }
});

test("a line of notation is held to the bounds of the contract, as objects are", () => {
  for (const [notation, path] of BEYOND) {
    const answer = adjudicate("combat", { notation });
    assert.ok(!answer.ok, notation);
    assert.deepEqual(
      answer.problems.map((problem) => problem.path),
      [path],
      notation,
    );
  }
});
