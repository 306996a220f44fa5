import { step, type Rules } from "../../trace.js";
import type { BoardUnit } from "../board.js";
import type { EffectInput } from "../input.js";
import { takeoverProblems } from "../movement/destination.js";
import { recall } from "../movement/relocate.js";
import { changeUnit, note, say, type Table } from "../table/table.js";

/**
 * Gives a unit to another player, where it stands; out of a base it is recalled to that of its new controller.
 * Where that would make three players meet, it does not happen. @rule combat.no-third-choice cleanup.strays recall.what
 */
export function changeControl(table: Table, unit: BoardUnit, { player, kind }: EffectInput): void {
  const { id } = unit;
  if (player == null || player === unit.controller) return;
  if (takeoverProblems(table.board, unit, player, []).length > 0)
    return say(table, step("effect-skipped", { unit: id, effect: kind }, ["combat.no-third-choice"]));
  changeUnit(table, id, { controller: player });
  const isStray = unit.place.base !== null;
  const rules: Rules = isStray ? ["card.overrides-rules", "cleanup.strays", "recall.what"] : ["card.overrides-rules"];
  say(table, step("unit-changed-control", { unit: id, player, isStray }, rules));
  note(table, "control-of-unit-changed", { player, unit: id });
  if (isStray) recall(table, [id]);
}
