import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import { stackTriggers } from "../chain/trigger.js";
import { cleanUp } from "../cleanup/cleanup.js";
import { removeUnits } from "../cleanup/deaths.js";
import { stagedFights } from "../cleanup/begin-fights.js";
import type { ActionInput } from "../input.js";
import { scoreBattlefield } from "../scoring.js";
import { areTeammates, occupants } from "../table/look.js";
import { change, say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";

/**
 * The Beginning Phase of the Turn Player: Temporary units die, then every battlefield that the player controls is
 * held. It stops before the holds if the board says so, or if a fight comes first. @rule temporary.dies score.hold
 */
export function scoreHolds(table: Table, { abilities }: ActionInput): void {
  if (table.board.phase === "beginning") {
    killTemporary(table);
    change(table, { phase: "scoring" });
    cleanUp(table);
    const { board } = table;
    const isBusy = board.showdown !== null || stagedFights(board).length > 0 || board.winner !== null;
    if (isBusy || board.stopForTriggers.includes("beginning")) return;
  }
  holdAll(table);
  change(table, { phase: "main" });
  stackTriggers(table, abilities ?? []);
  cleanUp(table);
}

/** @rule temporary.dies beginning.step */
function killTemporary(table: Table): void {
  const { turnPlayer, units } = table.board;
  const dying = units.filter((unit) => unit.controller === turnPlayer && keywordsOf(unit).temporary);
  for (const { id, owner } of dying)
    say(table, step("temporary-killed", { unit: id, player: owner }, ["temporary.dies", "beginning.step"]));
  removeUnits(
    table,
    dying.map(({ id }) => id),
    "killed",
  );
}

/** All battlefields that the Turn Player controls, not one of them. @rule scoring-step.hold scoring-step.all */
function holdAll(table: Table): void {
  const player = table.board.turnPlayer;
  noteTeammates(table, player);
  const own = table.board.battlefields.filter(({ controller }) => controller === player).map(({ id }) => id);
  if (own.length === 0) say(table, step("nothing-held", { player }, ["score.hold", "scoring-step.hold"]));
  for (const battlefield of own) {
    const held = step("held", { player, battlefield }, ["score.hold", "scoring-step.hold", "scoring-step.all"]);
    scoreBattlefield(table, { player, battlefield, method: "hold", announcement: [held] });
  }
}

/** What teammates control and occupy now counts for the whole turn. @rule scoring-step.teammates team.barred */
function noteTeammates(table: Table, player: Id): void {
  const { board } = table;
  const isMate = (other: Id) => areTeammates(board, other, player);
  const controlled = board.battlefields.filter(({ controller }) => controller !== null && isMate(controller));
  const occupied = board.battlefields.filter(({ id }) => occupants(board, id).some(isMate));
  const idsOf = (list: typeof controlled) => list.map(({ id }) => id);
  change(table, { scoringStep: { controlledByTeammate: idsOf(controlled), occupiedByTeammate: idsOf(occupied) } });
  if (controlled.length > 0)
    say(
      table,
      step("teammates-noted", { player, battlefields: idsOf(controlled) }, ["scoring-step.teammates", "team.barred"]),
    );
}
