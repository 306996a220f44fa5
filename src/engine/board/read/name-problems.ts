import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { BoardInput, BoardUnitInput } from "../input.js";
import { effectNameProblems } from "../names/effect-names.js";
import { unknownUnits, type Known } from "../names/known.js";
import { battlefieldIds } from "./read-battlefields.js";
import { boardUnitIds } from "./unit-ids.js";

/** A name that the input uses, and where. */
type Use = readonly [Id | null | undefined, Path];

/** Every player and battlefield that is meant but is not there, or is there twice, and every unit of nobody. */
export function nameProblems(input: BoardInput, path: Path): EngineProblem[] {
  const players = input.players.map(({ id }) => id);
  const battlefields = battlefieldIds(input);
  return [
    ...repeated(battlefields).map((index) =>
      problem("board/duplicate-battlefield", [...path, "battlefields", index, "id"], {
        battlefield: battlefields[index] as Id,
      }),
    ),
    ...unknownPlayers(input, players, path),
    ...unknownBattlefields(input, battlefields, path),
    ...ownerless(input, battlefields, path),
    ...chainProblems(input, { players, battlefields, units: null }, [...path, "chain", "items"]),
    ...foughtProblems(input, { players, battlefields, units: unitsIn(input) }, [...path, "showdown", "combat"]),
  ];
}

/** The places at which a name stands for the second time or more. */
export function repeated(names: readonly Id[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}

function unknownPlayers(input: BoardInput, known: readonly Id[], path: Path): EngineProblem[] {
  return [...tableUses(input, path), ...fightUses(input, path), ...unitUses(input, path)]
    .filter(([player]) => player != null && !known.includes(player))
    .map(([player, at]) => problem("board/unknown-player", at, { player: player as Id, known }));
}

function tableUses(
  { turnPlayer, winner, battlefields, bases, scoreRecord, scoringStep }: BoardInput,
  path: Path,
): Use[] {
  return [
    [turnPlayer, [...path, "turnPlayer"]],
    [winner, [...path, "winner"]],
    ...battlefields.flatMap(({ controller, contestedBy }, index): Use[] => [
      [controller, [...path, "battlefields", index, "controller"]],
      [contestedBy, [...path, "battlefields", index, "contestedBy"]],
    ]),
    ...(bases ?? []).map(({ player }, index): Use => [player, [...path, "bases", index, "player"]]),
    ...(scoreRecord ?? []).map(({ player }, index): Use => [player, [...path, "scoreRecord", index, "player"]]),
    ...(scoringStep?.occupied ?? []).map(({ player }, index): Use => [
      player,
      [...path, "scoringStep", "occupied", index, "player"],
    ]),
  ];
}

function fightUses({ showdown, chain }: BoardInput, path: Path): Use[] {
  const combat = showdown?.combat;
  const at = [...path, "showdown"];
  return [
    [showdown?.focus, [...at, "focus"]],
    [combat?.attacker, [...at, "combat", "attacker"]],
    [combat?.defender, [...at, "combat", "defender"]],
    [chain?.priority, [...path, "chain", "priority"]],
    ...(chain?.items ?? []).map(({ player }, index): Use => [player, [...path, "chain", "items", index, "player"]]),
  ];
}

function unitUses({ battlefields, bases }: BoardInput, path: Path): Use[] {
  const uses = (units: readonly BoardUnitInput[], at: Path) =>
    units.flatMap(({ controller, owner }, index): Use[] => [
      [controller, [...at, "units", index, "controller"]],
      [owner, [...at, "units", index, "owner"]],
    ]);
  return [
    ...battlefields.flatMap(({ units }, index) => uses(units ?? [], [...path, "battlefields", index])),
    ...(bases ?? []).flatMap(({ units }, index) => uses(units, [...path, "bases", index])),
  ];
}

function unknownBattlefields({ showdown, scoringStep }: BoardInput, known: readonly Id[], path: Path): EngineProblem[] {
  const at = [...path, "scoringStep"];
  const uses: Use[] = [
    [showdown?.battlefield, [...path, "showdown", "battlefield"]],
    ...(scoringStep?.controlledByTeammate ?? []).map((id, index): Use => [id, [...at, "controlledByTeammate", index]]),
    ...(scoringStep?.occupied ?? []).map(({ battlefield }, index): Use => [
      battlefield,
      [...at, "occupied", index, "battlefield"],
    ]),
  ];
  return uses
    .filter(([battlefield]) => battlefield != null && !known.includes(battlefield))
    .map(([battlefield, place]) =>
      problem("board/unknown-battlefield", place, { battlefield: battlefield as Id, known }),
    );
}

/** A unit at a battlefield that nobody controls by the input must say whose it is. */
function ownerless(input: BoardInput, battlefields: readonly Id[], path: Path): EngineProblem[] {
  const ids = boardUnitIds(input).battlefields;
  return input.battlefields.flatMap(({ units, controller }, place) =>
    (units ?? []).flatMap((unit, index) =>
      (unit.controller ?? controller) == null
        ? [
            problem("board/no-controller", [...path, "battlefields", place, "units", index, "controller"], {
              unit: ids[place]?.[index] as Id,
              battlefield: battlefields[place] as Id,
            }),
          ]
        : [],
    ),
  );
}

/** What items on the Chain name must be there, but for units: they may have left since. */
function chainProblems({ chain }: BoardInput, known: Known, path: Path): EngineProblem[] {
  return (chain?.items ?? []).flatMap(({ effects }, index) =>
    effectNameProblems(known, effects ?? [], [...path, index, "effects"]),
  );
}

function foughtProblems({ showdown }: BoardInput, known: Known, path: Path): EngineProblem[] {
  const { haveAttacked, haveDefended, disarms } = showdown?.combat ?? {};
  return [
    ...unknownUnits(known, haveAttacked, [...path, "haveAttacked"]),
    ...unknownUnits(known, haveDefended, [...path, "haveDefended"]),
    ...unknownUnits(known, disarms, [...path, "disarms"]),
  ];
}

function unitsIn(input: BoardInput): Id[] {
  const { battlefields, bases } = boardUnitIds(input);
  return [...battlefields, ...bases].flat();
}
