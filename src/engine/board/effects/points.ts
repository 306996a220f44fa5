import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { EffectInput } from "../input.js";
import { gainPoints } from "../scoring.js";
import { playerOf } from "../table/look.js";
import { note, say, type Table } from "../table/table.js";

/** Points by an effect are not scoring, and the condition for the final point does not touch them. @rule score.only-conquer-restricted */
export function gainPointsByEffect(table: Table, { player, amount }: EffectInput): void {
  if (player == null) return;
  const { points: before, gainsNoPoints } = playerOf(table.board, player);
  if (gainsNoPoints) return withheld(table, player);
  const after = before + (amount ?? 0);
  say(table, step("points-gained", { player, before, amount: after }, ["score.only-conquer-restricted"]));
  gainPoints(table, player, { amount: amount ?? 0, method: "effect", battlefield: null });
}

/** An opponent of a player who burns out gains a point. @rule burn-out.point */
export function burnOut(table: Table, { player, opponent }: EffectInput): void {
  if (player == null || opponent == null) return;
  say(table, step("burned-out", { player, opponent }, ["burn-out.point", "score.only-conquer-restricted"]));
  if (playerOf(table.board, opponent).gainsNoPoints) return withheld(table, opponent);
  gainPoints(table, opponent, { amount: 1, method: "burn-out", battlefield: null });
}

function withheld(table: Table, player: Id): void {
  say(table, step("point-withheld", { player, battlefield: null }, ["card.overrides-rules", "prohibition.wins"]));
}

/** Cards that are drawn are only noted: the board has no hands. */
export function draw(table: Table, { player, amount }: EffectInput): void {
  if (player == null) return;
  say(table, step("cards-drawn", { player, amount: amount ?? 1 }, ["card.overrides-rules"]));
  note(table, "card-drawn", { player, amount: amount ?? 1 });
}
