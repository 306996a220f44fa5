import { step, type Rules } from "../../trace.js";
import type { BoardUnit } from "../board.js";
import { changeUnit, note, say, type Table } from "../table/table.js";

/** Stuns a unit until the end of the turn; a stunned one cannot be stunned again. @rule stun.state stun.once */
export function stun(table: Table, unit: BoardUnit): void {
  if (unit.stunned) return say(table, step("stunned-already", { unit: unit.id }, ["stun.once"]));
  changeUnit(table, unit.id, { stunned: true });
  say(
    table,
    step("unit-stunned", { unit: unit.id }, ["stun.state", "stun.adds-nothing", "stun.lethal-unchanged", "stun.ends"]),
  );
  note(table, "stunned", { player: unit.controller, unit: unit.id });
}

/** Readies a unit. */
export function ready(table: Table, unit: BoardUnit): void {
  changeUnit(table, unit.id, { ready: true });
  say(table, step("unit-readied", { unit: unit.id }, ["card.overrides-rules"]));
}

/** Exhausts a unit; what is exhausted cannot be exhausted again. @rule exhaust.again */
export function exhaust(table: Table, unit: BoardUnit): void {
  changeUnit(table, unit.id, { ready: false });
  const rules: Rules = unit.ready ? ["card.overrides-rules"] : ["exhaust.again"];
  say(table, step("unit-exhausted", { unit: unit.id, already: !unit.ready }, rules));
}
