import type { RuleKey } from "../../../rulebook/index.js";
import { step } from "../../trace.js";
import type { BoardUnit, UnitChange } from "../board.js";
import type { EffectInput } from "../input.js";
import { findUnit } from "../table/look.js";
import { changeUnit, say, type Table } from "../table/table.js";
import { keywordsOf, mightOf } from "../table/unit.js";
import type { UnitKeyword } from "../vocabulary.js";

function add(table: Table, unit: BoardUnit, change: UnitChange): BoardUnit {
  changeUnit(table, unit.id, { changes: [...unit.changes, change] });
  return findUnit(table.board, unit.id) ?? unit;
}

/** Adds to the Might of a unit, or takes from it. @rule might.arithmetic */
export function changeMight(table: Table, unit: BoardUnit, { amount, lasts }: EffectInput): void {
  const change = { kind: "might", amount: amount ?? 0, lasts: lasts ?? "turn" } as const;
  const might = mightOf(add(table, unit, change)).total;
  say(
    table,
    step("might-altered", { unit: unit.id, amount: change.amount, lasts: change.lasts, might }, ["might.arithmetic"]),
  );
}

/** Raises Might by what it is now, as a fixed bonus. @rule double.value */
export function doubleMight(table: Table, unit: BoardUnit, { lasts }: EffectInput): void {
  const amount = mightOf(unit).total;
  const change = { kind: "might", amount: Math.max(0, amount), lasts: lasts ?? "turn" } as const;
  const might = mightOf(add(table, unit, change)).total;
  say(
    table,
    step("might-doubled", { unit: unit.id, amount: change.amount, lasts: change.lasts, might }, ["double.value"]),
  );
}

/** Whether a second instance of a keyword adds up or changes nothing, where a rule says so. */
const STACKING: Partial<Record<UnitKeyword, RuleKey>> = {
  assault: "assault.adds-up",
  shield: "shield.adds-up",
  deflect: "deflect.adds-up",
  tank: "tank.no-stack",
  backline: "backline.no-stack",
};

/** Gives a unit a keyword, with a number if it has one. */
export function giveKeyword(table: Table, unit: BoardUnit, { keyword, amount, lasts }: EffectInput): void {
  const change = {
    kind: "keyword",
    keyword: keyword as UnitKeyword,
    amount: amount ?? 1,
    lost: false,
    lasts: lasts ?? "turn",
  } as const;
  add(table, unit, change);
  const facts = { unit: unit.id, keyword: change.keyword, amount: change.amount, lasts: change.lasts };
  const stacking = STACKING[change.keyword];
  const hadIt = Boolean(keywordsOf(unit)[change.keyword]);
  say(
    table,
    step("keyword-given", facts, hadIt && stacking ? ["card.overrides-rules", stacking] : ["card.overrides-rules"]),
  );
}

/** Takes a keyword from a unit, however often it has it. */
export function removeKeyword(table: Table, unit: BoardUnit, { keyword, lasts }: EffectInput): void {
  const change = {
    kind: "keyword",
    keyword: keyword as UnitKeyword,
    amount: 0,
    lost: true,
    lasts: lasts ?? "turn",
  } as const;
  add(table, unit, change);
  const facts = { unit: unit.id, keyword: change.keyword, lasts: change.lasts };
  say(table, step("keyword-removed", facts, ["card.overrides-rules"]));
}
