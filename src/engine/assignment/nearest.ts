import { excessOf, type Amounts, type AssignmentProblem } from "./problem.js";
import { nearestScarce } from "./nearest-scarce.js";

/**
 * The legal assignment with the least sum of differences to a proposed one, in target order; of several the
 * earliest in the order of assignments. `proposed` holds whole numbers of 0 or more.
 */
export function nearestAssignment(problem: AssignmentProblem, proposed: Amounts): number[] {
  const wanted = proposed.map((amount) => Math.min(amount, problem.pool));
  switch (problem.supply) {
    case "nothing":
      return nearestOnExempt(problem, wanted);
    case "enough":
      return nearestWithExcess(problem, wanted);
    case "scarce":
      return nearestScarce(problem, wanted);
  }
}

/** Where no target can be dealt damage, nothing and the whole pool are both accepted. @rule assign.exempt */
function nearestOnExempt({ targets, pool }: AssignmentProblem, wanted: Amounts): number[] {
  const none = targets.map(() => 0);
  if (targets.length === 0) return none;
  const whole = addExcess(none, wanted, pool);
  return distance(whole, wanted) < distance(none, wanted) ? whole : none;
}

function nearestWithExcess(problem: AssignmentProblem, wanted: Amounts): number[] {
  const least = problem.targets.map(({ needs, exempt }) => (exempt ? 0 : needs));
  return addExcess(least, wanted, excessOf(problem));
}

/** Excess goes first where more is wanted, from the first target on; what is then left goes to the first target. */
function addExcess(least: Amounts, wanted: Amounts, excess: number): number[] {
  let left = excess;
  const amounts = least.map((amount, index) => {
    const extra = Math.min(left, Math.max(0, (wanted[index] as number) - amount));
    left -= extra;
    return amount + extra;
  });
  return amounts.map((amount, index) => (index === 0 ? amount + left : amount));
}

function distance(amounts: Amounts, wanted: Amounts): number {
  return amounts.reduce((sum, amount, index) => sum + Math.abs(amount - (wanted[index] as number)), 0);
}
