import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { ChainOpener } from "../vocabulary.js";
import { nextPlayer, occupants } from "../table/look.js";
import { change, changeCombat, say, type Table } from "../table/table.js";

/** Focus goes on to the next player in turn order, with units there or without. @rule focus.passes-on focus.next */
export function passFocus(table: Table, after: "play" | "pass"): void {
  const { showdown } = table.board;
  if (!showdown) return;
  const player = nextPlayer(table.board, showdown.focus);
  change(table, { showdown: { ...showdown, focus: player } });
  const isElsewhere = !occupants(table.board, showdown.battlefield).includes(player);
  say(
    table,
    after === "play"
      ? step("focus-passed", { player, after }, ["focus.passes-on", "focus.after-play", "chain.focus-after"])
      : step("focus-passed", { player, after }, ["focus.pass", "focus.next"], isElsewhere ? "A12" : null),
  );
}

/**
 * A Chain that a trigger or a resource ability opened leaves Focus as it was; of a trigger alone, the row of passes
 * goes on too, unless something was played as well. @rule focus.stays
 */
export function keepFocus(table: Table, opener: ChainOpener): void {
  const { showdown } = table.board;
  if (!showdown) return;
  const { focus: player, passes } = showdown;
  const isRowKept = opener === "trigger" && passes > 0;
  say(table, step("focus-kept", { player, opener, isRowKept }, ["focus.stays"], isRowKept ? "A11" : null));
}

/** Something is played: the row of passes begins anew. @rule focus.play showdown.closes */
export function breakPasses(table: Table): void {
  const { showdown } = table.board;
  if (showdown && showdown.passes > 0) change(table, { showdown: { ...showdown, passes: 0 } });
  closeOpening(table);
}

/** The attack and defend triggers of a Combat come before anything else that is done in it. @rule roles.trigger-order */
export function closeOpening(table: Table): void {
  if (table.board.showdown?.combat?.opening) changeCombat(table, { opening: false });
}

/** The player who may act: with Priority on a Chain, else with Focus in a Showdown, else the Turn Player. */
export function actingPlayer({ board }: Pick<Table, "board">): Id {
  return board.chain?.priority ?? board.showdown?.focus ?? board.turnPlayer;
}
