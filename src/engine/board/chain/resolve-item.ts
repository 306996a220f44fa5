import { step } from "../../trace.js";
import { applyEffects } from "../effects/apply.js";
import type { TriggeredAbilityInput } from "../input.js";
import { keepFocus, passFocus } from "../showdown/focus.js";
import { change, say, type Table } from "../table/table.js";
import { stackTriggers } from "./trigger.js";

/**
 * The newest item of the Chain resolves, and what triggers by that comes on the Chain. Then the player of the
 * newest item has Priority, or, with the Chain empty, Focus goes on if a play opened it. The Cleanup is left to
 * the caller. @rule chain.newest-first chain.focus-after
 */
export function resolveNewest(table: Table, abilities: readonly TriggeredAbilityInput[]): void {
  const { chain } = table.board;
  const item = chain?.items.at(-1);
  if (!chain || !item) return;
  say(table, step("item-resolved", { player: item.player, name: item.name, atOnce: false }, ["chain.newest-first"]));
  applyEffects(table, item.player, item.effects);
  change(table, { chain: { ...chain, items: chain.items.slice(0, -1), passes: 0 } });
  stackTriggers(table, abilities);
  const left = table.board.chain;
  const next = left?.items.at(-1);
  change(table, { chain: left && next ? { ...left, priority: next.player } : null });
  if (next) return;
  if (chain.opener === "play") passFocus(table, "play");
  else keepFocus(table, chain.opener);
}
