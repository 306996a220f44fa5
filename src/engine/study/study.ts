import type { CombatState } from "../combat/state.js";
import { currentMight } from "../unit/might.js";
import type { Unit } from "../unit/unit.js";
import { BOUNDS, opposing, SIDES, type BySide, type Id, type Side } from "../vocabulary.js";
import { differencesBetween, type Difference } from "./difference.js";
import { glance, standingIn, type Glance } from "./glance.js";

/** A position with so much more or less Might on one unit, and what that changes. */
export interface Trial {
  readonly unit: Id;
  /** Might added; negative if it is taken away. */
  readonly amount: number;
  readonly glance: Glance;
  readonly differences: readonly Difference[];
}

/** What Might on one unit changes. */
export interface UnitStudy {
  readonly unit: Id;
  readonly side: Side;
  /** With 1 Might more, whether or not that changes anything; null at the most Might that a unit may have. */
  readonly more: Trial | null;
  /** With 1 Might less, which may be less than 0; null at the least Might that a unit may have. */
  readonly less: Trial | null;
  /** The least Might that, added or taken away, changes who is left; null where no amount within the bounds does. */
  readonly leastMore: Trial | null;
  readonly leastLess: Trial | null;
}

/** Where a position turns. */
export interface Study {
  readonly position: Glance;
  readonly units: readonly UnitStudy[];
  /** The least Might to add to one unit of a side so that somebody else is left. */
  readonly breakPoints: BySide<Trial | null>;
}

/**
 * Studies a combat: what one Might more or less on each unit would do, and the least Might that changes who is
 * left. Assignments are left open. It is for study, not for judging.
 */
export function study(state: CombatState): Study {
  const open = { ...state, assignments: { attacker: null, defender: null } };
  const position = glance(open);
  const units = SIDES.flatMap((side) => open.combat[side].units.map((unit) => studyUnit(open, position, unit)));
  return {
    position,
    units,
    breakPoints: { attacker: leastOf(units, "attacker"), defender: leastOf(units, "defender") },
  };
}

function studyUnit(state: CombatState, position: Glance, unit: Unit): UnitStudy {
  const attempt = (amount: number | null) => (amount === null ? null : attemptOn(state, position, unit, amount));
  const might = currentMight(unit).total;
  const up = BOUNDS.currentMightMax - might;
  const down = might - BOUNDS.might.min;
  return {
    unit: unit.id,
    side: unit.side,
    more: attempt(up >= 1 ? 1 : null),
    less: attempt(down >= 1 ? -1 : null),
    leastMore: attempt(turningPoint(state, unit, 1, up)),
    leastLess: attempt(turningPoint(state, unit, -1, down)),
  };
}

function attemptOn(state: CombatState, position: Glance, unit: Unit, amount: number): Trial {
  const after = glance(withMight(state, unit, amount));
  return { unit: unit.id, amount, glance: after, differences: differencesBetween(position, after) };
}

function withMight(state: CombatState, { id, side }: Unit, amount: number): CombatState {
  const units = state.combat[side].units.map((unit) =>
    unit.id === id ? { ...unit, mightModifier: unit.mightModifier + amount } : unit,
  );
  return { ...state, combat: { ...state.combat, [side]: { ...state.combat[side], units } } };
}

/**
 * The least change of Might in one direction that changes who is left, up to `most`. The more Might a side has the
 * more surely it stands and the other does not, so either question turns at most once and can be halved.
 */
function turningPoint(state: CombatState, unit: Unit, direction: 1 | -1, most: number): number | null {
  const least = [unit.side, opposing(unit.side)].map((side) => {
    const stands = (amount: number) => standingIn(withMight(state, unit, amount * direction))[side];
    return firstChange(stands, most);
  });
  const amount = Math.min(...least);
  return amount === Infinity ? null : amount * direction;
}

function firstChange(answerAt: (amount: number) => boolean, most: number): number {
  const now = answerAt(0);
  if (most < 1 || answerAt(most) === now) return Infinity;
  let [same, other] = [0, most];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (answerAt(middle) === now) same = middle;
    else other = middle;
  }
  return other;
}

function leastOf(units: readonly UnitStudy[], side: Side): Trial | null {
  const trials = units.flatMap((one) => (one.side === side && one.leastMore ? [one.leastMore] : []));
  return trials.reduce<Trial | null>((least, one) => (least && least.amount <= one.amount ? least : one), null);
}
