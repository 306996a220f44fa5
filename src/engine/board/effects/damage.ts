import { step, type Rules } from "../../trace.js";
import { dealDamage, inOrder, type ReplacementOrder } from "../../unit/lethal.js";
import type { Id } from "../../vocabulary.js";
import type { BoardReplacement, BoardUnit } from "../board.js";
import type { EffectInput } from "../input.js";
import { areOpponents, playerOf } from "../table/look.js";
import { changeUnit, note, say, warn, type Table } from "../table/table.js";

/** Deals damage to a unit through its prevention and doubling; it is marked until it heals. @rule damage.marked prevent.amount */
export function dealDamageTo(table: Table, unit: BoardUnit, { amount }: EffectInput, player: Id): void {
  const stated = amount ?? 0;
  const { dealt, left } = dealDamage(unit.undamageable ? 0 : stated, unit.replacements);
  const damage = unit.markedDamage + dealt;
  const isLethal =
    playerOf(table.board, player).anyDamageIsLethal && areOpponents(table.board, player, unit.controller);
  const doomed = unit.doomed || (dealt > 0 && isLethal);
  changeUnit(table, unit.id, { markedDamage: damage, replacements: left, doomed });
  const rules: Rules = unit.replacements.length > 0 ? ["damage.marked", "prevent.amount"] : ["damage.marked"];
  const reading = unit.replacements.length > 1 ? "A5" : null;
  say(table, step("damage-marked", { unit: unit.id, amount: dealt, stated, damage }, rules, reading));
  if (orderMatters(stated, unit)) warn(table, { code: "damage-order-matters", units: [unit.id] });
  if (dealt > 0) note(table, "damaged", { player, unit: unit.id, amount: dealt });
}

/** Whether another order of its replacements changes how much damage reaches a unit. @rule replacement.order */
function orderMatters(damage: number, { undamageable, replacements }: BoardUnit): boolean {
  if (undamageable || replacements.length < 2) return false;
  const dealtIn = (order: ReplacementOrder) => dealDamage(damage, inOrder(replacements, order)).dealt;
  return dealtIn("least") !== dealtIn("most");
}

/** Removes marked damage: all of it, or so much. @rule healing.effect */
export function heal(table: Table, unit: BoardUnit, { amount }: EffectInput): void {
  const healed = Math.min(amount ?? unit.markedDamage, unit.markedDamage);
  const left = unit.markedDamage - healed;
  changeUnit(table, unit.id, { markedDamage: left, doomed: unit.doomed && left > 0 });
  say(table, step("damage-healed", { unit: unit.id, amount: healed }, ["healing.effect"]));
}

/** Prevents so much damage, or all of it. @rule prevent.amount prevent.all-never-lethal */
export function preventDamageTo(table: Table, unit: BoardUnit, effect: EffectInput): void {
  const lasts = effect.lasts ?? "turn";
  const replacement: BoardReplacement =
    effect.amount == null ? { kind: "prevent-all", lasts } : { kind: "prevent", amount: effect.amount, lasts };
  give(table, unit, replacement, "prevent-damage");
}

/** Prevents the next damage completely. */
export function preventNextDamageTo(table: Table, unit: BoardUnit, { lasts }: EffectInput): void {
  give(table, unit, { kind: "prevent-next", lasts: lasts ?? "turn" }, "prevent-next-damage");
}

/** Doubles damage to a unit. */
export function doubleDamageTo(table: Table, unit: BoardUnit, { lasts }: EffectInput): void {
  give(table, unit, { kind: "double", lasts: lasts ?? "turn" }, "double-damage");
}

function give(
  table: Table,
  unit: BoardUnit,
  replacement: BoardReplacement,
  effect: "prevent-damage" | "prevent-next-damage" | "double-damage",
): void {
  changeUnit(table, unit.id, { replacements: [...unit.replacements, replacement] });
  const amount = replacement.kind === "prevent" ? replacement.amount : null;
  const facts = { unit: unit.id, effect, amount, lasts: replacement.lasts };
  say(table, step("replacement-given", facts, ["replacement.order"]));
}
