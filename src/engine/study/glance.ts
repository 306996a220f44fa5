import { assignmentProblem } from "../assignment/problem.js";
import { fatesOf } from "../assignment/fates.js";
import { controlAfter, occupantsOf } from "../combat/control.js";
import { muster, type Muster } from "../combat/muster.js";
import { combatResult, endingOf, standingAfter, type Standing } from "../combat/result.js";
import type { CombatState } from "../combat/state.js";
import { conquer } from "../scoring/conquer.js";
import type { Score } from "../scoring/scoring.js";
import { pointsAfter, winnerOf } from "../scoring/win-check.js";
import { opposing, SIDES, type BySide, type CombatResult, type Ending, type Fate, type Id } from "../vocabulary.js";
import type { AssignmentProblem } from "../assignment/problem.js";

/** What a position comes to, whatever the players choose, and what becomes of each unit. */
export interface Glance {
  readonly ending: Ending;
  readonly result: CombatResult;
  readonly controller: Id | null;
  readonly score: Score;
  readonly winner: Id | null;
  readonly fates: ReadonlyMap<Id, Fate>;
}

interface Sized {
  readonly mustered: Muster;
  readonly problems: BySide<AssignmentProblem>;
  readonly standing: Standing;
}

function sizedUp({ combat }: CombatState): Sized {
  const mustered = muster(combat);
  const problems = {
    attacker: assignmentProblem(mustered, "attacker"),
    defender: assignmentProblem(mustered, "defender"),
  };
  return { mustered, problems, standing: standingAfter(mustered, problems) };
}

/** Which sides have units left; the cheapest question about a position. @rule result.winner result.none */
export function standingIn(state: CombatState): Standing {
  return sizedUp(state).standing;
}

/** Looks at a position without counting assignments and without explaining anything. */
export function glance(state: CombatState): Glance {
  const sized = sizedUp(state);
  const { standing } = sized;
  const control = controlAfter(state.battlefield.controller, occupantsOf(state.combat, standing));
  const score = conquer(state, control);
  const { victoryScore } = state.game;
  return {
    ending: endingOf(standing),
    result: combatResult(standing),
    controller: control.after,
    score,
    winner: winnerOf(state.players, victoryScore) ?? winnerOf(pointsAfter(state.players, score), victoryScore),
    fates: fatesIn(sized),
  };
}

function fatesIn({ mustered, problems }: Sized): ReadonlyMap<Id, Fate> {
  const fates = new Map<Id, Fate>();
  for (const side of SIDES) {
    const { all, fallen } = mustered.ranks[side];
    for (const one of all) fates.set(one.unit.id, fallen.includes(one) ? "dies" : "survives");
    const problem = problems[opposing(side)];
    for (const [index, fate] of fatesOf(problem).entries())
      fates.set(problem.targets[index]?.combatant.unit.id ?? "", fate);
  }
  return fates;
}
