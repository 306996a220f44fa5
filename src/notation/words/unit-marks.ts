import type { ReplacementKind } from "../../engine/index.js";
import type { BoardUnitState } from "../state.js";

/** Whether a number follows a mark; `optional` means that none says 1, as the keywords of the game do. */
export type MarkValue = "none" | "optional" | "needed";

/** A mark of a unit: how it is written, short and in words, and which fact of the unit it is. */
export interface UnitMark {
  /** Left out by a mark that is never written. */
  readonly short?: string;
  readonly value: MarkValue;
  readonly english: readonly string[];
  readonly german: readonly string[];
  /** May stand more than once. */
  readonly repeats?: boolean;
  /** The mark that says the opposite: it may not stand beside this one. */
  readonly opposite?: string;
  put(unit: BoardUnitState, amount: number): void;
  /** The number to write behind it, true if it has none, anything else if the unit has not this mark. */
  of?(unit: BoardUnitState): number | boolean | null | undefined;
}

/** The keywords of a unit, to put some in. */
export function keywords(unit: BoardUnitState): NonNullable<BoardUnitState["keywords"]> {
  return (unit.keywords ??= {});
}

function replace(unit: BoardUnitState, kind: ReplacementKind, amount?: number): void {
  (unit.damageReplacements ??= []).push(amount === undefined ? { kind } : { kind, amount });
}

/** The marks of a unit, in the order of the canonical form. Replacements of damage follow in their own order. */
export const UNIT_MARKS = {
  might: {
    short: "M",
    value: "needed",
    english: ["might"],
    german: ["macht"],
    put: (unit, amount) => void (unit.might = amount),
    of: (unit) => (unit.card == null ? null : unit.might),
  },
  tank: {
    short: "T",
    value: "none",
    english: ["tank"],
    german: ["tank", "panzer"],
    put: (unit) => void (keywords(unit).tank = true),
    of: (unit) => unit.keywords?.tank,
  },
  backline: {
    short: "B",
    value: "none",
    english: ["backline", "back line"],
    german: ["hintere reihe", "hinten", "nachhut"],
    put: (unit) => void (keywords(unit).backline = true),
    of: (unit) => unit.keywords?.backline,
  },
  assault: {
    short: "A",
    value: "optional",
    english: ["assault"],
    german: ["ansturm", "sturm", "angriff"],
    put: (unit, amount) => void (keywords(unit).assault = amount),
    of: (unit) => unit.keywords?.assault,
  },
  shield: {
    short: "S",
    value: "optional",
    english: ["shield"],
    german: ["schild"],
    put: (unit, amount) => void (keywords(unit).shield = amount),
    of: (unit) => unit.keywords?.shield,
  },
  stunned: {
    short: "Z",
    value: "none",
    english: ["stunned", "stun"],
    german: ["betäubt"],
    put: (unit) => void (unit.stunned = true),
    of: (unit) => unit.stunned,
  },
  damage: {
    short: "d",
    value: "needed",
    english: ["damage", "damaged", "dmg"],
    german: ["schaden"],
    put: (unit, amount) => void (unit.damage = amount),
    of: (unit) => unit.damage,
  },
  up: {
    short: "U",
    value: "needed",
    english: ["up", "plus"],
    german: ["plus"],
    repeats: true,
    put: (unit, amount) => void (unit.mightModifier = (unit.mightModifier ?? 0) + amount),
    of: ({ mightModifier }) => mightModifier != null && mightModifier > 0 && mightModifier,
  },
  undamageable: {
    short: "I",
    value: "none",
    english: ["cannot be damaged", "can not be damaged", "can't be damaged", "undamageable", "immune"],
    german: ["unverwundbar", "kann keinen schaden erhalten", "kann keinen schaden nehmen", "immun"],
    put: (unit) => void (unit.undamageable = true),
    of: (unit) => unit.undamageable,
  },
  dealsNoDamage: {
    short: "N",
    value: "none",
    english: ["deals no damage", "deals no combat damage"],
    german: ["fügt keinen schaden zu", "fügt keinen kampfschaden zu", "macht keinen schaden"],
    put: (unit) => void (unit.dealsNoCombatDamage = true),
    of: (unit) => unit.dealsNoCombatDamage,
  },
  exhausted: {
    short: "E",
    value: "none",
    english: ["exhausted"],
    german: ["erschöpft"],
    opposite: "ready",
    put: (unit) => void (unit.exhausted = true),
    of: (unit) => unit.exhausted,
  },
  prevent: {
    short: "P",
    value: "needed",
    english: ["prevent", "prevents"],
    german: ["verhindere", "verhindert"],
    repeats: true,
    put: (unit, amount) => replace(unit, "prevent", amount),
  },
  "prevent-all": {
    short: "PA",
    value: "none",
    english: ["prevent all", "prevents all", "prevent all damage"],
    german: ["verhindere alles", "verhindert alles", "verhindere allen schaden", "verhindert allen schaden"],
    repeats: true,
    put: (unit) => replace(unit, "prevent-all"),
  },
  "prevent-next": {
    short: "PN",
    value: "none",
    english: ["prevent next", "prevents next", "prevent next damage", "prevent the next damage"],
    german: [
      "verhindere nächsten",
      "verhindert nächsten",
      "verhindert nächsten schaden",
      "verhindert den nächsten schaden",
    ],
    repeats: true,
    put: (unit) => replace(unit, "prevent-next"),
  },
  double: {
    short: "DD",
    value: "none",
    english: ["double damage", "double", "doubled damage"],
    german: ["doppelter schaden", "doppelt"],
    repeats: true,
    put: (unit) => replace(unit, "double"),
  },
} as const satisfies Record<string, UnitMark>;

export type CombatMarkName = keyof typeof UNIT_MARKS;
