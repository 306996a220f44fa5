import assert from "node:assert/strict";
import * as fc from "fast-check";
import { assignmentProblem, type AssignmentProblem } from "../../src/engine/assignment/problem.js";
import { muster } from "../../src/engine/combat/muster.js";
import {
  readCombat,
  readCombatState,
  type CombatInput,
  type CombatState,
  type CombatStateInput,
  type Side,
  type SideInput,
  type UnitInput,
} from "../../src/engine/index.js";

const replacement = fc.oneof(
  fc.record({ kind: fc.constant("prevent" as const), amount: fc.nat(6) }),
  fc.record({ kind: fc.constantFrom("prevent-all" as const, "prevent-next" as const, "double" as const) }),
);

const rarely = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

/** Units with everything that the rules know, of up to 12 Might. */
export const unit: fc.Arbitrary<UnitInput> = fc.record({
  might: fc.integer({ min: -2, max: 12 }),
  mightModifier: fc.oneof(fc.constant(0), fc.integer({ min: -4, max: 4 })),
  damage: fc.oneof(fc.constant(0), fc.nat(8)),
  keywords: fc.record({ tank: fc.boolean(), backline: fc.boolean(), assault: fc.nat(2), shield: fc.nat(2) }),
  stunned: rarely,
  dealsNoCombatDamage: rarely,
  undamageable: rarely,
  damageReplacements: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(replacement, { maxLength: 3 }) },
  ),
});

const side: fc.Arbitrary<SideInput> = fc.record({
  units: fc.array(unit, { maxLength: 7 }),
  ignores: fc.subarray(["tank" as const, "backline" as const], { maxLength: 1 }),
  anyDamageIsLethal: rarely,
});

/** Combats of up to seven units a side. */
export const combats: fc.Arbitrary<CombatInput> = fc.record({ attacker: side, defender: side });

/** The damage assignment problem of one side of a combat that can be read. */
export function problemOf(combat: CombatInput, assigning: Side = "attacker"): AssignmentProblem {
  const read = readCombat(combat);
  assert.ok(read.ok, JSON.stringify(read));
  return assignmentProblem(muster(read.value), assigning);
}

/** A combat state that can be read. */
export function stateOf(input: CombatStateInput): CombatState {
  const read = readCombatState(input);
  assert.ok(read.ok, JSON.stringify(read));
  return read.value;
}
