import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step, type Rules } from "../../trace.js";
import type { Board } from "../board.js";
import { resolveNewest } from "../chain/resolve-item.js";
import { stackTriggers } from "../chain/trigger.js";
import { cleanUp } from "../cleanup/cleanup.js";
import type { ActionInput, TriggeredAbilityInput } from "../input.js";
import { nextPlayer } from "../table/look.js";
import { change, say, type Table } from "../table/table.js";
import { closeShowdown } from "./close.js";
import { actingPlayer, closeOpening, passFocus } from "./focus.js";

/** A pass belongs to the player with Priority on a Chain, else with Focus. @rule priority.one focus.one */
export function passProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  return [...holderProblems(board, action, path), ...triggerMomentProblems(board, action, path)];
}

/**
 * Abilities can trigger by a pass with which an item resolves or a Showdown closes, but for that of a Combat:
 * its damage follows at once. @rule damage-step.no-chain
 */
function triggerMomentProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  if (!action.abilities?.length) return [];
  const at = [...path, "abilities"];
  if (!isLastPass(board, action)) return [problem("trigger/not-now", at, { why: "nothing-resolves" })];
  const damageFollows = board.chain === null && board.showdown?.combat != null;
  return damageFollows ? [problem("trigger/not-now", at, { why: "damage-follows" })] : [];
}

/** Whether all will have passed in a row. @rule showdown.all-passed */
function isLastPass({ showdown, chain, players }: Board, { everyone }: ActionInput): boolean {
  const passes = chain?.passes ?? showdown?.passes ?? 0;
  return everyone === true || passes + 1 >= players.length;
}

function holderProblems(board: Board, { player }: ActionInput, path: Path): EngineProblem[] {
  const holder = actingPlayer({ board });
  if (player == null || player === holder) return [];
  const what = board.chain ? "priority" : "focus";
  return [problem("pass/not-yours", path, { player, holder, what }, what === "focus" ? ["focus.one"] : [])];
}

/**
 * Passes; with `everyone`, all players do in a row, until the newest item of the Chain resolves or the Showdown
 * closes. Abilities that trigger by that are put on the Chain before the Cleanup.
 */
export function pass(table: Table, { everyone, abilities }: ActionInput): void {
  const triggered = abilities ?? [];
  const hasChain = table.board.chain !== null;
  let left = everyone ? table.board.players.length : 1;
  let ended = false;
  while (!ended && left > 0) {
    ended = hasChain ? passPriority(table, triggered) : passOnFocus(table);
    left -= 1;
  }
  if (!hasChain) stackTriggers(table, triggered);
  cleanUp(table);
}

/** Answers whether all have passed and the newest item has resolved. @rule chain.newest-first focus.kept-passing */
function passPriority(table: Table, abilities: readonly TriggeredAbilityInput[]): boolean {
  const { chain, players } = table.board;
  if (!chain) return true;
  const { priority, passes } = chain;
  const rules: Rules = table.board.showdown ? ["priority.one", "focus.kept-passing"] : ["priority.one"];
  say(table, step("passed", { player: priority, what: "priority" }, rules));
  if (passes + 1 < players.length) {
    change(table, { chain: { ...chain, passes: passes + 1, priority: nextPlayer(table.board, priority) } });
    return false;
  }
  resolveNewest(table, abilities);
  return true;
}

/** Answers whether all have passed and the Showdown has closed. @rule focus.pass showdown.all-passed */
function passOnFocus(table: Table): boolean {
  const { showdown, players } = table.board;
  if (!showdown) return true;
  const passes = showdown.passes + 1;
  say(table, step("passed", { player: showdown.focus, what: "focus" }, ["focus.options", "focus.pass"]));
  change(table, { showdown: { ...showdown, passes } });
  closeOpening(table);
  if (passes >= players.length) {
    closeShowdown(table);
    return true;
  }
  passFocus(table, "pass");
  return false;
}
