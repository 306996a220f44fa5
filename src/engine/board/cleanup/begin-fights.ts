import { step, type Rules } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { beginCombat, beginShowdown, turnIntoCombat } from "../showdown/begin.js";
import { battlefieldOf } from "../table/look.js";
import { say, sayOnce, type Table } from "../table/table.js";
import type { Fight } from "../vocabulary.js";

/** A fight that is staged, and what it would begin as. */
export interface StagedFight {
  readonly battlefield: Id;
  readonly fight: Fight;
}

/** Every staged fight, in the order of the battlefields. */
export function stagedFights({ battlefields, showdown }: Board): StagedFight[] {
  return battlefields
    .filter(({ id, showdownStaged, combatStaged }) => (showdownStaged || combatStaged) && showdown?.battlefield !== id)
    .map(({ id, combatStaged }) => ({ battlefield: id, fight: combatStaged ? "combat" : "showdown" }));
}

/**
 * The staged fights of which one begins next: Showdowns without Combat come before Combats, unless the Turn
 * Player may take any first. @rule cleanup.showdown-begins cleanup.combat-begins combat.order
 */
export function nextFights(board: Board): StagedFight[] {
  const staged = stagedFights(board);
  if (board.anyStagedFightFirst) return staged;
  const showdowns = staged.filter(({ fight }) => fight === "showdown");
  return showdowns.length > 0 ? showdowns : staged;
}

/** Begins the next staged fight if the state allows it and there is no choice; a running Showdown may become a Combat. */
export function beginFights(table: Table): void {
  const { chain, showdown } = table.board;
  if (showdown && !chain) becomeCombat(table);
  const staged = stagedFights(table.board);
  if (staged.length === 0) return;
  if (chain || showdown) {
    const battlefields = staged.map(({ battlefield }) => battlefield);
    const why = chain ? "chain" : "fight";
    sayOnce(table, step("fight-waits", { battlefields, why }, waitingRules(staged)));
    return;
  }
  const [first, ...others] = nextFights(table.board);
  if (!first || others.length > 0) return;
  if (staged.length > 1)
    say(
      table,
      step(
        "showdown-first",
        { battlefield: first.battlefield },
        ["cleanup.showdown-begins", "cleanup.combat-begins"],
        "A10",
      ),
    );
  beginFight(table, first);
}

/** The rules by which staged fights begin no earlier. */
function waitingRules(staged: readonly StagedFight[]): Rules {
  const combats = staged.filter(({ fight }) => fight === "combat").length;
  if (combats === 0) return ["cleanup.showdown-begins"];
  const rules: Rules = ["cleanup.combat-begins", "combat.opens", "roles.set"];
  return combats === staged.length ? rules : ["cleanup.showdown-begins", ...rules];
}

/** Begins a staged fight. */
export function beginFight(table: Table, { battlefield, fight }: StagedFight): void {
  if (fight === "combat") beginCombat(table, battlefield);
  else beginShowdown(table, battlefield);
}

/** @rule cleanup.showdown-becomes-combat */
function becomeCombat(table: Table): void {
  const { showdown } = table.board;
  if (!showdown || showdown.combat) return;
  if (battlefieldOf(table.board, showdown.battlefield).combatStaged) turnIntoCombat(table);
}
