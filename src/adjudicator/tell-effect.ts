import type { z } from "zod";
import type { Card } from "../cards/index.js";
import type { boardReplacement, effect, place, statedUnit, unitChange } from "../contract/index.js";
import {
  readKeywords,
  type BoardReplacementInput,
  type BoardUnitInput,
  type EffectInput,
  type Id,
  type PlaceInput,
  type UnitChangeInput,
} from "../engine/index.js";
import { tellKeywords } from "./tell-board-unit.js";

/** An effect on the Chain, as it was stated; what its kind does not take is null. */
export function tellEffect(stated: EffectInput, cards: ReadonlyMap<Id, Card>): z.infer<typeof effect> {
  const { units, to, unit } = stated;
  return {
    kind: stated.kind,
    units: units == null ? null : [...units],
    amount: stated.amount ?? null,
    keyword: stated.keyword ?? null,
    lasts: stated.lasts ?? null,
    to: to == null ? null : tellPlace(to),
    forced: stated.forced ?? null,
    player: stated.player ?? null,
    opponent: stated.opponent ?? null,
    unit: unit == null ? null : tellStatedUnit(unit, cards),
  };
}

function tellPlace({ battlefield, base }: PlaceInput): z.infer<typeof place> {
  return { battlefield: battlefield ?? null, base: base ?? null };
}

/** A unit that is not on the table yet. Who controls it and whether it enters ready is open unless it was said. */
function tellStatedUnit(unit: BoardUnitInput, cards: ReadonlyMap<Id, Card>): z.infer<typeof statedUnit> {
  return {
    ...tellOpen(unit),
    ...tellMarks(unit),
    card: unit.id == null ? null : (cards.get(unit.id)?.id ?? null),
    might: unit.might,
    keywords: tellKeywords(readKeywords(unit.keywords)),
    changes: (unit.changes ?? []).map(tellChange),
    damageReplacements: (unit.damageReplacements ?? []).map(tellReplacement),
  };
}

function tellOpen({ id, name, controller, owner, ready, exhausted }: BoardUnitInput) {
  return {
    id: id ?? null,
    name: name ?? null,
    controller: controller ?? null,
    owner: owner ?? null,
    ready: ready ?? null,
    exhausted: exhausted ?? null,
  };
}

function tellMarks({ mightModifier, damage, stunned, dealsNoCombatDamage, undamageable }: BoardUnitInput) {
  return {
    mightModifier: mightModifier ?? 0,
    damage: damage ?? 0,
    stunned: stunned ?? false,
    dealsNoCombatDamage: dealsNoCombatDamage ?? false,
    undamageable: undamageable ?? false,
  };
}

function tellChange({ lasts, might, keyword, amount, lost }: UnitChangeInput): z.infer<typeof unitChange> {
  return { lasts, might: might ?? null, keyword: keyword ?? null, amount: amount ?? null, lost: lost ?? null };
}

function tellReplacement({ kind, amount, lasts }: BoardReplacementInput): z.infer<typeof boardReplacement> {
  return { kind, amount: amount ?? null, lasts: lasts ?? "lasting" };
}
