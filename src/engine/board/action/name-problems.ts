import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import type { ActionInput, EffectInput, PlaceInput, TriggeredAbilityInput } from "../input.js";
import { readBoardUnit } from "../read/read-unit.js";
import { unitProblems } from "../read/unit-problems.js";

/** Everything that an action names and that is not on the board, or is named twice where once is enough. */
export function actionNameProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  const { player, units, to, together, unit, chooses, effects, abilities, battlefield } = action;
  const legs = together ?? [];
  const moving = [...(units ?? []), ...legs.flatMap((leg) => leg.units)];
  return [
    ...unknownPlayer(board, player, [...path, "player"]),
    ...unknownUnits(board, units, [...path, "units"]),
    ...legs.flatMap((leg, index) => [
      ...unknownUnits(board, leg.units, [...path, "together", index, "units"]),
      ...placeProblems(board, leg.to, [...path, "together", index, "to"]),
    ]),
    ...repeatedUnits(moving, [...path, "units"]),
    ...(to == null ? [] : placeProblems(board, to, [...path, "to"])),
    ...unknownPlayer(board, unit?.owner, [...path, "unit", "owner"]),
    ...unknownPlayer(board, unit?.controller, [...path, "unit", "controller"]),
    ...unknownUnits(board, chooses, [...path, "chooses"]),
    ...unknownBattlefield(board, battlefield, [...path, "battlefield"]),
    ...effectsProblems(board, effects ?? [], [...path, "effects"]),
    ...(abilities ?? []).flatMap((ability, index) => abilityProblems(board, ability, [...path, "abilities", index])),
  ];
}

function abilityProblems(board: Board, ability: TriggeredAbilityInput, path: Path): EngineProblem[] {
  const { player, disarms, chooses, effects } = ability;
  return [
    ...unknownPlayer(board, player, [...path, "player"]),
    ...unknownUnits(board, disarms == null ? [] : [disarms], [...path, "disarms"]),
    ...unknownUnits(board, chooses, [...path, "chooses"]),
    ...effectsProblems(board, effects ?? [], [...path, "effects"]),
  ];
}

function effectsProblems(board: Board, effects: readonly EffectInput[], path: Path): EngineProblem[] {
  return effects.flatMap(({ units, to, player, opponent, unit }, index) => {
    const at = [...path, index];
    return [
      ...unknownUnits(board, units, [...at, "units"]),
      ...(to == null ? [] : placeProblems(board, to, [...at, "to"])),
      ...unknownPlayer(board, player, [...at, "player"]),
      ...unknownPlayer(board, opponent, [...at, "opponent"]),
      ...unknownPlayer(board, unit?.owner, [...at, "unit", "owner"]),
      ...unknownPlayer(board, unit?.controller, [...at, "unit", "controller"]),
      ...(unit == null ? [] : newUnitProblems(board, unit, [...at, "unit"])),
    ];
  });
}

function newUnitProblems(board: Board, unit: NonNullable<EffectInput["unit"]>, path: Path): EngineProblem[] {
  const place = { battlefield: null, base: null };
  const standing = { id: unit.id ?? "", controller: unit.controller ?? board.turnPlayer, place };
  return unitProblems(unit, readBoardUnit(unit, standing), path);
}

function unknownUnits(board: Board, units: readonly Id[] | null | undefined, path: Path): EngineProblem[] {
  const known = board.units.map(({ id }) => id);
  return (units ?? []).flatMap((unit, index) =>
    known.includes(unit) ? [] : [problem("board/unknown-unit", [...path, index], { unit, known })],
  );
}

function repeatedUnits(units: readonly Id[], path: Path): EngineProblem[] {
  return [...new Set(units.filter((unit, index) => units.indexOf(unit) < index))].map((unit) =>
    problem("board/repeated-unit", path, { unit }),
  );
}

function unknownPlayer({ players }: Board, player: Id | null | undefined, path: Path): EngineProblem[] {
  const known = players.map(({ id }) => id);
  return player == null || known.includes(player) ? [] : [problem("board/unknown-player", path, { player, known })];
}

function unknownBattlefield({ battlefields }: Board, battlefield: Id | null | undefined, path: Path): EngineProblem[] {
  const known = battlefields.map(({ id }) => id);
  if (battlefield == null || known.includes(battlefield)) return [];
  return [problem("board/unknown-battlefield", path, { battlefield, known })];
}

/** A place is a battlefield or the base of a player, not both. */
function placeProblems(board: Board, { battlefield, base }: PlaceInput, path: Path): EngineProblem[] {
  if ((battlefield == null) === (base == null))
    return [problem("board/place", path, { given: base == null ? "none" : "both" })];
  return [
    ...unknownBattlefield(board, battlefield, [...path, "battlefield"]),
    ...unknownPlayer(board, base, [...path, "base"]),
  ];
}
