import { step } from "../../trace.js";
import type { BoardUnit } from "../board.js";
import type { EffectInput } from "../input.js";
import { findUnit } from "../table/look.js";
import { say, type Table } from "../table/table.js";

/** The units of an effect that are still on the board; says which are not. */
export function present(table: Table, { units, kind }: EffectInput): BoardUnit[] {
  return (units ?? []).flatMap((id) => {
    const unit = findUnit(table.board, id);
    if (!unit) say(table, step("effect-skipped", { unit: id, effect: kind }, ["instruction.possible"]));
    return unit ? [unit] : [];
  });
}
