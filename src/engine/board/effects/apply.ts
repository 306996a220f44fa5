import type { Id } from "../../vocabulary.js";
import type { BoardUnit } from "../board.js";
import type { EffectInput } from "../input.js";
import type { Table } from "../table/table.js";
import type { EffectKind } from "../vocabulary.js";
import { changeControl } from "./change-control.js";
import { dealDamageTo, doubleDamageTo, heal, preventDamageTo, preventNextDamageTo } from "./damage.js";
import { createUnit } from "./create-unit.js";
import { banish, kill, returnToHand } from "./leave.js";
import { changeMight, doubleMight, giveKeyword, removeKeyword } from "./might.js";
import { moveByEffect, recallByEffect } from "./move.js";
import { burnOut, draw, gainPointsByEffect } from "./points.js";
import { present } from "./present.js";
import { exhaust, ready, stun } from "./status.js";

/** What an effect does to one unit that is still there. */
type ToUnit = (table: Table, unit: BoardUnit, effect: EffectInput, player: Id) => void;
/** What an effect does as a whole. */
type Whole = (table: Table, effect: EffectInput, player: Id) => void;

const TO_UNITS: Partial<Record<EffectKind, ToUnit>> = {
  "change-might": changeMight,
  "double-might": doubleMight,
  "deal-damage": dealDamageTo,
  heal,
  stun,
  ready,
  exhaust,
  "give-keyword": giveKeyword,
  "remove-keyword": removeKeyword,
  "prevent-damage": preventDamageTo,
  "prevent-next-damage": preventNextDamageTo,
  "double-damage": doubleDamageTo,
  kill,
  banish,
  "return-to-hand": returnToHand,
  "change-control": changeControl,
};

const WHOLE: Partial<Record<EffectKind, Whole>> = {
  move: moveByEffect,
  recall: recallByEffect,
  "create-unit": createUnit,
  "gain-points": gainPointsByEffect,
  "burn-out": burnOut,
  draw,
};

/**
 * Applies effects one after the other as they are stated, for the player whose card or ability it is. No Cleanup
 * runs in between; what concerns a unit that is gone is skipped. @rule instruction.possible
 */
export function applyEffects(table: Table, player: Id, effects: readonly EffectInput[]): void {
  for (const effect of effects) {
    WHOLE[effect.kind]?.(table, effect, player);
    const toUnit = TO_UNITS[effect.kind];
    if (!toUnit) continue;
    for (const unit of present(table, effect)) toUnit(table, unit, effect, player);
  }
}
