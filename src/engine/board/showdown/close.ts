import { controlAfter } from "../../combat/control.js";
import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import { fightsOn } from "../fight/fight.js";
import { scoreBattlefield } from "../scoring.js";
import { battlefieldOf, occupants } from "../table/look.js";
import { change, changeBattlefield, note, say, type Table } from "../table/table.js";

/** All have passed in a row: a Combat goes on to its damage, any other Showdown settles control. @rule showdown.closes */
export function closeShowdown(table: Table): void {
  const { showdown } = table.board;
  if (!showdown) return;
  const { battlefield, combat } = showdown;
  say(
    table,
    combat
      ? step("showdown-closed", { battlefield, isCombat: true }, [
          "showdown.all-passed",
          "showdown.closes",
          "showdown.then-damage",
        ])
      : step("showdown-closed", { battlefield, isCombat: false }, ["showdown.all-passed", "showdown.closes"]),
  );
  note(table, "showdown-ended", { battlefield });
  if (combat) fightsOn(table);
  else settle(table, battlefield);
}

/** The only player with units there takes control, and conquers. @rule showdown.control showdown.conquer control.established */
function settle(table: Table, battlefield: Id): void {
  change(table, { showdown: null });
  const here = occupants(table.board, battlefield);
  const [player] = here;
  if (player === undefined || here.length > 1) {
    if (player === undefined)
      say(table, step("nobody-left-in-showdown", { battlefield }, ["showdown.control", "control.established"]));
    return;
  }
  const { before, takenBy } = controlAfter(battlefieldOf(table.board, battlefield).controller, here);
  changeBattlefield(table, battlefield, { controller: player, contestedBy: null });
  if (takenBy === null) {
    say(table, step("control-kept", { player, battlefield }, ["showdown.control", "contested.lasts"]));
    return;
  }
  say(
    table,
    step("control-taken", { player, battlefield, before }, [
      "showdown.control",
      "control.established",
      "contested.lasts",
    ]),
  );
  note(table, "control-taken", { player, battlefield });
  const conquered = step(
    "conquered",
    { player, side: null, battlefield },
    ["showdown.conquer", "score.conquer", "score.once-per-turn"],
    player === table.board.turnPlayer ? null : "A16",
  );
  scoreBattlefield(table, { player, battlefield, method: "conquer", fought: false, announcement: [conquered] });
}
