import type { Unit } from "../engine/index.js";
import { KEYWORD_NAMES, keywordWith, signed } from "./building-blocks.js";

/** What a unit has besides printed Might, as a language writes each piece; pieces that do not hold are left out. */
export interface UnitWords {
  might(printed: number): string;
  modifier(signed: string): string;
  damage(marked: number): string;
  readonly stunned: string;
  readonly exhausted: string;
  readonly dealsNothing: string;
  readonly undamageable: string;
  prevent(amount: number): string;
  readonly double: string;
  readonly preventAll: string;
  readonly preventNext: string;
}

/** The printed Might of a unit and its marks, in words. */
export function unitMarks(unit: Unit, words: UnitWords): [string, ...string[]] {
  const said: readonly (readonly [boolean, string])[] = [
    [unit.mightModifier !== 0, words.modifier(signed(unit.mightModifier))],
    [unit.tank, KEYWORD_NAMES.tank],
    [unit.backline, KEYWORD_NAMES.backline],
    [unit.assault > 0, keywordWith("assault", unit.assault)],
    [unit.shield > 0, keywordWith("shield", unit.shield)],
    [unit.markedDamage > 0, words.damage(unit.markedDamage)],
    [unit.stunned, words.stunned],
    [unit.exhausted, words.exhausted],
    [unit.dealsNoCombatDamage, words.dealsNothing],
    [unit.undamageable, words.undamageable],
  ];
  return [
    words.might(unit.printedMight),
    ...said.flatMap(([holds, text]) => (holds ? [text] : [])),
    ...unit.replacements.map((one) => replacementMark(one, words)),
  ];
}

function replacementMark(replacement: Unit["replacements"][number], words: UnitWords): string {
  switch (replacement.kind) {
    case "prevent":
      return words.prevent(replacement.amount);
    case "double":
      return words.double;
    case "prevent-all":
      return words.preventAll;
    case "prevent-next":
      return words.preventNext;
  }
}
