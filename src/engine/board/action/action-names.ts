import type { EngineProblem, Path } from "../../problem.js";
import type { Board } from "../board.js";
import type { ActionInput, TriggeredAbilityInput } from "../input.js";
import { effectNameProblems } from "../names/effect-names.js";
import {
  placeProblems,
  repeatedUnits,
  unknownBattlefield,
  unknownPlayer,
  unknownUnits,
  type Known,
} from "../names/known.js";

/** Everything that an action names and that is not on the board, or is named twice where once is enough. */
export function actionNameProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  const { player, units, to, together, unit, chooses, effects, abilities, battlefield } = action;
  const known = namesOn(board);
  const withNew = withUnit(known, unit);
  const legs = together ?? [];
  const moving = [...(units ?? []), ...legs.flatMap((leg) => leg.units)];
  return [
    ...unknownPlayer(known, player, [...path, "player"]),
    ...unknownUnits(known, units, [...path, "units"]),
    ...legs.flatMap((leg, index) => [
      ...unknownUnits(known, leg.units, [...path, "together", index, "units"]),
      ...placeProblems(known, leg.to, [...path, "together", index, "to"]),
    ]),
    ...repeatedUnits(moving, [...path, "units"]),
    ...(to == null ? [] : placeProblems(known, to, [...path, "to"])),
    ...unknownPlayer(known, unit?.owner, [...path, "unit", "owner"]),
    ...unknownPlayer(known, unit?.controller, [...path, "unit", "controller"]),
    ...unknownUnits(known, chooses, [...path, "chooses"]),
    ...unknownBattlefield(known, battlefield, [...path, "battlefield"]),
    ...effectNameProblems(known, effects ?? [], [...path, "effects"]),
    ...(abilities ?? []).flatMap((ability, index) => abilityNames(withNew, ability, [...path, "abilities", index])),
  ];
}

/** The unit that is played is known to the abilities that trigger by that. */
function withUnit(known: Known, unit: ActionInput["unit"]): Known {
  return unit?.id == null ? known : { ...known, units: [...(known.units ?? []), unit.id] };
}

function namesOn({ players, battlefields, units }: Board): Known {
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return { players: idsOf(players), battlefields: idsOf(battlefields), units: idsOf(units) };
}

function abilityNames(known: Known, ability: TriggeredAbilityInput, path: Path): EngineProblem[] {
  const { player, unit, disarms, chooses, effects } = ability;
  return [
    ...(unit == null ? [] : unknownUnits(known, [unit], [...path, "unit"])),
    ...unknownPlayer(known, player, [...path, "player"]),
    ...unknownUnits(known, disarms == null ? [] : [disarms], [...path, "disarms"]),
    ...unknownUnits(known, chooses, [...path, "chooses"]),
    ...effectNameProblems(known, effects ?? [], [...path, "effects"]),
  ];
}
