import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";

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
