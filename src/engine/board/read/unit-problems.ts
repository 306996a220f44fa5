import { replacementProblems } from "../../combat/combat.js";
import { problem, type EngineProblem, type Path } from "../../problem.js";
import { BOUNDS, type Id } from "../../vocabulary.js";
import type { Board, BoardUnit } from "../board.js";
import type { BoardInput, BoardUnitInput, UnitChangeInput } from "../input.js";
import { keywordsOf, mightModifierOf, takesNumber } from "../table/unit.js";
import { boardUnitIds } from "./unit-ids.js";

/** Everything about units that cannot be, in the order of the input. */
export function boardUnitProblems(input: BoardInput, { units }: Board, path: Path): EngineProblem[] {
  const seen = new Set<Id>();
  return placed(input, path).flatMap(({ given, id, at }, index) => {
    const repeated = seen.has(id) ? [problem("unit/duplicate-id", [...at, "id"], { unit: id })] : [];
    seen.add(id);
    return [...repeated, ...unitProblems(given, units[index] as BoardUnit, at)];
  });
}

function placed({ battlefields, bases, ...input }: BoardInput, path: Path) {
  const ids = boardUnitIds({ ...input, battlefields, bases });
  return [
    ...battlefields.flatMap(({ units }, place) =>
      (units ?? []).map((given, index) => ({
        given,
        id: ids.battlefields[place]?.[index] as Id,
        at: [...path, "battlefields", place, "units", index],
      })),
    ),
    ...(bases ?? []).flatMap(({ units }, place) =>
      units.map((given, index) => ({
        given,
        id: ids.bases[place]?.[index] as Id,
        at: [...path, "bases", place, "units", index],
      })),
    ),
  ];
}

/** What is wrong with one unit, wherever it is given. */
export function unitProblems(given: BoardUnitInput, unit: BoardUnit, path: Path): EngineProblem[] {
  const { id } = unit;
  const { ready, exhausted } = given;
  return [
    ...(ready != null && exhausted != null && ready === exhausted
      ? [problem("board/ready-and-exhausted", [...path, "ready"], { unit: id })]
      : []),
    ...mightProblems(unit, [...path, "might"]),
    ...replacementProblems(given.damageReplacements ?? [], id, [...path, "damageReplacements"]),
    ...(given.changes ?? []).flatMap((change, index) => changeProblems(change, id, [...path, "changes", index])),
  ];
}

/** The Might of a unit must stay within bounds, in whatever role it comes. */
export function mightProblems(unit: BoardUnit, path: Path): EngineProblem[] {
  const { assault, shield } = keywordsOf(unit);
  const amount = unit.printedMight + mightModifierOf(unit) + Math.max(assault, shield);
  const expected = BOUNDS.currentMightMax;
  return amount > expected ? [problem("unit/might-too-large", path, { unit: unit.id, amount, expected })] : [];
}

/** A change is of Might, or it is a keyword; a keyword that is given has a number if its kind has one. */
function changeProblems({ might, keyword, amount, lost }: UnitChangeInput, unit: Id, path: Path): EngineProblem[] {
  if ((might == null) === (keyword == null)) return [problem("board/change", path, { unit })];
  if (keyword == null) return amount == null && lost == null ? [] : [problem("board/change", path, { unit })];
  if (amount == null || (takesNumber(keyword) && !lost)) return [];
  return [problem("board/keyword-number", [...path, "amount"], { unit, keyword, takesNumber: takesNumber(keyword) })];
}
