import { step, type Rules } from "../../trace.js";
import { SIDES, type Side } from "../../vocabulary.js";
import type { BoardUnit, RunningCombat } from "../board.js";
import { enemiesIn, roleIn } from "../table/look.js";
import { change, changeCombat, changeUnits, note, say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";

/**
 * While a Combat runs, units at its battlefield have the role of their controller and others none.
 * @rule cleanup.role-gained cleanup.role-swapped cleanup.role-lost
 */
export function updateRoles(table: Table): void {
  const { showdown, units } = table.board;
  const combat = showdown?.combat;
  if (!showdown || !combat) return;
  const rightRole = ({ place, controller }: BoardUnit) =>
    place.battlefield === showdown.battlefield ? roleIn(combat, controller) : null;
  const wrong = units.filter((unit) => unit.role !== rightRole(unit));
  if (wrong.length > 0) setRoles(table, wrong, rightRole, true);
  dropIdleDisarms(table, combat);
}

function setRoles(
  table: Table,
  wrong: readonly BoardUnit[],
  rightRole: (unit: BoardUnit) => Side | null,
  late: boolean,
): void {
  changeUnits(table, (unit) => (wrong.includes(unit) ? { role: rightRole(unit) } : null));
  const lost = wrong.filter((unit) => rightRole(unit) === null).map(({ id }) => id);
  if (lost.length > 0) say(table, step("role-lost", { units: lost }, ["cleanup.role-lost"]));
  for (const side of SIDES) {
    const now = wrong.filter((unit) => rightRole(unit) === side);
    const gained = now.filter(({ role }) => role === null);
    for (const { id } of now.filter(({ role }) => role !== null))
      say(table, step("role-swapped", { side, unit: id }, ["cleanup.role-swapped"], "A22"));
    if (gained.length > 0) explainGained(table, side, gained, late);
    noteFirstRoles(table, side, now);
  }
}

const TRIGGERS = {
  attacker: ["attack.trigger", "attack.once"],
  defender: ["defend.trigger", "defend.once"],
} as const;

function explainGained(table: Table, side: Side, gained: readonly BoardUnit[], late: boolean): void {
  const [trigger, once] = TRIGGERS[side];
  const rules: Rules = late ? ["cleanup.role-gained", "roles.late", once] : ["roles.set", "roles.units", trigger];
  say(table, step("role-gained", { side, units: gained.map(({ id }) => id), late }, rules));
}

/** Attack and defend triggers are looked at once per Combat, when a unit first has the role. @rule attack.once defend.once */
function noteFirstRoles(table: Table, side: Side, units: readonly BoardUnit[]): void {
  const combat = table.board.showdown?.combat;
  if (!combat) return;
  const field = side === "attacker" ? "haveAttacked" : "haveDefended";
  const first = units.filter(({ id }) => !combat[field].includes(id));
  if (first.length === 0) return;
  const battlefield = table.board.showdown?.battlefield ?? null;
  for (const { id, controller } of first)
    note(table, side === "attacker" ? "attacked" : "defended", { player: controller, unit: id, battlefield });
  const disarming = side === "attacker" ? first.filter((unit) => keywordsOf(unit).disarm > 0) : [];
  changeCombat(table, {
    [field]: [...combat[field], ...first.map(({ id }) => id)],
    disarms: [...combat.disarms, ...disarming.map(({ id }) => id)],
  });
}

/** A Disarm that finds no enemy unit does nothing. @rule disarm.attack */
function dropIdleDisarms(table: Table, { disarms }: RunningCombat): void {
  if (disarms.length > 0 && enemiesIn(table.board, "attacker").length === 0) changeCombat(table, { disarms: [] });
}

/** The roles with which a Combat begins. @rule roles.set roles.units */
export function giveRoles(table: Table): void {
  const { showdown } = table.board;
  const combat = showdown?.combat;
  if (!showdown || !combat) return;
  const here = table.board.units.filter(({ place }) => place.battlefield === showdown.battlefield);
  setRoles(table, here, ({ controller }) => roleIn(combat, controller), false);
}

/** Takes every role away. @rule roles.end */
export function endRoles(table: Table): void {
  if (table.board.units.some(({ role }) => role !== null))
    change(table, { units: table.board.units.map((unit) => (unit.role === null ? unit : { ...unit, role: null })) });
}
