import { firstAssignment, type AssignmentOrder } from "./order.js";
import { deathsOf, type AssignmentProblem, type Target } from "./problem.js";
import type { ScarceOrder } from "./scarce-order.js";
import { completions, wholeBetween, type StageTable } from "./stage-table.js";
import { allows } from "./stages.js";

/** Targets that die together, by index, and the first legal assignment with just these deaths. */
export interface DeathSet {
  readonly deaths: readonly number[];
  readonly example: readonly number[];
}

/** Which targets die, in target order. */
type Dying = readonly boolean[];

/**
 * The sets of targets that can die, in one fixed order: by target, those in which it dies first. The list
 * starts behind `after`, a set of an earlier page, and is lazy: each set costs O(targets).
 */
export function deathSetsAfter(order: AssignmentOrder, after: Dying | null): Iterable<DeathSet> {
  if (order.scarce) return scarceDeathSets(order.scarce, after);
  if (after !== null) return [];
  const example = firstAssignment(order);
  return [{ deaths: deathsOf(order.problem, example), example }];
}

/** A stage that the choices so far fit into, and the most that an open target needs that was left alive. */
interface Way {
  readonly table: StageTable;
  readonly greatestSpared: number;
}

interface Choices {
  readonly left: number;
  readonly dying: Dying;
  readonly ways: readonly Way[];
}

function* scarceDeathSets({ problem, tables }: ScarceOrder, after: Dying | null): Generator<DeathSet> {
  const ways = tables.filter(({ stage }) => stage.sign === 1).map((table) => ({ table, greatestSpared: 0 }));
  yield* complete({ left: problem.pool, dying: [], ways }, after);

  function* complete(choices: Choices, behind: Dying | null): Generator<DeathSet> {
    const index = choices.dying.length;
    if (index === problem.targets.length) {
      if (behind === null) yield { deaths: indicesOf(choices.dying), example: firstWith(problem, choices) };
      return;
    }
    const wasDying = behind?.[index];
    if (wasDying !== false) {
      const killed = kill(problem, choices, index);
      if (killed) yield* complete(killed, behind);
    }
    const spared = spare(problem, choices, index);
    if (spared) yield* complete(spared, wasDying === false ? behind : null);
  }
}

function kill({ targets }: AssignmentProblem, { left, dying, ways }: Choices, index: number): Choices | null {
  const { needs } = targets[index] as Target;
  const rest = left - needs;
  if (!(rest >= 0)) return null;
  const fitting = ways.filter((way) => allows(way.table, index, "full") && leadsOn(way, index + 1, rest));
  return fitting.length > 0 ? { left: rest, dying: [...dying, true], ways: fitting } : null;
}

function spare({ targets }: AssignmentProblem, { left, dying, ways }: Choices, index: number): Choices | null {
  const { needs } = targets[index] as Target;
  const fitting = ways
    .filter(({ table }) => allows(table, index, "zero"))
    .map(({ table, greatestSpared }) => ({
      table,
      greatestSpared: allows(table, index, "part") ? Math.max(greatestSpared, needs) : greatestSpared,
    }))
    .filter((way) => leadsOn(way, index + 1, left));
  return fitting.length > 0 ? { left, dying: [...dying, false], ways: fitting } : null;
}

/** Whether the later targets can take what is left, wholly or up to a part that a spared or a later target gets. */
function leadsOn({ table, greatestSpared }: Way, index: number, left: number): boolean {
  if (completions(table, index, left, false) > 0) return true;
  return greatestSpared > 1 && wholeBetween(table, index, Math.max(0, left - greatestSpared + 1), left - 1) > 0;
}

/** What is left goes as a part to the earliest spared target that needs more and may get it. */
function firstWith({ targets }: AssignmentProblem, { dying, left, ways }: Choices): number[] {
  const partAt =
    left === 0
      ? -1
      : targets.findIndex(
          ({ needs }, index) => !dying[index] && needs > left && ways.some(({ table }) => allows(table, index, "part")),
        );
  return targets.map(({ needs }, index) => (dying[index] ? needs : index === partAt ? left : 0));
}

function indicesOf(dying: Dying): number[] {
  return dying.flatMap((dies, index) => (dies ? [index] : []));
}
