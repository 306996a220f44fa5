import { excessAssignmentAt, excessCount, excessPositionOf, nextExcessAssignment } from "./excess-order.js";
import type { Amounts, AssignmentProblem } from "./problem.js";
import { scarceAssignmentAt, scarceOrder, scarcePositionOf, type ScarceOrder } from "./scarce-order.js";

/** All legal assignments in one fixed order, lexicographic in target order with larger amounts first. */
export interface AssignmentOrder {
  readonly problem: AssignmentProblem;
  /** The counts behind the order, where damage does not suffice for all. */
  readonly scarce: ScarceOrder | null;
  /** How many there are, exactly; at least 1. */
  readonly count: bigint;
  /** The assignments from `position` (0 or more) on, at most `length` of them. */
  page(position: bigint, length: number): number[][];
  /** How many assignments stand before this legal one. */
  positionOf(amounts: Amounts): bigint;
}

/** Orders the legal assignments of a problem without listing them. @rule assign.whole-total assign.lethal-first */
export function assignmentOrder(problem: AssignmentProblem): AssignmentOrder {
  switch (problem.supply) {
    case "nothing":
      return onlyAssignment(problem);
    case "enough":
      return excessAssignments(problem);
    case "scarce":
      return scarceAssignments(problem);
  }
}

/** The legal assignment that comes first in the order. */
export function firstAssignment(order: AssignmentOrder): number[] {
  return order.page(0n, 1)[0] as number[];
}

function onlyAssignment(problem: AssignmentProblem): AssignmentOrder {
  const amounts = problem.targets.map(() => 0);
  return {
    problem,
    scarce: null,
    count: 1n,
    page: (position, length) => (position === 0n && length > 0 ? [amounts] : []),
    positionOf: () => 0n,
  };
}

function excessAssignments(problem: AssignmentProblem): AssignmentOrder {
  const count = excessCount(problem);
  return {
    problem,
    scarce: null,
    count,
    page(position, length) {
      const page: number[][] = [];
      let next = position < count && length > 0 ? excessAssignmentAt(problem, position) : null;
      while (next && page.length < length) {
        page.push(next);
        next = nextExcessAssignment(problem, next);
      }
      return page;
    },
    positionOf: (amounts) => excessPositionOf(problem, amounts),
  };
}

function scarceAssignments(problem: AssignmentProblem): AssignmentOrder {
  const order = scarceOrder(problem);
  return {
    problem,
    scarce: order,
    count: BigInt(order.count),
    page(position, length) {
      const from = Number(position);
      const size = Math.max(0, Math.min(length, order.count - from));
      return Array.from({ length: size }, (_, index) => scarceAssignmentAt(order, from + index));
    },
    positionOf: (amounts) => BigInt(scarcePositionOf(order, amounts)),
  };
}
