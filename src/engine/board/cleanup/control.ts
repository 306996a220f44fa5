import { step, type Rules } from "../../trace.js";
import type { Battlefield } from "../board.js";
import { hasFight, occupants } from "../table/look.js";
import { changeBattlefield, note, say, sayOnce, type Table } from "../table/table.js";

/**
 * A controller without units at a battlefield loses it, in an Open State and where no fight goes on.
 * @rule control.lapses cleanup.control-lapses control.kept-while-there
 */
export function lapseControl(table: Table): void {
  for (const battlefield of table.board.battlefields) {
    const { id, controller } = battlefield;
    if (controller === null || occupants(table.board, id).includes(controller)) continue;
    const why = frozenBy(table, battlefield);
    if (why) {
      const rules: Rules =
        why === "chain"
          ? ["control.lapses", "chain.closed", "cleanup.control-lapses"]
          : ["control.lapses", "control.frozen", "cleanup.control-lapses"];
      sayOnce(table, step("control-frozen", { battlefield: id, player: controller, why }, rules));
      continue;
    }
    changeBattlefield(table, id, { controller: null });
    say(
      table,
      step("control-lapsed", { battlefield: id, player: controller }, [
        "control.lapses",
        "control.kept-while-there",
        "cleanup.control-lapses",
      ]),
    );
    note(table, "control-lost", { player: controller, battlefield: id });
  }
}

function frozenBy({ board }: Table, { id }: Battlefield): "chain" | "fight" | null {
  if (hasFight(board, id)) return "fight";
  return board.chain ? "chain" : null;
}
