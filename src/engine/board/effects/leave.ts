import { step } from "../../trace.js";
import type { BoardUnit } from "../board.js";
import { removeUnits } from "../cleanup/deaths.js";
import { say, type Table } from "../table/table.js";

/** Kills a unit; it goes to its owner's trash. @rule board.leaving-resets */
export function kill(table: Table, unit: BoardUnit): void {
  leave(table, unit, "killed", "trash");
}

/** Banishes a unit. @rule board.leaving-resets */
export function banish(table: Table, unit: BoardUnit): void {
  leave(table, unit, "banished", "banishment");
}

/** Returns a unit to its owner's hand. @rule board.leaving-resets */
export function returnToHand(table: Table, unit: BoardUnit): void {
  leave(table, unit, "returned", "hand");
}

function leave(
  table: Table,
  { id, owner }: BoardUnit,
  how: "killed" | "banished" | "returned",
  to: "trash" | "banishment" | "hand",
): void {
  say(table, step("unit-left", { unit: id, player: owner, to }, ["board.leaving-resets"]));
  removeUnits(table, [id], how);
}
