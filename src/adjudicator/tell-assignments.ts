import type { z } from "zod";
import type { AnswerOf, amount, deathSet, legalAssignment, pageInfo, target, unitFate } from "../contract/index.js";
import {
  deathsOf,
  type Amounts,
  type AssignmentList,
  type AssignmentProblem,
  type CheckedAssignment,
  type DeathSet,
  type Page,
  type Target,
  type TargetFate,
} from "../engine/index.js";
import { tellParts, tellProblem, tellStep, tellWarning, type Speech } from "./speech.js";

type AmountOut = z.infer<typeof amount>;

/** Amounts in target order, with the names of the targets. */
export function tellAmounts({ targets }: AssignmentProblem, amounts: Amounts, { names }: Speech): AmountOut[] {
  return targets.map(({ combatant }, index) => {
    const { id } = combatant.unit;
    return { unit: id, name: names.unit(id), amount: amounts[index] as number };
  });
}

function idAt({ targets }: AssignmentProblem, index: number): string {
  return (targets[index] as Target).combatant.unit.id;
}

function tellDeaths(problem: AssignmentProblem, amounts: Amounts): string[] {
  return deathsOf(problem, amounts).map((index) => idAt(problem, index));
}

/** The answer to `legalAssignments`. */
export function tellAssignmentList(list: AssignmentList, speech: Speech): AnswerOf<"legalAssignments"> {
  const { problem } = list;
  return {
    edition: speech.edition,
    side: problem.side,
    summary: speech.messages.summary.assignmentList(list, speech.names),
    pool: { total: list.pool.total, parts: tellParts(list.pool.parts, speech.names) },
    targets: problem.targets.map((one) => tellTarget(one, speech)),
    excess: list.excess,
    count: String(list.count),
    deathSetCount: String(list.deathSetCount),
    fates: list.fates.map((fate, index) => tellFate(problem, fate, index, speech)),
    assignments: tellPage(list.assignments, (amounts) => tellAssignment(problem, amounts, speech)),
    deathSets: tellPage(list.deathSets, (set) => tellDeathSet(problem, set, speech)),
    steps: list.steps.map((step) => tellStep(step, speech)),
    warnings: list.warnings.map((warning) => tellWarning(warning, speech)),
  };
}

function tellTarget({ combatant, needs, priority, exempt }: Target, { names }: Speech): z.infer<typeof target> {
  const { unit, might } = combatant;
  return {
    unit: unit.id,
    name: names.unit(unit.id),
    might: { total: might.total, parts: tellParts(might.parts, names) },
    damage: unit.markedDamage,
    needs: exempt || needs === Infinity ? null : needs,
    priority: exempt ? null : priority,
    exempt,
  };
}

function tellFate(
  problem: AssignmentProblem,
  { fate, whenDies, whenSurvives }: TargetFate,
  index: number,
  speech: Speech,
): z.infer<typeof unitFate> {
  const unit = idAt(problem, index);
  return {
    unit,
    name: speech.names.unit(unit),
    fate,
    whenDies: whenDies && tellAmounts(problem, whenDies, speech),
    whenSurvives: whenSurvives && tellAmounts(problem, whenSurvives, speech),
  };
}

function tellPage<In, Out>(
  { nodes, hasNextPage, endCursor }: Page<In>,
  tell: (node: In) => Out,
): { nodes: Out[]; pageInfo: z.infer<typeof pageInfo> } {
  return { nodes: nodes.map(tell), pageInfo: { hasNextPage, endCursor } };
}

function tellAssignment(problem: AssignmentProblem, amounts: Amounts, speech: Speech): z.infer<typeof legalAssignment> {
  return { amounts: tellAmounts(problem, amounts, speech), deaths: tellDeaths(problem, amounts) };
}

function tellDeathSet(
  problem: AssignmentProblem,
  { deaths, example }: DeathSet,
  speech: Speech,
): z.infer<typeof deathSet> {
  const ids = problem.targets.map(({ combatant }) => combatant.unit.id);
  return {
    deaths: ids.filter((_id, index) => deaths.includes(index)),
    survivors: ids.filter((_id, index) => !deaths.includes(index)),
    example: tellAmounts(problem, example, speech),
  };
}

/** The answer to `checkAssignment`. */
export function tellCheckedAssignment(checked: CheckedAssignment, speech: Speech): AnswerOf<"checkAssignment"> {
  const { problem, legal, nearest } = checked;
  const problems = checked.problems.map((one) => tellProblem(one, speech));
  return {
    edition: speech.edition,
    side: problem.side,
    legal,
    summary: speech.messages.summary.checkedAssignment(
      checked,
      problems.map(({ message }) => message),
      speech.names,
    ),
    problems,
    nearest: nearest && tellAssignment(problem, nearest, speech),
    steps: checked.steps.map((step) => tellStep(step, speech)),
    warnings: checked.warnings.map((warning) => tellWarning(warning, speech)),
  };
}
