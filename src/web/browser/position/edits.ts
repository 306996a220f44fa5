import { BOUNDS, type Side } from "../../../engine/index.js";
import { withController, withGoal, withPoints, withScoredHere, type Controller } from "./context.js";
import { EMPTY, unitAt, type Place, type State, type UnitState } from "./state.js";
import { swapped } from "./swap.js";

/** Damage that a player has put on units, in the order in which they were chosen. */
export type Entries = readonly { readonly unit: string; readonly amount: number }[];

/** Everything that a judge can change about a position. */
export type Edit =
  | { readonly kind: "add"; readonly side: Side; readonly unit: UnitState }
  | { readonly kind: "put"; readonly place: Place; readonly unit: UnitState }
  | { readonly kind: "duplicate"; readonly place: Place }
  | { readonly kind: "remove"; readonly place: Place }
  | { readonly kind: "swap" }
  | { readonly kind: "clear" }
  | { readonly kind: "replace"; readonly state: State }
  | { readonly kind: "control"; readonly controller: Controller }
  | { readonly kind: "points"; readonly side: Side; readonly points: number }
  | { readonly kind: "scored-here"; readonly side: Side; readonly scored: boolean }
  | { readonly kind: "goal"; readonly points: number }
  | {
      readonly kind: "assign";
      readonly side: Side;
      readonly entries: Entries;
      /** Whether all damage is assigned: the position holds no assignment that is only begun. */
      readonly isComplete: boolean;
    };

type EditOf<Kind extends Edit["kind"]> = Extract<Edit, { readonly kind: Kind }>;

const EDITS: { readonly [Kind in Edit["kind"]]: (state: State, edit: EditOf<Kind>) => State } = {
  add: (state, { side, unit }) => withUnits(state, side, (units) => [...units, unit]),
  put: (state, { place, unit }) => withUnits(state, place.side, (units) => units.with(place.index, unit)),
  duplicate: (state, { place }) => duplicated(state, place),
  remove: (state, { place }) => withUnits(state, place.side, (units) => units.toSpliced(place.index, 1)),
  swap: swapped,
  clear: () => EMPTY,
  replace: (_before, { state }) => state,
  control: (state, { controller }) => withController(state, controller),
  points: (state, { side, points }) => withPoints(state, side, points),
  "scored-here": (state, { side, scored }) => withScoredHere(state, side, scored),
  goal: (state, { points }) => withGoal(state, points),
  assign: (state, { side, entries, isComplete }) => withAssignment(state, side, isComplete ? entries : null),
};

/** The position after an edit. What is no longer true of it, such as an assignment among other units, is dropped. */
export function edited(state: State, edit: Edit): State {
  return (EDITS[edit.kind] as (state: State, edit: Edit) => State)(state, edit);
}

/** Whether a side has room for one more unit. */
export function hasRoom({ combat }: State, side: Side): boolean {
  return combat[side].units.length < BOUNDS.unitsPerSide;
}

function withUnits(state: State, side: Side, change: (units: UnitState[]) => UnitState[]): State {
  const { assignments: _dropped, ...rest } = state;
  const changed = { ...state.combat[side], units: change(state.combat[side].units) };
  if (changed.units.length > BOUNDS.unitsPerSide) return state;
  return { ...rest, combat: { ...state.combat, [side]: changed } };
}

/** A copy stands next to its unit; an id belongs to one unit only. */
function duplicated(state: State, place: Place): State {
  const unit = unitAt(state, place);
  if (!unit) return state;
  const { id: _own, ...copy } = unit;
  return withUnits(state, place.side, (units) => units.toSpliced(place.index + 1, 0, copy));
}

function withAssignment(state: State, side: Side, entries: Entries | null): State {
  const { [side]: before, ...others } = state.assignments ?? {};
  if (before == null && entries === null) return state;
  return { ...state, assignments: { ...others, ...(entries && { [side]: entries.map((entry) => ({ ...entry })) }) } };
}
