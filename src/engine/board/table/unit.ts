import { currentMight } from "../../unit/might.js";
import type { Tally } from "../../trace.js";
import type { Unit } from "../../unit/unit.js";
import type { Side } from "../../vocabulary.js";
import type { BoardUnit, UnitChange, UnitKeywords } from "../board.js";
import { KEYWORDS_WITH_NUMBER, type KeywordWithNumber, type UnitKeyword } from "../vocabulary.js";

/** Whether a keyword has a number, as in Assault 2; several of them add up. */
export function takesNumber(keyword: UnitKeyword): keyword is KeywordWithNumber {
  return (KEYWORDS_WITH_NUMBER as readonly string[]).includes(keyword);
}

/** The keywords that a unit has now: the printed ones, then what effects gave and took, in their order. */
export function keywordsOf({ printedKeywords, changes }: BoardUnit): UnitKeywords {
  return changes.reduce(changed, printedKeywords);
}

function changed(keywords: UnitKeywords, change: UnitChange): UnitKeywords {
  if (change.kind === "might") return keywords;
  const { keyword, amount, lost } = change;
  if (takesNumber(keyword)) return { ...keywords, [keyword]: lost ? 0 : keywords[keyword] + amount };
  return { ...keywords, [keyword]: !lost };
}

/** What effects add to the printed Might of a unit, and take from it. @rule might.arithmetic */
export function mightModifierOf({ lastingModifier, changes }: BoardUnit): number {
  return changes.reduce((sum, change) => (change.kind === "might" ? sum + change.amount : sum), lastingModifier);
}

/** The current Might of a unit on the board, with the keyword of its role if it has one. */
export function mightOf(unit: BoardUnit): Tally {
  const { id, printedMight, role } = unit;
  const { assault, shield } = keywordsOf(unit);
  return currentMight({ id, printedMight, mightModifier: mightModifierOf(unit), assault, shield, side: role });
}

/** A unit as a combat sees it, on the side of its role. */
export function asCombatant(unit: BoardUnit, side: Side): Unit {
  const { tank, backline, assault, shield } = keywordsOf(unit);
  return {
    id: unit.id,
    calledAs: unit.calledAs,
    side,
    printedMight: unit.printedMight,
    mightModifier: mightModifierOf(unit),
    markedDamage: unit.markedDamage,
    tank,
    backline,
    assault,
    shield,
    stunned: unit.stunned,
    dealsNoCombatDamage: unit.dealsNoCombatDamage,
    undamageable: unit.undamageable,
    exhausted: !unit.ready,
    replacements: unit.replacements,
  };
}
