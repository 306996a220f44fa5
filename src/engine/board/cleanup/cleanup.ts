import { explainWin, winnerOf } from "../../scoring/win-check.js";
import type { Board } from "../board.js";
import { change, note, say, type Table } from "../table/table.js";
import { beginFights } from "./begin-fights.js";
import { lapseContested } from "./contested.js";
import { lapseControl } from "./control.js";
import { buryDead } from "./deaths.js";
import { updateRoles } from "./roles.js";
import { stageFights } from "./staging.js";

/** What a Special Cleanup does right after the deaths. */
type Inserted = (table: Table) => void;

/**
 * Runs the Cleanup until the board is stable or somebody has won. What a Special Cleanup inserts happens the
 * first time only.
 */
export function cleanUp(table: Table, bury: Inserted = buryDead): void {
  let before: Board;
  let deaths = bury;
  do {
    before = table.board;
    checkWinner(table);
    if (table.board.winner !== null) return;
    updateRoles(table);
    deaths(table);
    lapseControl(table);
    stageFights(table);
    lapseContested(table);
    beginFights(table);
    deaths = buryDead;
  } while (table.board !== before);
}

/** The only moment at which points win. @rule cleanup.winner win.in-cleanup win.by-points */
function checkWinner(table: Table): void {
  const { players, game, winner } = table.board;
  if (winner !== null) return;
  const ahead = winnerOf(players, game.victoryScore);
  if (ahead === null) return;
  change(table, { winner: ahead });
  say(table, ...explainWin(players, game.victoryScore, "in-cleanup"));
  note(table, "game-won", { player: ahead });
}
