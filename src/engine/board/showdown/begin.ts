import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board, RunningCombat } from "../board.js";
import { giveRoles } from "../cleanup/roles.js";
import { battlefieldOf, opponentAt } from "../table/look.js";
import { change, changeBattlefield, note, say, type Table } from "../table/table.js";

/** The player who contested a battlefield where a fight begins. */
function contesterOf(board: Board, battlefield: Id): Id {
  const { contestedBy } = battlefieldOf(board, battlefield);
  if (contestedBy === null) throw new Error(`Nobody contested ${battlefield}.`);
  return contestedBy;
}

/** A Showdown without Combat begins; the contesting player has Focus. @rule cleanup.showdown-begins showdown.first-focus */
export function beginShowdown(table: Table, battlefield: Id): void {
  const player = contesterOf(table.board, battlefield);
  change(table, { showdown: { battlefield, focus: player, passes: 0, combat: null } });
  changeBattlefield(table, battlefield, { showdownStaged: false });
  say(
    table,
    step("showdown-begun", { battlefield, player }, [
      "cleanup.showdown-begins",
      "showdown.one-sided",
      "showdown.without-combat",
      "showdown.first-focus",
    ]),
  );
  note(table, "showdown-began", { player, battlefield });
}

/** A Combat begins with its Showdown; the Attacker has Focus. @rule cleanup.combat-begins roles.attacker-focus */
export function beginCombat(table: Table, battlefield: Id): void {
  const attacker = contesterOf(table.board, battlefield);
  change(table, { showdown: { battlefield, focus: attacker, passes: 0, combat: combatAt(table.board, battlefield) } });
  say(
    table,
    step("combat-begun", { battlefield, player: attacker }, [
      "cleanup.combat-begins",
      "combat.opens-as-showdown",
      "combat.opens",
      "roles.attacker-focus",
    ]),
  );
  openCombat(table, battlefield);
}

/** The running Showdown becomes that of a Combat; Focus stays. @rule cleanup.showdown-becomes-combat roles.focus-stays */
export function turnIntoCombat(table: Table): void {
  const { showdown } = table.board;
  if (!showdown) return;
  const { battlefield, focus } = showdown;
  change(table, { showdown: { ...showdown, combat: combatAt(table.board, battlefield) } });
  say(
    table,
    step("showdown-became-combat", { battlefield, player: focus }, [
      "cleanup.showdown-becomes-combat",
      "showdown.turns-into-combat",
      "combat.part-of",
      "roles.focus-stays",
    ]),
  );
  openCombat(table, battlefield);
}

/** The Attacker is who made the battlefield contested, the Defender the opponent there. @rule roles.attacker-contested roles.defender */
function combatAt(board: Board, battlefield: Id): RunningCombat {
  const attacker = contesterOf(board, battlefield);
  const defender = opponentAt(board, battlefield, attacker);
  if (defender === null) throw new Error(`Nobody defends ${battlefield}.`);
  return {
    attacker,
    defender,
    step: "showdown",
    haveAttacked: [],
    haveDefended: [],
    disarms: [],
    opening: true,
    attackersRecalled: false,
    result: null,
  };
}

function openCombat(table: Table, battlefield: Id): void {
  const combat = table.board.showdown?.combat;
  if (!combat) return;
  const { attacker, defender } = combat;
  changeBattlefield(table, battlefield, { showdownStaged: false, combatStaged: false });
  const { controller } = battlefieldOf(table.board, battlefield);
  say(
    table,
    step("roles-set", { players: { attacker, defender }, battlefield, controller, stated: true }, [
      "roles.attacker-contested",
      "roles.defender",
      "combat.part-of",
      "combat.opens",
    ]),
  );
  note(table, "combat-began", { player: attacker, battlefield });
  giveRoles(table);
}
