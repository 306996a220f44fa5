import type { z } from "zod";
import type { boardKeywords, boardReplacement, boardUnit, unitChange } from "../contract/index.js";
import {
  KEYWORDS_WITH_NUMBER,
  type BoardReplacement,
  type BoardUnit,
  type UnitChange,
  type UnitKeywords,
} from "../engine/index.js";

/** A unit of a board as callers read it and can send it again, with the id of its card. */
export function tellBoardUnit(unit: BoardUnit, card: string | null): z.infer<typeof boardUnit> {
  return {
    id: unit.id,
    name: unit.calledAs === unit.id ? null : unit.calledAs,
    card,
    controller: unit.controller,
    owner: unit.owner,
    might: unit.printedMight,
    mightModifier: unit.lastingModifier,
    damage: unit.markedDamage,
    keywords: tellKeywords(unit.printedKeywords),
    changes: unit.changes.map(tellChange),
    stunned: unit.stunned,
    dealsNoCombatDamage: unit.dealsNoCombatDamage,
    undamageable: unit.undamageable,
    ready: unit.ready,
    exhausted: !unit.ready,
    damageReplacements: unit.replacements.map(tellReplacement),
  };
}

/** The keywords of a unit, each said. */
export function tellKeywords(keywords: UnitKeywords): z.infer<typeof boardKeywords> {
  const { tank, backline, ganking, ambush, accelerate, temporary } = keywords;
  const { assault, shield, hunt, disarm, deflect } = keywords;
  return { tank, backline, assault, shield, ganking, ambush, accelerate, temporary, hunt, disarm, deflect };
}

function tellChange(change: UnitChange): z.infer<typeof unitChange> {
  const { lasts } = change;
  if (change.kind === "might") return { lasts, might: change.amount, keyword: null, amount: null, lost: null };
  const { keyword, amount, lost } = change;
  const hasNumber = !lost && KEYWORDS_WITH_NUMBER.some((one) => one === keyword);
  return { lasts, might: null, keyword, amount: hasNumber ? amount : null, lost };
}

function tellReplacement(replacement: BoardReplacement): z.infer<typeof boardReplacement> {
  const { kind, lasts } = replacement;
  return { kind, amount: replacement.kind === "prevent" ? replacement.amount : null, lasts };
}
