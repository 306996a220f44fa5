import { step, type Rules } from "../../trace.js";
import { hasLethalDamage, lethalDamage } from "../../unit/lethal.js";
import type { Id } from "../../vocabulary.js";
import type { BoardUnit } from "../board.js";
import { findUnit } from "../table/look.js";
import { change, changeCombat, note, say, type Table } from "../table/table.js";
import { mightOf } from "../table/unit.js";

/** All units with lethal damage die together, to their owners' trash. @rule cleanup.deaths lethal.amount */
export function buryDead(table: Table): void {
  const dead = table.board.units.filter(({ markedDamage, doomed }) => doomed || markedDamage > 0).filter(mustDie);
  for (const unit of dead) say(table, deathStep(unit));
  removeUnits(
    table,
    dead.map(({ id }) => id),
    "killed",
  );
}

function mustDie(unit: BoardUnit): boolean {
  return unit.doomed || hasLethalDamage(unit, mightOf(unit).total);
}

function deathStep(unit: BoardUnit) {
  const { id, owner, markedDamage, doomed } = unit;
  const amount = doomed ? 1 : lethalDamage(mightOf(unit).total);
  const rules: Rules = doomed ? ["cleanup.deaths", "lethal.replaced"] : ["cleanup.deaths", "lethal.amount"];
  return step("killed-in-cleanup", { unit: id, player: owner, damage: markedDamage, amount, doomed }, rules);
}

/** Takes units off the board: killed and banished ones, and those returned, are their owners'. @rule board.leaving-resets */
export function removeUnits(table: Table, ids: readonly Id[], how: "killed" | "banished" | "returned"): void {
  if (ids.length === 0) return;
  for (const id of ids) {
    const unit = findUnit(table.board, id);
    if (unit) note(table, how, { player: unit.owner, unit: id, battlefield: unit.place.battlefield, from: unit.place });
  }
  change(table, { units: table.board.units.filter(({ id }) => !ids.includes(id)) });
  const combat = table.board.showdown?.combat;
  if (!combat) return;
  const stays = (id: Id) => !ids.includes(id);
  changeCombat(table, {
    haveAttacked: combat.haveAttacked.filter(stays),
    haveDefended: combat.haveDefended.filter(stays),
    disarms: combat.disarms.filter(stays),
  });
}
