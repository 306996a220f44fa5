import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import { battlefieldOf, hasFight, inTurnOrder, occupants } from "../table/look.js";
import { changeBattlefield, note, say, type Table } from "../table/table.js";

/**
 * Contested ends where the contesting player has no units and nothing is going on; units that are left and do
 * not have control contest anew. @rule contested.lapses cleanup.contested-ends cleanup.contested-anew
 */
export function lapseContested(table: Table): void {
  for (const { id, contestedBy } of table.board.battlefields) {
    if (hasFight(table.board, id)) continue;
    if (contestedBy !== null && !occupants(table.board, id).includes(contestedBy)) {
      changeBattlefield(table, id, { contestedBy: null });
      say(
        table,
        step("contested-removed", { battlefield: id, player: contestedBy }, [
          "contested.lapses",
          "cleanup.contested-ends",
        ]),
      );
    }
    contestAnew(table, id);
  }
}

function contestAnew(table: Table, id: Id): void {
  const { controller, contestedBy } = battlefieldOf(table.board, id);
  if (contestedBy !== null) return;
  const here = occupants(table.board, id);
  const order = inTurnOrder(table.board, table.board.turnPlayer);
  const player = order.find((one) => one !== controller && here.includes(one));
  if (player === undefined) return;
  changeBattlefield(table, id, { contestedBy: player });
  say(table, step("contested-anew", { battlefield: id, player }, ["cleanup.contested-anew", "battlefield.contested"]));
  note(table, "contested", { player, battlefield: id });
}
