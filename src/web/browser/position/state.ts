import type { Side } from "../../../engine/index.js";
import type { State } from "../../../notation/index.js";

export type { State };
export type SideState = State["combat"]["attacker"];
export type UnitState = SideState["units"][number];
export type Replacement = NonNullable<UnitState["damageReplacements"]>[number];

/** Where a unit stands in a position. */
export interface Place {
  readonly side: Side;
  readonly index: number;
}

/** A position without units. */
export const EMPTY: State = { combat: { attacker: { units: [] }, defender: { units: [] } } };

/** The unit at a place; undefined where there is none any more. */
export function unitAt(state: State, { side, index }: Place): UnitState | undefined {
  return state.combat[side].units[index];
}

/** What a player of a side is called in the input: their own name, else the side. */
export function playerOf(state: State, side: Side): string {
  return state.combat[side].player ?? side;
}

export function isEmpty({ combat }: State): boolean {
  return combat.attacker.units.length + combat.defender.units.length === 0;
}
