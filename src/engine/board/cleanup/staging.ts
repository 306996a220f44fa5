import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Battlefield, Board } from "../board.js";
import { hasFight, opponentAt, occupants } from "../table/look.js";
import { changeBattlefield, say, type Table } from "../table/table.js";

/** Which fights are staged at a battlefield. */
type Staging = Pick<Battlefield, "showdownStaged" | "combatStaged">;

/**
 * A Showdown is staged where the contesting player has units at a contested battlefield, a Combat where units of
 * an opponent are there too; a fight that has begun is not staged. @rule cleanup.stage-showdown cleanup.stage-combat
 */
export function stagingAt(board: Board, { id, contestedBy }: Pick<Battlefield, "id" | "contestedBy">): Staging {
  if (contestedBy === null) return { showdownStaged: false, combatStaged: false };
  const isCombat = hasFight(board, id) && board.showdown?.combat != null;
  const players = occupants(board, id);
  const isOpposed = players.includes(contestedBy) && opponentAt(board, id, contestedBy) !== null;
  return {
    showdownStaged: !hasFight(board, id) && players.includes(contestedBy),
    combatStaged: !isCombat && isOpposed,
  };
}

/** Stages fights, and drops staged Combats that have lost a side. @rule cleanup.combat-lapses combat.vanishes */
export function stageFights(table: Table): void {
  for (const battlefield of table.board.battlefields) {
    const now = stagingAt(table.board, battlefield);
    const { id, showdownStaged, combatStaged } = battlefield;
    if (now.showdownStaged === showdownStaged && now.combatStaged === combatStaged) continue;
    changeBattlefield(table, id, now);
    explainStaging(table, battlefield, now);
  }
}

function explainStaging(table: Table, before: Battlefield, now: Staging): void {
  const { id, showdownStaged, combatStaged } = before;
  if (now.showdownStaged && !showdownStaged) explainShowdownStaged(table, before);
  if (now.combatStaged && !combatStaged) explainCombatStaged(table, id);
  if (combatStaged && !now.combatStaged && !hasFight(table.board, id)) explainLapse(table, id);
}

function explainShowdownStaged(table: Table, { id, contestedBy }: Battlefield): void {
  const facts = { battlefield: id, player: contestedBy as Id };
  say(table, step("showdown-staged", facts, ["showdown.staged", "cleanup.stage-showdown"]));
}

function explainCombatStaged(table: Table, battlefield: Id): void {
  const facts = { battlefield, players: occupants(table.board, battlefield) };
  say(table, step("combat-staged", facts, ["combat.cause", "cleanup.stage-combat", "combat.staged"]));
}

function explainLapse(table: Table, battlefield: Id): void {
  const facts = { battlefield, fight: "combat" } as const;
  say(table, step("staging-lapsed", facts, ["cleanup.combat-lapses", "combat.vanishes"]));
}
