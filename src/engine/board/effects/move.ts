import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { BoardUnit } from "../board.js";
import type { EffectInput } from "../input.js";
import { arrive } from "../movement/arrive.js";
import { enterProblems } from "../movement/destination.js";
import { explainRecall, recall, relocate } from "../movement/relocate.js";
import { readPlace } from "../read/read-place.js";
import { isSamePlace } from "../table/look.js";
import { say, type Table } from "../table/table.js";
import { present } from "./present.js";

/**
 * Moves units by an effect: they are not exhausted, need no Ganking, and are recalled instead where they may not
 * go. @rule move.by-effect move.only-standard-exhausts move.forced-recall
 */
export function moveByEffect(table: Table, effect: EffectInput): void {
  const to = readPlace(effect.to ?? {});
  for (const unit of present(table, effect)) {
    const { id, controller } = unit;
    if (isSamePlace(unit.place, to)) {
      say(
        table,
        step("effect-skipped", { unit: id, effect: "move" }, ["instruction.possible", "move.effect-elsewhere"]),
      );
    } else if (enterProblems(table.board, unit, to, []).length > 0) {
      say(
        table,
        step("move-became-recall", { unit: id, battlefield: to.battlefield }, ["move.forced-recall", "recall.what"]),
      );
      recall(table, [id]);
    } else {
      explainMove(table, unit, to.battlefield);
      relocate(table, [id], to);
      arrive(table, controller, to);
    }
  }
}

function explainMove(table: Table, { id, controller }: BoardUnit, battlefield: Id | null): void {
  const facts = { player: controller, units: [id], battlefield };
  say(
    table,
    step("moved-by-effect", facts, [
      "move.by-effect",
      "move.effect-limits",
      "move.exhaust-cost",
      "move.only-standard-exhausts",
    ]),
  );
}

/** Recalls units by an effect; that is no move, so nothing stops it. @rule recall.not-a-move */
export function recallByEffect(table: Table, effect: EffectInput): void {
  const ids = present(table, effect).map(({ id }) => id);
  if (ids.length === 0) return;
  explainRecall(table, ids);
  recall(table, ids);
}
