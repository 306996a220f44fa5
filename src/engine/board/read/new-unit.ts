import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { BoardUnitInput } from "../input.js";
import { readBoardUnit } from "./read-unit.js";
import { unitProblems } from "./unit-problems.js";

/** A unit that comes onto the board: exhausted, unless it is said to be ready. @rule unit.enters-exhausted */
export function asNew(input: BoardUnitInput): BoardUnitInput {
  return { ...input, ready: input.ready ?? input.exhausted === false, exhausted: null };
}

const NOWHERE = { battlefield: null, base: null };

/** What is wrong with a unit of this id that is to come onto the board, wherever and whosever. @rule board.leaving-resets */
export function newUnitProblems(given: BoardUnitInput, unit: Id, path: Path): EngineProblem[] {
  const read = readBoardUnit(given, { id: unit, controller: given.controller ?? "", place: NOWHERE });
  return [...marks(given, unit, path), ...unitProblems(given, read, path)];
}

/** What comes onto the board is a new object, on which nothing has been done. */
function marks({ damage, stunned, changes }: BoardUnitInput, unit: string, path: Path): EngineProblem[] {
  const found = [
    ...(damage != null && damage > 0 ? (["damage"] as const) : []),
    ...(stunned ? (["stunned"] as const) : []),
    ...(changes?.length ? (["changes"] as const) : []),
  ];
  return found.map((field) => problem("unit/not-new", [...path, field], { unit, field }));
}
