import type { BoardUnitState, Replacement, SideState } from "../state.js";
import { writeText } from "../text/escape.js";
import { COMBAT, isReserved, type Dialect } from "../words/dialect.js";
import { SIDE_MARKS, type SideMark } from "../words/side-words.js";
import { UNIT_MARKS } from "../words/unit-marks.js";

const MOST_COPIES = 40;

/** Writes a name or an id, so that it is not taken for a word of the notation. */
export function writeName(name: string, dialect: Dialect): string {
  return writeText(name, { literal: isReserved(name, dialect) });
}

/** Writes a side of a canonical state. */
export function writeSide(side: SideState): string {
  const units = side.units.length > 0 ? writeUnits(side.units, COMBAT) : ["none"];
  const marks = Object.values<SideMark>(SIDE_MARKS).flatMap((mark) => (mark.of(side) ? [mark.short] : []));
  const player = side.player == null ? [] : [`by.${writeName(side.player, COMBAT)}`];
  return [...units, ...marks, ...player].join(",");
}

/** Writes units; equal ones that stand together are written once. */
export function writeUnits(units: readonly BoardUnitState[], dialect: Dialect): string[] {
  const written: { text: string; copies: number }[] = [];
  for (const unit of units) {
    const text = writeUnit(unit, dialect);
    const last = written.at(-1);
    if (last?.text === text && unit.id == null && last.copies < MOST_COPIES) last.copies++;
    else written.push({ text, copies: 1 });
  }
  return written.map(({ text, copies }) => (copies > 1 ? `${copies}x${text}` : text));
}

function writeUnit(unit: BoardUnitState, dialect: Dialect): string {
  const id = unit.id == null ? "" : `${writeName(unit.id, dialect)}:`;
  const name = unit.name == null ? "" : `=${writeName(unit.name, dialect)}`;
  const marks = writeMarks(unit, dialect);
  if (unit.card == null) return `${id}${unit.might}${marks}${name}`;
  const card = writeText(unit.card, { literal: isReserved(unit.card, dialect), solid: true });
  return `${id}${card}${marks && `.${marks}`}${name}`;
}

function writeMarks(unit: BoardUnitState, dialect: Dialect): string {
  const marks = dialect.marks.map(({ short = "", of }) => {
    const value = of?.(unit);
    if (typeof value === "number") return `${short}${value}`;
    return value === true ? short : "";
  });
  const { mightModifier, damageReplacements } = unit;
  const less = mightModifier != null && mightModifier < 0 ? String(mightModifier) : "";
  return [...marks, less, ...(damageReplacements ?? []).map(writeReplacement)].join("");
}

function writeReplacement({ kind, amount }: Replacement): string {
  return `${UNIT_MARKS[kind].short}${amount ?? ""}`;
}
