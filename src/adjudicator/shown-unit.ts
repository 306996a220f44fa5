import type { Fate, Side, Unit } from "../engine/index.js";
import type { Messages, Names } from "../language/index.js";

/** What happens to a unit; an attacker that survives and is recalled is told apart from one that stays. */
export type ShownFate = keyof Messages["fate"];

/** What pages and pictures say of a unit's fate, in a combat whose surviving attackers are recalled or not. */
export function shownFate(fate: Fate, side: Side, attackersRecalled: boolean): ShownFate {
  return fate === "survives" && side === "attacker" && attackersRecalled ? "recalled" : fate;
}

/** What pages and pictures call a unit: its name; one that has none is called by its id alone, without its Might. */
export function shownName({ id, calledAs }: Pick<Unit, "id" | "calledAs">, names: Names): string {
  return calledAs === null ? id : names.unit(id);
}
