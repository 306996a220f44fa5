import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Place } from "../board.js";
import { baseOf, findUnit } from "../table/look.js";
import { changeUnits, note, say, type Table } from "../table/table.js";

/** Puts units to a place and notes each move; whatever follows from it is left to the caller and the Cleanup. */
export function relocate(
  table: Table,
  ids: readonly Id[],
  to: Place,
  changes: { readonly ready?: boolean } = {},
): void {
  for (const id of ids) {
    const unit = findUnit(table.board, id);
    if (unit) note(table, "moved", { player: unit.controller, unit: id, from: unit.place, to });
  }
  changeUnits(table, ({ id }) => (ids.includes(id) ? { ...changes, place: to } : null));
}

/** Puts units into the bases of their controllers, which is no move and changes nothing else. @rule recall.what recall.not-a-move */
export function recall(table: Table, ids: readonly Id[]): void {
  for (const id of ids) {
    const unit = findUnit(table.board, id);
    if (unit)
      note(table, "recalled", { player: unit.controller, unit: id, from: unit.place, to: baseOf(unit.controller) });
  }
  changeUnits(table, ({ id, controller }) => (ids.includes(id) ? { place: baseOf(controller) } : null));
}

/** Says that units are recalled by an effect. @rule recall.keeps-state */
export function explainRecall(table: Table, units: readonly Id[]): void {
  say(table, step("units-recalled", { units }, ["recall.what", "recall.not-a-move", "recall.keeps-state"]));
}
