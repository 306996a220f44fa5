import { controlAfter, explainControl } from "../../combat/control.js";
import { explainRolesEnd } from "../../combat/explain-resolution.js";
import { combatResult, explainResult, type Standing } from "../../combat/result.js";
import { explainConquest } from "../../scoring/conquer.js";
import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { BoardUnit, RunningCombat } from "../board.js";
import { cleanUp } from "../cleanup/cleanup.js";
import { endRoles } from "../cleanup/roles.js";
import { scoreBattlefield } from "../scoring.js";
import { battlefieldOf, occupants, roleIn, runningCombat } from "../table/look.js";
import { change, changeBattlefield, changeCombat, note, say, type Table } from "../table/table.js";
import { mightOf } from "../table/unit.js";
import { endEffects } from "../turn/end-effects.js";

/** The windows for triggers in the resolution of a Combat, each with what comes after it. */
const AFTER = { cleanup: determineResult, result: settleControl, scoring: endCombat } as const;
type Window = keyof typeof AFTER;

/** Reaches a window for triggers: stops there if the board says so, else goes on. @rule resolution.triggers result.triggers */
export function reachWindow(table: Table, window: Window): void {
  if (table.board.winner !== null) return;
  changeCombat(table, { step: window });
  if (table.board.stopForTriggers.includes(window)) cleanUp(table);
  else AFTER[window](table);
}

/** Goes on from the window at which a Combat has stopped. */
export function leaveWindow(table: Table): void {
  const at = table.board.showdown?.combat?.step;
  if (at === "cleanup" || at === "result" || at === "scoring") AFTER[at](table);
}

/** Who still has units decides; with both sides there they fight again. @rule result.winner result.none result.again */
function determineResult(table: Table): void {
  const { battlefield, combat } = runningCombat(table.board);
  const { attacker, defender, attackersRecalled } = combat;
  const standing = standingAt(table, battlefield, combat);
  const decided = attackersRecalled ? { attacker: true, defender: true } : standing;
  const result = combatResult(decided);
  say(table, explainResult({ attacker: { player: attacker }, defender: { player: defender } }, decided));
  changeCombat(table, { result });
  if (standing.attacker && standing.defender) return fightAgain(table, battlefield, attacker);
  reachWindow(table, "result");
}

function standingAt({ board }: Table, battlefield: Id, combat: RunningCombat): Standing {
  const sides = new Set(occupants(board, battlefield).map((player) => roleIn(combat, player)));
  return { attacker: sides.has("attacker"), defender: sides.has("defender") };
}

/** A Showdown and a Combat are staged again; control is not settled. @rule result.again */
function fightAgain(table: Table, battlefield: Id, attacker: Id): void {
  say(
    table,
    step("combat-restaged", { battlefield, player: attacker }, ["result.again", "roles.attacker-contested"], "A23"),
  );
  endCombat(table);
}

/** The only player with units left takes or keeps control, and conquers. @rule control.settled conquer.if-not-scored */
function settleControl(table: Table): void {
  const { battlefield, combat } = runningCombat(table.board);
  const here = occupants(table.board, battlefield);
  const control = controlAfter(battlefieldOf(table.board, battlefield).controller, here);
  changeBattlefield(table, battlefield, { controller: control.after, contestedBy: null });
  if (here.length > 1) {
    const facts = { battlefield, players: here };
    say(table, step("control-unsettled", facts, ["control.settled", "cleanup.contested-anew"], "A9"));
    return reachWindow(table, "scoring");
  }
  say(table, explainControl(battlefield, control, combat.attackersRecalled));
  if (control.before !== control.after)
    note(table, control.after === null ? "control-lost" : "control-taken", {
      player: control.after ?? control.before,
      battlefield,
    });
  if (control.takenBy === null)
    say(table, step("no-conquer", { player: control.after, battlefield }, ["score.conquer"]));
  else conquerIn(table, combat, battlefield, control.takenBy);
  reachWindow(table, "scoring");
}

function conquerIn(table: Table, combat: RunningCombat, battlefield: Id, player: Id): void {
  const side = roleIn(combat, player) ?? "attacker";
  scoreBattlefield(table, {
    player,
    battlefield,
    method: "conquer",
    fought: true,
    announcement: explainConquest(player, side, battlefield, player !== table.board.turnPlayer),
  });
}

/** Roles and effects of this Combat end; then the next Cleanup runs. @rule combat.ends roles.end combat.effects-end */
function endCombat(table: Table): void {
  const { battlefield, combat } = runningCombat(table.board);
  say(table, ...explainRolesEnd(table.board.units.flatMap(roleThatMattered)));
  endRoles(table);
  endEffects(table, "combat");
  change(table, { showdown: null });
  say(table, step("combat-ended", { battlefield }, ["combat.ends", "combat.effects-end"]));
  note(table, "combat-ended", { player: winnerIn(combat), battlefield, result: combat.result });
  cleanUp(table);
}

/** The player who won a Combat; null without a result. @rule result.winner */
function winnerIn({ attacker, defender, result }: RunningCombat): Id | null {
  if (result === "attacker-wins") return attacker;
  return result === "defender-wins" ? defender : null;
}

function roleThatMattered(unit: BoardUnit) {
  const { id, role } = unit;
  if (role === null) return [];
  const might = mightOf({ ...unit, role: null }).total;
  return might === mightOf(unit).total ? [] : [{ unit: id, side: role, might }];
}
