import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import { stackTriggers } from "../chain/trigger.js";
import { cleanUp } from "../cleanup/cleanup.js";
import { removeUnits } from "../cleanup/deaths.js";
import { stagedFights } from "../cleanup/begin-fights.js";
import type { ActionInput, TriggeredAbilityInput } from "../input.js";
import { scoreBattlefield } from "../scoring.js";
import { areTeammates, occupants } from "../table/look.js";
import { change, say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";

/**
 * The Beginning Phase of the Turn Player: Temporary units die, then every battlefield that the player controls is
 * held. It stops before the holds if the board says so, or if a fight comes first. What triggers as it stops is on
 * the Chain before the Cleanup, so that control of a battlefield is not lost meanwhile.
 * @rule temporary.dies score.hold control.lapses
 */
export function scoreHolds(table: Table, { abilities }: ActionInput): void {
  if (table.board.phase === "beginning") {
    killTemporary(table);
    change(table, { phase: "scoring" });
    if (table.board.stopForTriggers.includes("beginning")) return triggersOf(table, abilities ?? []);
    cleanUp(table);
    const { board } = table;
    const isBusy = board.showdown !== null || stagedFights(board).length > 0 || board.winner !== null;
    if (isBusy) return triggersOf(table, abilities ?? []);
  }
  holdAll(table);
  change(table, { phase: "main" });
  triggersOf(table, abilities ?? []);
}

function triggersOf(table: Table, abilities: readonly TriggeredAbilityInput[]): void {
  stackTriggers(table, abilities);
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
    scoreBattlefield(table, { player, battlefield, method: "hold", fought: false, announcement: [held] });
  }
}

/** What teammates control and who is where now counts for the whole turn. @rule scoring-step.teammates team.barred */
function noteTeammates(table: Table, player: Id): void {
  const { board } = table;
  if (board.players.every(({ team }) => team === null)) return;
  const controlled = board.battlefields
    .filter(({ controller }) => controller !== null && areTeammates(board, controller, player))
    .map(({ id }) => id);
  const occupied = board.battlefields.flatMap(({ id }) =>
    occupants(board, id).map((one) => ({ player: one, battlefield: id })),
  );
  change(table, { scoringStep: { controlledByTeammate: controlled, occupied } });
  if (controlled.length === 0) return;
  const facts = { player, battlefields: controlled };
  say(table, step("teammates-noted", facts, ["scoring-step.teammates", "team.barred"]));
}
