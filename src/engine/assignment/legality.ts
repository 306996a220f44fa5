import type { AssignmentEntryInput } from "../combat/input.js";
import type { Muster } from "../combat/muster.js";
import { problem, type EngineProblem, type Path } from "../problem.js";
import { opposing, type Id, type Side } from "../vocabulary.js";
import { orderProblems } from "./order-problems.js";
import type { Amounts, AssignmentProblem } from "./problem.js";

/** A proposed assignment: what each target gets, and every reason why it is not legal. */
export interface Judgement {
  /** In target order; entries that are no assignment to a target read as 0. */
  readonly amounts: Amounts;
  readonly problems: readonly EngineProblem[];
}

/** Judges a proposed assignment; any integers and any ids are read. @rule assign.whole-total assign.lethal-first assign.no-overkill */
export function judgeAssignment(
  muster: Muster,
  assignment: AssignmentProblem,
  entries: readonly AssignmentEntryInput[],
  path: Path,
): Judgement {
  const { amounts, faults, placeOf } = readEntries(muster, assignment, entries, path);
  const problems = [...faults, ...totalProblem(assignment, entries, path)];
  if (assignment.supply !== "nothing") problems.push(...orderProblems(assignment, amounts, placeOf));
  return { amounts, problems: inEntryOrder(problems, path) };
}

/** Puts problems in the order of the entries that they are about; those about the whole list come last. */
function inEntryOrder(problems: readonly EngineProblem[], path: Path): EngineProblem[] {
  const entryOf = (one: EngineProblem) => Number(one.path[path.length] ?? Infinity);
  return problems.toSorted((one, other) => (entryOf(one) === entryOf(other) ? 0 : entryOf(one) - entryOf(other)));
}

interface ReadEntries {
  readonly amounts: number[];
  readonly faults: EngineProblem[];
  placeOf(index: number): Path;
}

function readEntries(
  muster: Muster,
  { side, targets }: AssignmentProblem,
  entries: readonly AssignmentEntryInput[],
  path: Path,
): ReadEntries {
  const indexOf = new Map(targets.map(({ combatant }, index) => [combatant.unit.id, index]));
  const amounts = targets.map(() => 0);
  const placeAt = new Map<number, number>();
  const faults = entries.flatMap(({ unit, amount }, entry): EngineProblem[] => {
    const index = indexOf.get(unit);
    const at = [...path, entry];
    if (index === undefined) {
      const known = targets.map(({ combatant }) => combatant.unit.id);
      return [
        problem("assignment/unknown-target", [...at, "unit"], {
          unit,
          amount,
          why: whyNoTarget(muster, side, unit),
          targets: known,
        }),
      ];
    }
    if (placeAt.has(index)) return [problem("assignment/repeated-target", [...at, "unit"], { unit, amount })];
    placeAt.set(index, entry);
    if (amount < 0) return [problem("assignment/negative-amount", [...at, "amount"], { unit, amount, expected: 0 })];
    amounts[index] = amount;
    return [];
  });
  return { amounts, faults, placeOf: (index) => placeIn(path, placeAt.get(index)) };
}

/** A target that no entry names is missing from the list as a whole. */
function placeIn(path: Path, entry: number | undefined): Path {
  return entry === undefined ? path : [...path, entry, "amount"];
}

function whyNoTarget(
  { ranks, damageStep }: Muster,
  side: Side,
  id: Id,
): "unknown" | "own-side" | "dead" | "no-damage-step" {
  const isIt = ({ unit }: { unit: { id: Id } }) => unit.id === id;
  if (ranks[side].all.some(isIt)) return "own-side";
  if (ranks[opposing(side)].fallen.some(isIt)) return "dead";
  return !damageStep && ranks[opposing(side)].all.some(isIt) ? "no-damage-step" : "unknown";
}

/** All of the pool must be assigned; where no target can be dealt damage nothing need be. @rule assign.whole-total */
function totalProblem(
  { side, pool, targets, supply }: AssignmentProblem,
  entries: readonly AssignmentEntryInput[],
  path: Path,
): EngineProblem[] {
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const expected = targets.length === 0 ? 0 : pool;
  const orNothing = targets.length > 0 && supply === "nothing";
  if (amount === expected || (orNothing && amount === 0)) return [];
  return [problem("assignment/total", path, { side, amount, expected, orNothing }, orNothing ? ["assign.exempt"] : [])];
}
