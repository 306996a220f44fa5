import type { Id, Side } from "../engine/index.js";
import { NAMES_IN_A_STEP, listed, verb } from "./building-blocks.js";
import type { Names } from "./messages.js";

/** Begins a sentence. Names keep their spelling, as the ids a1 and A1 may be two units. */
export function capital(text: string): string {
  return /^(?:the|no|nobody) /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export function list(words: readonly string[], most = NAMES_IN_A_STEP): string {
  return listed(words, most, "and", (rest) => `${rest} more`);
}

export function either(words: readonly string[], most = NAMES_IN_A_STEP): string {
  return listed(words, most, "or", (rest) => `${rest} ${rest === 1 ? "other" : "others"}`);
}

export function count(number: number | string, one: string, many = `${one}s`): string {
  return `${number} ${String(number) === "1" ? one : many}`;
}

export function unitsOf(units: readonly Id[], names: Names): string {
  return list(units.map(names.unit));
}

export function sideName(side: Side): string {
  return side === "attacker" ? "the attacker" : "the defender";
}

/** "X and Y die", or "5 units die" where no name fits. */
export function tell(units: readonly Id[], most: number, names: Names, one: string, many: string): string {
  if (units.length === 0) return "";
  const who = most === 0 ? count(units.length, "unit") : list(units.map(names.unit), most);
  return `${who} ${verb(units, one, many)}`;
}
