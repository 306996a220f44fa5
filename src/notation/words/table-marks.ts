import { keywords, type UnitMark } from "./unit-marks.js";

/** The marks that a unit has only on the table, in the order of the canonical form, behind those of any unit. */
export const TABLE_MARKS = {
  ganking: {
    short: "G",
    value: "none",
    english: ["ganking"],
    german: ["ganking"],
    put: (unit) => void (keywords(unit).ganking = true),
    of: (unit) => unit.keywords?.ganking,
  },
  ambush: {
    short: "J",
    value: "none",
    english: ["ambush"],
    german: ["ambush", "hinterhalt"],
    put: (unit) => void (keywords(unit).ambush = true),
    of: (unit) => unit.keywords?.ambush,
  },
  accelerate: {
    short: "C",
    value: "none",
    english: ["accelerate"],
    german: ["accelerate", "beschleunigen"],
    put: (unit) => void (keywords(unit).accelerate = true),
    of: (unit) => unit.keywords?.accelerate,
  },
  temporary: {
    short: "Y",
    value: "none",
    english: ["temporary"],
    german: ["temporary", "temporär", "vorübergehend"],
    put: (unit) => void (keywords(unit).temporary = true),
    of: (unit) => unit.keywords?.temporary,
  },
  hunt: {
    short: "H",
    value: "optional",
    english: ["hunt"],
    german: ["hunt", "jagd"],
    put: (unit, amount) => void (keywords(unit).hunt = amount),
    of: (unit) => unit.keywords?.hunt,
  },
  disarm: {
    short: "R",
    value: "optional",
    english: ["disarm"],
    german: ["disarm", "entwaffnen"],
    put: (unit, amount) => void (keywords(unit).disarm = amount),
    of: (unit) => unit.keywords?.disarm,
  },
  deflect: {
    short: "L",
    value: "optional",
    english: ["deflect"],
    german: ["deflect", "ablenken", "abwehr"],
    put: (unit, amount) => void (keywords(unit).deflect = amount),
    of: (unit) => unit.keywords?.deflect,
  },
  ready: {
    value: "none",
    english: ["ready"],
    german: ["bereit"],
    opposite: "exhausted",
    put: (unit) => void (unit.exhausted = false),
  },
} as const satisfies Record<string, UnitMark>;

export type TableMarkName = keyof typeof TABLE_MARKS;
