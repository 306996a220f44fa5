import type { Combat } from "../combat/combat.js";
import { explainMuster, explainPool } from "../combat/explain-muster.js";
import { muster, type Muster } from "../combat/muster.js";
import { orderWarnings } from "../combat/warnings.js";
import { failed, ok, type Result } from "../result.js";
import { step, type EngineStep, type Rules, type Tally } from "../trace.js";
import type { Side } from "../vocabulary.js";
import type { EngineWarning } from "../warning.js";
import { readCursor, writeCursor, type Cursor } from "./cursor.js";
import { deathSetCount } from "./death-set-count.js";
import { deathSetsAfter, type DeathSet } from "./death-sets.js";
import { explainAssignment, rulesOfChoice } from "./explain.js";
import { targetFates, type TargetFate } from "./fates.js";
import { assignmentOrder, type AssignmentOrder } from "./order.js";
import { assignmentProblem, excessOf, type Amounts, type AssignmentProblem } from "./problem.js";

/** Which part of the lists is wanted: at most `first` items behind the cursor `after`, which belongs to one of them. */
export interface PageRequest {
  readonly first: number;
  readonly after: string | null;
}

export interface Page<T> {
  readonly nodes: readonly T[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Everything about how one side may assign its damage. */
export interface AssignmentList {
  readonly problem: AssignmentProblem;
  readonly pool: Tally;
  readonly excess: number;
  readonly count: bigint;
  readonly deathSetCount: number;
  /** In target order. */
  readonly fates: readonly TargetFate[];
  readonly assignments: Page<Amounts>;
  readonly deathSets: Page<DeathSet>;
  readonly steps: readonly EngineStep[];
  readonly warnings: readonly EngineWarning[];
}

/** Lists, counts and explains the legal assignments of a side; a cursor that does not fit is a problem. */
export function listAssignments(combat: Combat, side: Side, { first, after }: PageRequest): Result<AssignmentList> {
  const mustered = muster(combat);
  const problem = assignmentProblem(mustered, side);
  const cursor = after === null ? ok(null) : readCursor(after, problem);
  if (!cursor.ok) return failed(cursor.problems);
  const order = assignmentOrder(problem);
  const sets = deathSetCount(problem);
  return ok({
    problem,
    pool: mustered.ranks[side].pool,
    excess: excessOf(problem),
    count: order.count,
    deathSetCount: sets,
    fates: targetFates(problem),
    assignments: assignmentPage(order, first, cursor.value),
    deathSets: deathSetPage(order, first, cursor.value),
    steps: [...explainQuestion(mustered, problem), ...countedStep(problem, order.count, sets)],
    warnings: orderWarnings(mustered),
  });
}

/** The steps that a question about the assignment of one side begins with. */
export function explainQuestion(mustered: Muster, problem: AssignmentProblem): EngineStep[] {
  const { side } = problem;
  return [
    ...explainMuster(mustered),
    ...(mustered.damageStep ? explainPool(mustered.ranks[side], side) : []),
    ...explainAssignment(mustered, problem),
  ];
}

function countedStep(problem: AssignmentProblem, count: bigint, sets: number): EngineStep[] {
  const { side, targets } = problem;
  if (targets.length === 0) return [];
  const facts = { side, count: String(count), deathSetCount: String(sets) };
  const rules: Rules = count > 1n ? ["assign.whole-total", ...rulesOfChoice(problem)] : ["assign.whole-total"];
  return [step("assignments-counted", facts, rules)];
}

function assignmentPage(order: AssignmentOrder, first: number, cursor: Cursor | null): Page<Amounts> {
  const from = cursor?.list === "assignments" ? cursor.position + 1n : 0n;
  const nodes = order.page(from, first);
  const end = from + BigInt(nodes.length);
  return {
    nodes,
    hasNextPage: end < order.count,
    endCursor: nodes.length === 0 ? null : writeCursor({ list: "assignments", position: end - 1n }, order.problem),
  };
}

function deathSetPage(order: AssignmentOrder, first: number, cursor: Cursor | null): Page<DeathSet> {
  const { problem } = order;
  const sets = deathSetsAfter(order, cursor?.list === "death-sets" ? cursor.dying : null);
  const nodes: DeathSet[] = [];
  let hasNextPage = false;
  for (const set of sets) {
    if (nodes.length === first) {
      hasNextPage = true;
      break;
    }
    nodes.push(set);
  }
  const last = nodes.at(-1);
  const dying = problem.targets.map((_target, index) => last?.deaths.includes(index) ?? false);
  return { nodes, hasNextPage, endCursor: last ? writeCursor({ list: "death-sets", dying }, problem) : null };
}
