import { assignmentProblem, needsOf } from "../assignment/problem.js";
import type { ReplacementOrder } from "../unit/lethal.js";
import { opposing, SIDES, type Ending, type Id } from "../vocabulary.js";
import type { CombatSide } from "./combat.js";
import type { Combatant, Muster } from "./muster.js";
import { endingOf, standingAfter } from "./result.js";

/** Units whose replacements would need another amount in another order, and what else could come of that. */
export interface OrderMatters {
  readonly units: readonly Id[];
  /** Who else could be left at the battlefield; result, control and score follow from that. */
  readonly otherEndings: readonly Ending[];
}

/** Looks whether another order of replacements changes what a unit needs; null if none does. @rule replacement.order */
export function replacementOrderMatters(muster: Muster): OrderMatters | null {
  if (!muster.damageStep) return null;
  const units = SIDES.flatMap((side) => {
    const assigning = muster.ranks[opposing(side)].side;
    return muster.ranks[side].alive.filter((one) => orderMattersFor(one, assigning)).map(({ unit }) => unit.id);
  });
  if (units.length === 0) return null;
  const listed = endingInOrder(muster, "listed", "listed");
  const endings = EXTREMES.flatMap((ofDefenders) =>
    EXTREMES.map((ofAttackers) => endingInOrder(muster, ofDefenders, ofAttackers)),
  );
  return { units, otherEndings: [...new Set(endings)].filter((ending) => ending !== listed) };
}

/** Each controller orders the effects on their own units, so every combination of these can come about. */
const EXTREMES = ["least", "most"] as const;

/** Whether another order of its replacements changes what a unit needs. @rule replacement.order */
export function orderMattersFor(combatant: Combatant, assigning: CombatSide): boolean {
  const { undamageable, replacements } = combatant.unit;
  if (undamageable || replacements.length < 2) return false;
  return needsOf(combatant, assigning, "least") !== needsOf(combatant, assigning, "most");
}

function endingInOrder(muster: Muster, ofDefenders: ReplacementOrder, ofAttackers: ReplacementOrder): Ending {
  const attacker = assignmentProblem(muster, "attacker", ofDefenders);
  const defender = assignmentProblem(muster, "defender", ofAttackers);
  return endingOf(standingAfter(muster, { attacker, defender }));
}
