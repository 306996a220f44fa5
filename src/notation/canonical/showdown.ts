import type { Board, RunningCombat, Side } from "../../engine/index.js";
import type { ShowdownState } from "../state.js";
import { kept } from "./kept.js";

type CombatState = NonNullable<ShowdownState["combat"]>;

/** The running Showdown with the least that says the same; who has Focus is said unless it is the attacker. */
export function canonicalShowdown(board: Board): ShowdownState | null {
  if (board.showdown === null) return null;
  const { combat } = board.showdown;
  return kept<ShowdownState>(
    { ...board.showdown, combat: combat && canonicalCombat(combat, board) },
    { passes: 0, ...(combat && { focus: combat.attacker }) },
  );
}

function canonicalCombat(combat: RunningCombat, board: Board): CombatState {
  return kept<CombatState>(
    {
      ...combat,
      haveAttacked: looked(combat.haveAttacked, "attacker", board),
      haveDefended: looked(combat.haveDefended, "defender", board),
      disarms: [...combat.disarms],
    },
    { step: "showdown", opening: false, attackersRecalled: false },
  );
}

/** The units whose trigger was looked at, unless they are those that are there; units that are gone say nothing. */
function looked(ids: readonly string[], side: Side, { units }: Board): string[] {
  const known = units.filter(({ id }) => ids.includes(id));
  return known.every(({ role }) => role === side) ? [] : known.map(({ id }) => id);
}
