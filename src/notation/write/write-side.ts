import type { Replacement, SideState, UnitState } from "../state.js";
import { writeText } from "../text/escape.js";
import { SIDE_MARKS, type SideMark } from "../words/side-words.js";
import { UNIT_MARKS, type UnitMark } from "../words/unit-marks.js";
import { isReserved } from "../words/vocabulary.js";

const MOST_COPIES = 40;

/** Writes a name or an id, so that it is not taken for a word of the notation. */
export function writeName(name: string): string {
  return writeText(name, { literal: isReserved(name) });
}

/** Writes a side of a canonical state. */
export function writeSide(side: SideState): string {
  const units = side.units.length > 0 ? withCopies(side.units) : ["none"];
  const marks = Object.values<SideMark>(SIDE_MARKS).flatMap((mark) => (mark.of(side) ? [mark.short] : []));
  const player = side.player == null ? [] : [`by.${writeText(side.player, { literal: isReserved(side.player) })}`];
  return [...units, ...marks, ...player].join(",");
}

/** Equal units that stand together are written once. */
function withCopies(units: readonly UnitState[]): string[] {
  const written: { text: string; copies: number }[] = [];
  for (const unit of units) {
    const text = writeUnit(unit);
    const last = written.at(-1);
    if (last?.text === text && unit.id == null && last.copies < MOST_COPIES) last.copies++;
    else written.push({ text, copies: 1 });
  }
  return written.map(({ text, copies }) => (copies > 1 ? `${copies}x${text}` : text));
}

function writeUnit(unit: UnitState): string {
  const id = unit.id == null ? "" : `${writeName(unit.id)}:`;
  const name = unit.name == null ? "" : `=${writeName(unit.name)}`;
  const marks = writeMarks(unit);
  if (unit.card == null) return `${id}${unit.might}${marks}${name}`;
  const card = writeText(unit.card, { literal: isReserved(unit.card), solid: true });
  return `${id}${card}${marks && `.${marks}`}${name}`;
}

function writeMarks(unit: UnitState): string {
  const marks = Object.values<UnitMark>(UNIT_MARKS).map(({ short, of }) => {
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
