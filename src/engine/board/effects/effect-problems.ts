import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Board } from "../board.js";
import type { EffectInput } from "../input.js";
import { closedToMoves } from "../movement/destination.js";
import { readPlace } from "../read/read-place.js";
import { findUnit, isSamePlace } from "../table/look.js";

/** Every choice of effects that is not allowed as they are stated; what becomes impossible later is skipped. */
export function effectProblems(board: Board, effects: readonly EffectInput[], path: Path): EngineProblem[] {
  return effects.flatMap((effect, index) => {
    const at = [...path, index];
    if (effect.kind === "move" && !effect.forced) return moveChoiceProblems(board, effect, at);
    return effect.kind === "change-control" ? takeoverProblems(board, effect, at) : [];
  });
}

/** A chosen destination must be another place, where the unit may be. @rule move.effect-elsewhere move.effect-limits */
function moveChoiceProblems(board: Board, { kind, units, to }: EffectInput, path: Path): EngineProblem[] {
  const place = readPlace(to ?? {});
  return (units ?? []).flatMap((id, index) => {
    const unit = findUnit(board, id);
    if (!unit) return [];
    const at = [...path, "units", index];
    if (isSamePlace(unit.place, place)) return [problem("effect/same-place", at, { unit: id, effect: kind })];
    if (place.base !== null && place.base !== unit.controller)
      return [problem("move/foreign-base", at, { unit: id, player: place.base })];
    if (place.base !== null && board.unitsCannotMoveToBase) return [problem("move/not-to-base", at, { unit: id })];
    return closedToMoves(board, unit, place, at);
  });
}

/** No choice may bring units of a third player to a battlefield. @rule combat.no-third-choice */
function takeoverProblems(board: Board, { units, player }: EffectInput, path: Path): EngineProblem[] {
  return (units ?? []).flatMap((id, index) => {
    const unit = findUnit(board, id);
    if (!unit || player == null) return [];
    const others = { ...board, units: board.units.filter((one) => one.id !== id) };
    return closedToMoves(others, { id, controller: player }, unit.place, [...path, "units", index]);
  });
}
