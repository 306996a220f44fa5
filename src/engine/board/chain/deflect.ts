import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import { areOpponents, findUnit } from "../table/look.js";
import { say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";

/** What choosing units with Deflect costs an opponent more, in Power. @rule deflect.cost deflect.adds-up */
export function explainDeflect(table: Table, player: Id, chosen: readonly Id[]): void {
  for (const id of chosen) {
    const unit = findUnit(table.board, id);
    if (!unit || !areOpponents(table.board, player, unit.controller)) continue;
    const { deflect } = keywordsOf(unit);
    if (deflect === 0) continue;
    say(table, step("deflect-taxed", { player, unit: id, amount: deflect }, ["deflect.cost", "deflect.adds-up"]));
  }
}
