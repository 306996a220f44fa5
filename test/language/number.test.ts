import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";
import type { StepKind } from "../../src/engine/index.js";

interface Unit {
  readonly might: number;
  readonly [field: string]: unknown;
}

/** The sentence of one kind of step in the German ruling of a combat. */
function said(kind: StepKind, attackers: readonly Unit[], defenders: readonly Unit[], state: object = {}): string {
  const named = (units: readonly Unit[], letter: string) =>
    units.map((unit, index) => ({ name: `${letter}${index + 1}`, ...unit }));
  const combat = { attacker: { units: named(attackers, "A") }, defender: { units: named(defenders, "D") } };
  const answer = adjudicate("resolveCombat", { state: { combat, ...state }, language: "de" });
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value.steps.find((step) => step.kind === kind)?.text ?? "";
}

const tank = { tank: true };
const one = { might: 1 };

test("one unit dies, several die", () => {
  assert.equal(said("units-killed", [{ might: 1 }], [one]), "A1 hat tödlichen Schaden und stirbt.");
  assert.equal(said("units-killed", [one, one], [{ might: 2 }]), "A1 und A2 haben tödlichen Schaden und sterben.");
});

test("one Tank comes first, several come first in any order", () => {
  const first = "zuerst tödlichen Schaden zugewiesen bekommen";
  const [single, plain] = [{ might: 2, keywords: tank }, { might: 2 }];
  assert.equal(said("tanks-first", [one], [single, plain]), `D1 hat Tank und muss ${first}.`);
  assert.equal(
    said("tanks-first", [one], [single, single, plain]),
    `D1 und D2 haben Tank und müssen ${first}, untereinander in beliebiger Reihenfolge.`,
  );
});

test("more names than a sentence holds are counted, in the case that the sentence needs", () => {
  const ten = Array.from({ length: 10 }, () => ({ might: 2, undamageable: true }));
  assert.equal(
    said("all-exempt", [one], ten),
    "Den Units D1, D2, D3, D4, D5, D6, D7, D8 und 2 weiteren kann kein Schaden zugefügt werden, also fügt der Attacker keinen zu.",
  );
  assert.equal(
    said("all-exempt", [one], ten.slice(0, 1)),
    "Der Unit D1 kann kein Schaden zugefügt werden, also fügt der Attacker keinen zu.",
  );
});

test("1 Punkt, 2 Punkte", () => {
  const summaryWith = (points: number) => {
    const combat = { attacker: { units: [{ might: 2 }] }, defender: { units: [one] } };
    const players = [{ id: "attacker", points }];
    const answer = adjudicate("resolveCombat", { state: { combat, players }, language: "de" });
    assert.ok(answer.ok);
    return answer.value.summary;
  };
  assert.match(summaryWith(0), /der Attacker erobert und hat 1 Punkt\.$/u);
  assert.match(summaryWith(1), /der Attacker erobert und hat 2 Punkte\.$/u);
});

test("whoever is alone is named where all damage must go to one unit", () => {
  assert.equal(
    said("not-enough", [one], [{ might: 3 }, { might: 9, undamageable: true }]),
    "D1 braucht 3, also reicht 1 Schaden nicht; alles muss auf diese Unit gehen.",
  );
  assert.match(said("not-enough", [{ might: 2 }], [{ might: 3 }, one]), /^Alle zusammen brauchen 4, also reichen 2 /u);
});

test("default players have an article in the case that they need, named ones have not", () => {
  assert.match(
    said("control-taken", [{ might: 2 }], [one]),
    /^Der Attacker übernimmt .* das Schlachtfeld vom Defender;/u,
  );
  assert.match(
    said("excess-measured", [{ might: 3 }], [one]),
    /^Der überschüssige Schaden des Attackers beträgt 2\.$/u,
  );
  const combat = {
    attacker: { player: "Mia", units: [{ might: 2 }] },
    defender: { player: "Jo", units: [one] },
  };
  const answer = adjudicate("resolveCombat", {
    state: { combat, battlefield: { id: "Zaun" } },
    language: "de",
  });
  assert.ok(answer.ok);
  const texts = answer.value.steps.map(({ text }) => text);
  assert.ok(
    texts.includes("Mia übernimmt die Kontrolle über Zaun von Jo; umkämpft ist es nicht mehr."),
    texts.join("\n"),
  );
  assert.ok(texts.includes("Nur Mia hat noch Units und gewinnt damit den Kampf; Jo verliert ihn."), texts.join("\n"));
});
