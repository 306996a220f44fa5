import { deathSetCount } from "../assignment/death-set-count.js";
import { explainAssignment, rulesOfChoice } from "../assignment/explain.js";
import { fatesOf } from "../assignment/fates.js";
import { judgeAssignment } from "../assignment/legality.js";
import { countAssignments } from "../assignment/count.js";
import { exampleAssignment } from "../assignment/hand-out.js";
import {
  assignmentProblem,
  byUnit,
  deathsOf,
  excessOf,
  type Amounts,
  type AssignmentProblem,
} from "../assignment/problem.js";
import type { EngineProblem, Path } from "../problem.js";
import { step, type EngineStep } from "../trace.js";
import type { Choice, Fate, Id, Side } from "../vocabulary.js";
import type { AssignmentEntryInput } from "./input.js";
import type { Muster } from "./muster.js";

/** How one side assigns its damage, and what that means for its targets. */
export interface Assigning {
  readonly problem: AssignmentProblem;
  readonly choice: Choice;
  /** What each target gets; null while that is open. */
  readonly amounts: Amounts | null;
  /** A legal assignment, while the choice is open. */
  readonly example: Amounts | null;
  readonly count: bigint;
  readonly deathSetCount: number;
  /** In target order. */
  readonly fates: readonly Fate[];
  readonly excess: number;
}

/** Settles how a side assigns: as given, in the only way there is, or not at all while a choice is open. */
export function assign(
  muster: Muster,
  side: Side,
  entries: readonly AssignmentEntryInput[] | null,
  path: Path,
): { readonly assigning: Assigning; readonly problems: readonly EngineProblem[] } {
  const problem = assignmentProblem(muster, side);
  const count = countAssignments(problem);
  const judged = entries && judgeAssignment(muster, problem, entries, path);
  const sets = deathSetCount(problem);
  const choice = choiceOf(problem, entries !== null, count, sets);
  const given = judged?.amounts ?? null;
  const assigning = {
    problem,
    choice,
    ...settle(problem, choice, given),
    count,
    deathSetCount: sets,
    fates: fatesWith(problem, given),
    excess: excessOf(problem),
  };
  return { assigning, problems: judged?.problems ?? [] };
}

/** The amounts where they are settled, or legal ones as an example while a choice is open. */
function settle(
  problem: AssignmentProblem,
  choice: Choice,
  given: Amounts | null,
): { readonly amounts: Amounts | null; readonly example: Amounts | null } {
  if (problem.targets.length === 0) return { amounts: null, example: null };
  if (given) return { amounts: given, example: null };
  const example = exampleAssignment(problem);
  const open = choice === "irrelevant" || choice === "matters";
  return open ? { amounts: null, example } : { amounts: example, example: null };
}

function choiceOf({ targets, pool, supply }: AssignmentProblem, given: boolean, count: bigint, sets: number): Choice {
  if (targets.length === 0) return "none";
  if (given) return "given";
  if (pool === 0 || supply === "nothing") return "none";
  if (count === 1n) return "forced";
  return sets === 1 ? "irrelevant" : "matters";
}

function fatesWith(problem: AssignmentProblem, given: Amounts | null): Fate[] {
  if (given === null) return fatesOf(problem);
  const deaths = new Set(deathsOf(problem, given));
  return problem.targets.map((_target, index) => (deaths.has(index) ? "dies" : "survives"));
}

/** What binds the assignment of a side, and the assignment. */
export function explainAssigning(
  muster: Muster,
  { problem, choice, amounts, count, deathSetCount: sets, excess }: Assigning,
): EngineStep[] {
  const { side, pool, supply } = problem;
  const steps = explainAssignment(muster, problem);
  if (problem.targets.length === 0 || pool === 0 || supply === "nothing") return steps;
  if (amounts !== null) {
    steps.push(
      step("assignment-made", { side, choice, amounts: byUnit(problem, amounts) }, [
        "assign.whole-total",
        "assign.lethal-first",
      ]),
    );
  } else {
    const facts = { side, choice, count: String(count), deathSetCount: String(sets) };
    steps.push(step("assignment-open", facts, ["assign.whole-total", ...rulesOfChoice(problem)]));
  }
  if (excess > 0) steps.push(step("excess-measured", { side, amount: excess }, ["assign.no-overkill"], "A7"));
  return steps;
}

/** The fate of the targets of a side, by id. */
export function fatesById({ problem, fates }: Assigning): ReadonlyMap<Id, Fate> {
  return new Map(problem.targets.map(({ combatant }, index) => [combatant.unit.id, fates[index] as Fate]));
}
