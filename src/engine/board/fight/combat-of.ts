import type { Combat, CombatSide } from "../../combat/combat.js";
import { SIDES, type Id, type Side } from "../../vocabulary.js";
import type { Board, RunningCombat } from "../board.js";
import { playerOf, unitsAt } from "../table/look.js";
import { asCombatant } from "../table/unit.js";

/** The running Combat as its damage step finds it: the units there by their roles, and what their players ignore. */
export function combatOf(board: Board, combat: RunningCombat, battlefield: Id): Combat {
  return {
    attacker: sideOf(board, combat, battlefield, "attacker"),
    defender: sideOf(board, combat, battlefield, "defender"),
  };
}

function sideOf(board: Board, combat: RunningCombat, battlefield: Id, side: Side): CombatSide {
  const player = playerOf(board, combat[side]);
  return {
    player: player.id,
    units: unitsAt(board, battlefield)
      .filter(({ role }) => role === side)
      .map((unit) => asCombatant(unit, side)),
    ignores: player.ignores,
    anyDamageIsLethal: player.anyDamageIsLethal,
  };
}

/** Whether both sides of a Combat have units at its battlefield. @rule damage-step.gate */
export function hasDamageStep(combat: Combat): boolean {
  return SIDES.every((side) => combat[side].units.length > 0);
}
