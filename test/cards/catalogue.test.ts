import assert from "node:assert/strict";
import { test } from "node:test";
import { allCards, findCard } from "../../src/cards/index.js";

function found(text: string): string {
  const finding = findCard(text);
  assert.ok("found" in finding, `${text}: ${JSON.stringify(finding).slice(0, 200)}`);
  return finding.found.id;
}

function names(cards: readonly { readonly name: string }[]): string[] {
  return cards.map(({ name }) => name);
}

test("a card is found by its id and its printed code, in any case, with or without hyphen and zeros", () => {
  for (const text of ["OGN-054", "ogn-054", "OGN 54", "ogn054", "OGN-054/298", " OGN-054 "]) {
    assert.equal(found(text), "OGN-054", text);
  }
  assert.equal(found("UNL-T04"), "UNL-T04");
});

test("a printed code with another set size is no code, but a close miss", () => {
  const finding = findCard("OGN-054/299");
  assert.ok("suggestions" in finding);
  assert.equal(finding.suggestions[0]?.id, "OGN-054");
});

test("a variant leads to its card, and says which printing was asked for", () => {
  for (const [text, card] of [
    ["OGN-007a", "OGN-007"],
    ["OGN-305*", "OGN-259"],
    ["RAD-SP4", "RAD-063"],
  ] as const) {
    const finding = findCard(text);
    assert.ok("found" in finding);
    assert.equal(finding.found.id, card);
    assert.equal(finding.printing.id, text);
  }
});

test("a name is read without case, accents and punctuation, and a dash is a comma", () => {
  for (const text of [
    "Kai'Sa, Survivor",
    "KAISA SURVIVOR",
    "kai’sa - survivor",
    "Kaï'Sa — Survivor",
    "Kai Sa Survivor",
  ]) {
    assert.equal(found(text), "OGN-039", text);
  }
});

test("every card is found by its own name, and every printing by its number", () => {
  for (const { id, name, printings } of allCards()) {
    assert.equal(found(name), id);
    for (const printing of printings) {
      assert.equal(found(printing.id), id);
      assert.equal(found(printing.code), id);
    }
  }
});

test("an alias finds the card", () => {
  assert.equal(found("yi, meditative"), "OGS-004");
  assert.equal(found("Daughter of the Void"), "OGN-247");
});

test("a short name finds the one card that has it", () => {
  assert.equal(found("Caitlyn"), "OGN-068");
});

test("a short name that several cards share is ambiguous, and all of them are named", () => {
  const finding = findCard("jinx");
  assert.ok("ambiguous" in finding);
  assert.deepEqual(names(finding.ambiguous), ["Jinx, Demolitionist", "Jinx, Rebel", "Jinx, Loose Cannon"]);
  const recruits = findCard("Recruit");
  assert.ok("ambiguous" in recruits);
  assert.equal(recruits.ambiguous.length, 3);
});

test("where a unit is wanted, a legend of the same short name is not meant", () => {
  assert.ok("ambiguous" in findCard("Jarvan IV"));
  const unit = findCard("Jarvan IV", "unit");
  assert.ok("found" in unit);
  assert.equal(unit.found.id, "RAD-091");
  assert.ok("found" in findCard("Ki Barrier", "unit"), "a spell is found, and its user told that it is no unit");
});

test("a close miss suggests what was meant", () => {
  for (const [text, name] of [
    ["Sunlit Guardien", "Sunlit Guardian"],
    ["dune surfr", "Dune Surfer"],
    ["Elder Dragn", "Elder Dragon"],
    ["Yasou", "Yasuo, Unforgiven"],
    ["caitlyn patroling", "Caitlyn, Patrolling"],
  ] as const) {
    const finding = findCard(text);
    assert.ok("suggestions" in finding, text);
    assert.equal(finding.suggestions[0]?.name, name);
    assert.ok(finding.suggestions.length <= 5);
  }
});

test("what is like no card suggests nothing", () => {
  for (const text of ["", "!!!", "xyzzy", "q".repeat(10_000)]) {
    assert.deepEqual(findCard(text), { suggestions: [] }, text.slice(0, 20));
  }
});
