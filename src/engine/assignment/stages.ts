import type { Priority } from "../vocabulary.js";
import type { AssignmentProblem, Target } from "./problem.js";

/**
 * What a stage allows a target to get: all that it needs, nothing, either ("whole"), or either or a part of
 * it ("open"). At most one open target gets a part.
 */
export type Allowance = "full" | "zero" | "whole" | "open";

/** What a target can get in one assignment. */
export type Share = "full" | "zero" | "part";

/**
 * One stage of handing out damage that does not suffice for all. `sign` is -1 for what two stages share, so
 * that the signed sum over all stages counts every legal assignment once.
 */
export interface Stage {
  readonly sign: 1 | -1;
  readonly allowances: readonly Allowance[];
}

/** Whether the stage of a table lets the target at `index` get all that it needs, or nothing, or a part. */
export function allows({ stage: { allowances } }: { readonly stage: Stage }, index: number, share: Share): boolean {
  const allowance = allowances[index];
  return allowance === "open" || allowance === share || (allowance === "whole" && share !== "part");
}

type Plan = Readonly<Record<Priority, Allowance>>;

/** While Tanks are served; units with both keywords may be served among them. @rule tank.first */
const SERVING_TANKS: Plan = { first: "open", normal: "zero", last: "zero", "first-or-last": "open" };
/** While plain units are served; a unit with both keywords was served wholly before, or comes after. @rule assign.contradiction */
const SERVING_PLAIN: Plan = { first: "full", normal: "open", last: "zero", "first-or-last": "whole" };
/** While Backline units are served, and units with both keywords that were left for last. @rule backline.last */
const SERVING_BACKLINE: Plan = { first: "full", normal: "full", last: "open", "first-or-last": "open" };

const TANKS_JUST_DONE: Plan = { ...SERVING_PLAIN, normal: "zero" };
const PLAIN_JUST_DONE: Plan = { ...SERVING_BACKLINE, last: "zero", "first-or-last": "whole" };
/** What the first and the last stage share where there is no plain unit between them. */
const NO_PLAIN_BETWEEN: Plan = { ...TANKS_JUST_DONE, "first-or-last": "open" };

/** The stages in which damage can run out. A legal assignment is one that at least one of them allows. */
export function openStages(problem: AssignmentProblem): Stage[] {
  return plansFor(problem)
    .open.map((plan) => stage(problem, plan, 1))
    .filter((one) => isPossible(problem, one));
}

/** The stages with a sign: the open ones, less what neighbours share. */
export function signedStages(problem: AssignmentProblem): Stage[] {
  const shared = plansFor(problem).shared.map((plan) => stage(problem, plan, -1));
  return [...openStages(problem), ...shared.filter((one) => isPossible(problem, one))];
}

function plansFor({ targets }: AssignmentProblem): {
  readonly open: readonly Plan[];
  readonly shared: readonly Plan[];
} {
  const has = new Set(targets.filter(({ exempt }) => !exempt).map(({ priority }) => priority));
  if (has.has("normal")) {
    const tanks = has.has("first") || has.has("first-or-last");
    return tanks
      ? { open: [SERVING_TANKS, SERVING_PLAIN, SERVING_BACKLINE], shared: [TANKS_JUST_DONE, PLAIN_JUST_DONE] }
      : { open: [SERVING_PLAIN, SERVING_BACKLINE], shared: [PLAIN_JUST_DONE] };
  }
  if (has.has("first") && has.has("last"))
    return { open: [SERVING_TANKS, SERVING_BACKLINE], shared: [NO_PLAIN_BETWEEN] };
  return { open: [has.has("first") ? SERVING_TANKS : SERVING_BACKLINE], shared: [] };
}

function stage({ targets }: AssignmentProblem, plan: Plan, sign: 1 | -1): Stage {
  return { sign, allowances: targets.map((target) => (target.exempt ? "zero" : plan[target.priority])) };
}

/** Whether the pool lies between the least and the most that a stage can take. */
function isPossible({ targets, pool }: AssignmentProblem, { allowances }: Stage): boolean {
  return fixedNeeds(targets, allowances) <= pool && pool <= mostNeeds(targets, allowances);
}

/** What the targets that must be served in full need together. */
export function fixedNeeds(targets: readonly Target[], allowances: readonly Allowance[]): number {
  return targets.reduce((sum, { needs }, index) => (allowances[index] === "full" ? sum + needs : sum), 0);
}

function mostNeeds(targets: readonly Target[], allowances: readonly Allowance[]): number {
  return targets.reduce((sum, { needs }, index) => (allowances[index] === "zero" ? sum : sum + needs), 0);
}
