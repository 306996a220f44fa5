import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Place } from "../board.js";
import { battlefieldOf } from "../table/look.js";
import { changeBattlefield, note, say, type Table } from "../table/table.js";

/**
 * A unit of a player comes to a place: a battlefield that the player does not control becomes contested by the
 * first who does. @rule battlefield.contested contested.first-arrival move.contests
 */
export function arrive(table: Table, player: Id, { battlefield: id }: Place): void {
  if (id === null) {
    say(table, step("not-contested", { player, battlefield: null, why: "base" }, ["control.contestable"]));
    return;
  }
  const { controller, contestedBy } = battlefieldOf(table.board, id);
  if (controller === player || contestedBy !== null) {
    const why = controller === player ? "controlled" : "contested-already";
    const rules = ["control.contestable", "contested.first-arrival", "move.contests"] as const;
    say(table, step("not-contested", { player, battlefield: id, why }, rules));
    return;
  }
  changeBattlefield(table, id, { contestedBy: player });
  say(
    table,
    step("battlefield-contested", { player, battlefield: id }, [
      "battlefield.contested",
      "contested.first-arrival",
      "move.contests",
    ]),
  );
  note(table, "contested", { player, battlefield: id });
}
