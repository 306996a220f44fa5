import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS, readCombat, SIDES, type UnitInput } from "../../src/engine/index.js";
import {
  allCards,
  combatFacts,
  FACT_CODES,
  findCard,
  unitOfCard,
  type Card,
  type CombatFact,
  type CombatFlag,
  type FactCode,
} from "../../src/cards/index.js";
import { FLAG_TELLERS } from "../../src/cards/facts/flags.js";
import { NOTE_MEANINGS } from "../../src/cards/facts/notes.js";

function card(text: string): Card {
  const finding = findCard(text);
  assert.ok("found" in finding, text);
  return finding.found;
}

const everyFact = allCards().flatMap((one) =>
  SIDES.flatMap((side) => combatFacts(one, side).map((fact) => ({ id: one.id, side, fact }))),
);

function factsOf(text: string, side: "attacker" | "defender", code: FactCode): CombatFact[] {
  return combatFacts(card(text), side).filter(({ fact }) => fact === code);
}

test("a unit card brings its name, Might and combat keywords", () => {
  assert.deepEqual(unitOfCard(card("Sunlit Guardian")), {
    kind: "unit",
    name: "Sunlit Guardian",
    might: 3,
    keywords: { tank: true, shield: 1 },
  });
  assert.deepEqual(unitOfCard(card("Reflection")), { kind: "unit", name: "Reflection", might: 0, keywords: {} });
});

test("Might that a preview leaves open must be asked for", () => {
  const open = allCards().filter((one) => unitOfCard(one).kind === "might-unknown");
  assert.deepEqual(
    open.map(({ id }) => id),
    ["RAD-009", "RAD-020", "RAD-042", "RAD-065", "RAD-114"],
  );
  for (const one of open)
    assert.deepEqual(combatFacts(one, "attacker"), [{ fact: "unknown-text", may: "result", when: "standing" }]);
});

test("a spell, gear, legend, battlefield, rune or token card is no unit", () => {
  assert.deepEqual(unitOfCard(card("Ki Barrier")), { kind: "not-a-unit", name: "Ki Barrier", type: "spell" });
  for (const one of allCards()) assert.equal(unitOfCard(one).kind === "not-a-unit", one.type !== "unit", one.id);
});

test("every flag and every note of the data has a meaning for a combat, or is said to have none", () => {
  for (const one of allCards()) {
    for (const flag of Object.keys(one.combat ?? {})) assert.ok(flag in FLAG_TELLERS, `${one.id}: ${flag}`);
    const note = one.combat?.note;
    if (note !== undefined) assert.ok(note in NOTE_MEANINGS, `${one.id}: ${note}`);
  }
  const flags = new Set(allCards().flatMap(({ combat }) => Object.keys(combat ?? {})));
  assert.deepEqual([...flags].sort(), Object.keys(FLAG_TELLERS).sort());
  const notes = new Set(allCards().flatMap(({ combat }) => combat?.note ?? []));
  assert.deepEqual([...notes].sort(), Object.keys(NOTE_MEANINGS).sort());
});

test("a flag that can change a combat is told of at least one card", () => {
  for (const [flag, tell] of Object.entries(FLAG_TELLERS)) {
    if (tell === null) continue;
    const cards = allCards().filter(({ combat }) => combat?.[flag as CombatFlag] !== undefined);
    const told = cards.some((one) => SIDES.some((side) => combatFacts(one, side).length > 0));
    assert.ok(told, flag);
  }
});

test("the codes of the facts are a closed list, each in use", () => {
  assert.deepEqual([...new Set(everyFact.map(({ fact }) => fact.fact))].sort(), [...FACT_CODES].sort());
});

test("what the engine can be told is offered as input that it reads", () => {
  const stated = everyFact.flatMap(({ id, fact }) => (fact.input ? [{ id, input: fact.input }] : []));
  assert.ok(stated.length > 100);
  for (const { id, input } of stated) {
    const unit: UnitInput = { might: 3, ...("unit" in input && input.unit) };
    const side = { units: [unit], ...("side" in input && input.side) };
    const read = readCombat({ attacker: side, defender: { units: [{ might: 2 }] } });
    assert.ok(read.ok, id);
    assert.ok((unit.damageReplacements ?? []).length <= BOUNDS.replacementsPerUnit);
  }
});

test("a unit that cannot be dealt damage on a condition says so, with the condition", () => {
  assert.deepEqual(factsOf("Kayn, Unleashed", "attacker", "undamageable"), [
    {
      fact: "undamageable",
      may: "result",
      when: "standing",
      if: "moved twice this turn",
      input: { place: "this-unit", unit: { undamageable: true } },
    },
  ]);
  assert.deepEqual(factsOf("Ambessa, The Wolf", "defender", "undamageable"), [], "hers ends in combat");
});

test("ignoring Tank changes who dies, not who wins", () => {
  const [fact] = factsOf("Dune Surfer", "attacker", "ignores-tank");
  assert.equal(fact?.may, "fates");
  assert.deepEqual(fact?.input, { place: "this-side", side: { ignores: ["tank"] } });
});

test("a unit that deals no combat damage says so", () => {
  const [galio] = factsOf("Galio, Indefatigable", "attacker", "no-combat-damage");
  assert.deepEqual(galio?.input, { place: "this-unit", unit: { dealsNoCombatDamage: true } });
  const [protector] = factsOf("Sacred Protector", "defender", "no-combat-damage");
  assert.equal(protector?.unless, "exactly 1 other own unit shares its battlefield");
});

test("any damage of a player being lethal is a field of the side; being killed for damage is not", () => {
  const [dragon] = factsOf("Elder Dragon", "attacker", "any-damage-lethal");
  assert.deepEqual(dragon?.input, { place: "this-side", side: { anyDamageIsLethal: true } });
  const [decree] = factsOf("Imperial Decree", "attacker", "any-damage-lethal");
  assert.ok(decree && decree.input === undefined);
});

test("prevention and doubling are damage replacements; prevention of spell damage is nothing in combat", () => {
  const inputs = ["Ki Barrier", "Counter Strike"].map((name) => factsOf(name, "defender", "prevent")[0]?.input);
  assert.deepEqual(inputs, [
    { place: "other-units", unit: { damageReplacements: [{ kind: "prevent", amount: 7 }] } },
    { place: "other-units", unit: { damageReplacements: [{ kind: "prevent-next" }] } },
  ]);
  const [trap] = factsOf("Lotus Trap", "attacker", "double-damage-taken");
  assert.deepEqual(trap?.input, { place: "other-units", unit: { damageReplacements: [{ kind: "double" }] } });
  assert.deepEqual(factsOf("Esteemed Hierophant", "defender", "prevent"), []);
});

test("death triggers, replaced deaths and ties may change the result itself", () => {
  for (const [name, code] of [
    ["Soraka, Wanderer", "death-replacement"],
    ["Symbol of the Solari", "on-tie"],
    ["Draven, Audacious", "on-dies-in-combat"],
    ["Kog'Maw, Caustic", "deathknell"],
  ] as const) {
    const [fact] = factsOf(name, "defender", code);
    assert.deepEqual([fact?.may, fact?.when], ["result", "cleanup"], name);
  }
});

test("attack triggers are facts of the attacker only", () => {
  assert.equal(factsOf("Anivia, Primal", "attacker", "damage")[0]?.when, "combat-start");
  assert.deepEqual(factsOf("Anivia, Primal", "defender", "damage"), []);
  assert.deepEqual(factsOf("Kai'Sa, Rebel", "defender", "disarm"), []);
  assert.equal(factsOf("Kai'Sa, Rebel", "attacker", "disarm")[0]?.amount, 1);
});

test("a conditional keyword offers the new total beside the printed keywords", () => {
  const both = everyFact.filter(({ fact }) => fact.fact === "conditional-keyword" && fact.keyword === "assault");
  assert.ok(both.length > 0);
  for (const { id, side, fact } of both) {
    assert.equal(side, "attacker", id);
    if (typeof fact.amount !== "number") continue;
    const printed = card(id).keywords;
    const keywords = fact.input && "unit" in fact.input ? fact.input.unit.keywords : undefined;
    assert.equal(keywords?.assault, (printed.assault ?? 0) + fact.amount, id);
    assert.equal(keywords.tank ?? false, printed.tank ?? false, id);
  }
});

test("what happens after the result changes numbers, unless it scores", () => {
  for (const { id, fact } of everyFact.filter(({ fact: { when } }) => when === "after")) {
    assert.equal(fact.may, /score/u.test(fact.effect ?? "") ? "result" : "numbers", id);
  }
});
