import type { EngineProblem, Path } from "../../problem.js";
import type { BoardUnitInput, EffectInput } from "../input.js";
import { newUnitProblems } from "../read/new-unit.js";
import { placeProblems, repeatedUnits, unknownPlayer, unknownUnits, type Known } from "./known.js";

/** Everything that effects name and that is not on the board; a unit that an effect creates is known to the next ones. */
export function effectNameProblems(known: Known, effects: readonly EffectInput[], path: Path): EngineProblem[] {
  const created = effects.map(({ unit }) => unit?.id);
  return effects.flatMap((effect, index) => {
    const earlier = created.slice(0, index).filter((id) => id != null);
    return namesOf(withUnits(known, earlier), effect, [...path, index]);
  });
}

function withUnits(known: Known, created: readonly string[]): Known {
  return known.units === null || created.length === 0 ? known : { ...known, units: [...known.units, ...created] };
}

function namesOf(known: Known, { units, to, player, opponent, unit }: EffectInput, path: Path): EngineProblem[] {
  return [
    ...unknownUnits(known, units, [...path, "units"]),
    ...repeatedUnits(units ?? [], [...path, "units"]),
    ...(to == null ? [] : placeProblems(known, to, [...path, "to"])),
    ...unknownPlayer(known, player, [...path, "player"]),
    ...unknownPlayer(known, opponent, [...path, "opponent"]),
    ...(unit == null ? [] : createdUnitProblems(known, unit, [...path, "unit"])),
  ];
}

function createdUnitProblems(known: Known, unit: BoardUnitInput, path: Path): EngineProblem[] {
  return [
    ...unknownPlayer(known, unit.owner, [...path, "owner"]),
    ...unknownPlayer(known, unit.controller, [...path, "controller"]),
    ...newUnitProblems(unit, unit.id ?? unit.name ?? String(unit.might), path),
  ];
}
