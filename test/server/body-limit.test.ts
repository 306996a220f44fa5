import assert from "node:assert/strict";
import { test } from "node:test";
import { readRequest } from "../../src/contract/index.js";
import { BOUNDS } from "../../src/engine/index.js";
import { readConfig } from "../../src/server/config.js";

/** Different names of `length` characters, each of which takes four bytes. */
function longName(length: number, index: number): string {
  return String.fromCodePoint(0x1f300 + index).repeat(length);
}

function many<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}

function id(index: number): string {
  return longName(BOUNDS.idCharacters, index);
}

function unit(index: number) {
  const { min } = BOUNDS.might;
  return {
    id: id(index),
    name: longName(BOUNDS.nameCharacters, index),
    might: min,
    mightModifier: BOUNDS.mightModifier.min,
    damage: BOUNDS.amountMax,
    keywords: { tank: false, backline: false, assault: BOUNDS.keywordValueMax, shield: BOUNDS.keywordValueMax },
    stunned: false,
    dealsNoCombatDamage: false,
    undamageable: false,
    exhausted: false,
    damageReplacements: many(BOUNDS.replacementsPerUnit, () => ({ kind: "prevent", amount: BOUNDS.amountMax })),
  };
}

function side(from: number) {
  const units = many(BOUNDS.unitsPerSide, (index) => unit(from + index));
  return { player: id(from), units, ignores: ["tank", "backline"], anyDamageIsLethal: false };
}

const assignment = many(BOUNDS.assignmentEntries, (index) => ({ unit: id(index), amount: -2_147_483_647 }));

const LARGEST = {
  state: {
    combat: { attacker: side(0), defender: side(100) },
    battlefield: { id: id(1), controller: id(100), contestedBy: id(0) },
    players: many(BOUNDS.players, (index) => ({
      id: id(index),
      points: BOUNDS.pointsMax,
      team: id(index),
      scoredThisTurn: many(BOUNDS.battlefields, id),
    })),
    game: { mode: "magma-chamber", victoryScore: BOUNDS.pointsMax, battlefieldCount: BOUNDS.battlefields },
    assignments: { attacker: assignment, defender: assignment },
  },
  edition: "2026-10-09",
  language: "en",
};

test("the default body limit fits 40 units a side with every field at its longest, even indented", () => {
  assert.ok(readRequest("resolveCombat", LARGEST).ok);
  const read = readConfig({});
  assert.ok(read.ok);
  const bytes = Buffer.byteLength(JSON.stringify(LARGEST, null, 2));
  assert.ok(bytes <= read.config.bodyLimit, `${bytes} bytes`);
});
