import { step, type Rules } from "../../trace.js";
import type { BoardUnit } from "../board.js";
import { removeUnits } from "../cleanup/deaths.js";
import type { EffectInput } from "../input.js";
import { closedToMoves } from "../movement/destination.js";
import { baseOf } from "../table/look.js";
import { changeUnit, note, say, type Table } from "../table/table.js";

/** Kills a unit; it goes to its owner's trash. @rule board.leaving-resets */
export function kill(table: Table, unit: BoardUnit): void {
  leave(table, unit, "killed", "trash");
}

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

/**
 * Gives a unit to another player, where it stands; out of a base it is recalled to that of its new controller.
 * Where that would make three players meet, it does not happen. @rule combat.no-third-choice recall.what
 */
export function changeControl(table: Table, unit: BoardUnit, { player, kind }: EffectInput): void {
  const { id } = unit;
  if (player == null || player === unit.controller) return;
  const others = { ...table.board, units: table.board.units.filter((one) => one.id !== id) };
  if (closedToMoves(others, { id, controller: player }, unit.place, []).length > 0)
    return say(table, step("effect-skipped", { unit: id, effect: kind }, ["combat.no-third-choice"]));
  const place = unit.place.base === null ? unit.place : baseOf(player);
  changeUnit(table, id, { controller: player, place });
  const rules: Rules = place === unit.place ? ["card.overrides-rules"] : ["card.overrides-rules", "recall.what"];
  say(table, step("unit-changed-control", { unit: id, player }, rules));
  note(table, "control-of-unit-changed", { player, unit: id });
}
