import type { Combat } from "../combat/combat.js";
import type { AssignmentEntryInput } from "../combat/input.js";
import { muster, type Muster } from "../combat/muster.js";
import { orderWarnings } from "../combat/warnings.js";
import type { EngineProblem, Path } from "../problem.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import type { Side } from "../vocabulary.js";
import type { EngineWarning } from "../warning.js";
import { judgeAssignment } from "./legality.js";
import { explainQuestion } from "./list-assignments.js";
import { nearestAssignment } from "./nearest.js";
import { assignmentProblem, byUnit, type Amounts, type AssignmentProblem } from "./problem.js";

/** Whether an assignment is legal, every reason why not, and the nearest legal one. */
export interface CheckedAssignment {
  readonly problem: AssignmentProblem;
  readonly legal: boolean;
  readonly amounts: Amounts;
  readonly problems: readonly EngineProblem[];
  /** null if the assignment is legal. */
  readonly nearest: Amounts | null;
  readonly steps: readonly EngineStep[];
  readonly warnings: readonly EngineWarning[];
}

/**
 * Checks the assignment of a side, which is stated at `path`; whatever integers and ids it holds, the answer is a
 * judgement, never an error.
 */
export function checkAssignment(
  combat: Combat,
  side: Side,
  entries: readonly AssignmentEntryInput[],
  path: Path = ["assignment"],
): CheckedAssignment {
  const mustered = muster(combat);
  const problem = assignmentProblem(mustered, side);
  const { amounts, problems } = judgeAssignment(mustered, problem, entries, path);
  const legal = problems.length === 0;
  return {
    problem,
    legal,
    amounts,
    problems,
    nearest: legal ? null : nearestAssignment(problem, amounts),
    steps: [
      ...explainQuestion(mustered, problem),
      step(
        "assignment-judged",
        { side, legal, amounts: byUnit(problem, amounts), problems: problems.length },
        judgingRules(problem, mustered),
      ),
    ],
    warnings: orderWarnings(mustered),
  };
}

/** What an assignment is measured by: without a damage step or a target to damage, less than usual. */
function judgingRules({ supply }: AssignmentProblem, { damageStep }: Muster): Rules {
  if (!damageStep) return ["damage-step.gate"];
  if (supply === "nothing") return ["assign.whole-total", "assign.exempt"];
  return ["assign.whole-total", "assign.lethal-first", "assign.no-overkill"];
}
