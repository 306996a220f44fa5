import assert from "node:assert/strict";
import { test } from "node:test";
import { cardFacts } from "../../src/web/browser/cards/facts.js";
import { edited } from "../../src/web/browser/position/edits.js";
import { readText } from "../../src/web/browser/position/reading.js";
import { writeText } from "../../src/web/browser/position/writing.js";
import { unitAt, type State } from "../../src/web/browser/position/state.js";
import {
  amountOf,
  hasTrait,
  withAmount,
  withTrait,
  type Measure,
  type Trait,
} from "../../src/web/browser/position/unit-change.js";

const PLACE = { side: "attacker", index: 0 } as const;

function state(text: string): State {
  const reading = readText(text, cardFacts.names);
  assert.ok(reading.kind === "position");
  return reading.state;
}

function parts(text: string) {
  const before = state(text);
  const unit = unitAt(before, PLACE);
  const full = cardFacts.fill(before).combat.attacker.units[0];
  assert.ok(unit && full);
  return { before, unit, full };
}

function stepped(text: string, measure: Measure, amount: number): string | null {
  const { before, unit, full } = parts(text);
  return writeText(edited(before, { kind: "put", place: PLACE, unit: withAmount(unit, full, measure, amount) }));
}

function switched(text: string, trait: Trait, on: boolean): string | null {
  const { before, unit, full } = parts(text);
  const changed = withTrait(unit, full, trait, on);
  const after = edited(before, { kind: "put", place: PLACE, unit: changed });
  const filled = cardFacts.fill(after).combat.attacker.units[0];
  assert.ok(filled);
  assert.equal(hasTrait(filled, trait), on, `${trait} of ${text}`);
  return writeText(after);
}

test("every measure can be stepped and is kept within its range", () => {
  assert.equal(stepped("4~3", "might", 5), "5~3");
  assert.equal(stepped("4~3", "might", 1000), "999~3");
  assert.equal(stepped("4~3", "damage", 2), "4d2~3");
  assert.equal(stepped("4d2~3", "damage", -1), "4~3");
  assert.equal(stepped("4~3", "assault", 2), "4A2~3");
  assert.equal(stepped("4S1~3", "shield", 0), "4~3");
  assert.equal(stepped("4~3", "mightModifier", -1), "4-1~3");
  assert.equal(stepped("4~3", "prevent", 2), "4P2~3");
  assert.equal(stepped("4P2DD~3", "prevent", 3), "4P3DD~3");
  assert.equal(stepped("4P2DD~3", "prevent", 0), "4DD~3");
});

test("every trait can be switched on and off", () => {
  const traits: readonly (readonly [Trait, string])[] = [
    ["tank", "4T~3"],
    ["backline", "4B~3"],
    ["stunned", "4Z~3"],
    ["exhausted", "4E~3"],
    ["dealsNoCombatDamage", "4N~3"],
    ["undamageable", "4I~3"],
    ["prevent-all", "4PA~3"],
    ["prevent-next", "4PN~3"],
    ["double", "4DD~3"],
  ];
  for (const [trait, on] of traits) {
    assert.equal(switched("4~3", trait, true), on);
    assert.equal(switched(on, trait, false), "4~3");
  }
});

test("a keyword that a card prints is taken away from a unit that is no longer that card", () => {
  const { full } = parts("Sunlit Guardian~3");
  assert.equal(hasTrait(full, "tank"), true);
  const plain = switched("Sunlit Guardian~3", "tank", false);
  assert.match(plain ?? "", /^3S1=Sunlit\.Guardian~3$/u);
});

test("what is added to a card is stated beside it", () => {
  assert.equal(
    switched("Sunlit Guardian~3", "stunned", true),
    `${state("Sunlit Guardian~3").combat.attacker.units[0]?.card}.Z~3`,
  );
  const { full } = parts("Sunlit Guardian~3");
  assert.equal(amountOf(full, "shield"), 1);
});
