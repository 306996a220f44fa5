import type { Fate, Priority } from "../vocabulary.js";
import { handOut, inTurns, type Turns } from "./hand-out.js";
import type { AssignmentProblem } from "./problem.js";

/** What happens to a target over all legal assignments, with one assignment for either case where it depends. */
export interface TargetFate {
  readonly fate: Fate;
  readonly whenDies: readonly number[] | null;
  readonly whenSurvives: readonly number[] | null;
}

/**
 * The fate of every target, in target order. Damage may be handed out in any order that priorities allow, so
 * a target can die if it can when it is served as early as possible, and live if it does when served last.
 * @rule assign.same-priority assign.priorities
 */
export function fatesOf(problem: AssignmentProblem): Fate[] {
  if (problem.supply !== "scarce") return problem.targets.map(({ exempt }) => (exempt ? "survives" : "dies"));
  const limits = limitsOf(problem);
  return problem.targets.map(({ exempt, needs, priority }) => {
    const { earliest, beforeLast } = limits[priority];
    if (exempt || needs > earliest) return "survives";
    return problem.pool < beforeLast ? "depends" : "dies";
  });
}

/** The fate of every target with its witnesses, in target order. */
export function targetFates(problem: AssignmentProblem): TargetFate[] {
  const fates = fatesOf(problem);
  return problem.targets.map(({ priority }, index) => {
    const fate = fates[index] as Fate;
    if (fate !== "depends") return { fate, whenDies: null, whenSurvives: null };
    return {
      fate,
      whenDies: handOut(problem, aroundEquals(inTurns(problem, SERVED_EARLY[priority]), problem, index, "before")),
      whenSurvives: handOut(problem, aroundEquals(inTurns(problem, SERVED_LATE[priority]), problem, index, "behind")),
    };
  });
}

/** Orders of service that reach a target of each priority as early, and as late, as the rules allow. */
const SERVED_EARLY: Readonly<Record<Priority, Turns>> = {
  first: ["first", "first-or-last", "normal", "last"],
  "first-or-last": ["first-or-last", "first", "normal", "last"],
  normal: ["first", "normal", "first-or-last", "last"],
  last: ["first", "normal", "last", "first-or-last"],
};
const SERVED_LATE: Readonly<Record<Priority, Turns>> = {
  first: ["first-or-last", "first", "normal", "last"],
  "first-or-last": ["first", "normal", "last", "first-or-last"],
  normal: ["first", "first-or-last", "normal", "last"],
  last: ["first", "first-or-last", "normal", "last"],
};

/**
 * For each priority: what is left for the target that is served earliest, and what all targets that can be
 * served before it, and itself, need together. Less damage than that leaves it alive.
 */
function limitsOf({
  targets,
  pool,
}: AssignmentProblem): Readonly<Record<Priority, { readonly earliest: number; readonly beforeLast: number }>> {
  const need = (...priorities: Priority[]) =>
    targets.reduce(
      (sum, target) => (!target.exempt && priorities.includes(target.priority) ? sum + target.needs : sum),
      0,
    );
  const all = need("first", "normal", "last", "first-or-last");
  return {
    first: { earliest: pool, beforeLast: need("first", "first-or-last") },
    "first-or-last": { earliest: pool, beforeLast: all },
    normal: { earliest: pool - need("first"), beforeLast: need("first", "first-or-last", "normal") },
    last: { earliest: pool - need("first", "normal"), beforeLast: all },
  };
}

/** Moves one target to the head or the tail of those that are served in its turn. */
function aroundEquals(
  order: readonly number[],
  { targets }: AssignmentProblem,
  subject: number,
  place: "before" | "behind",
): number[] {
  const isEqual = (index: number) => targets[index]?.priority === targets[subject]?.priority;
  const equals = order.filter((index) => isEqual(index) && index !== subject);
  const turn = place === "before" ? [subject, ...equals] : [...equals, subject];
  const start = order.findIndex(isEqual);
  return [...order.slice(0, start), ...turn, ...order.slice(start + turn.length)];
}
