import { idFaults, nameFaults, pathText, type ShapeProblem, type TextFault } from "../../../contract/index.js";
import { BOUNDS, SIDES } from "../../../engine/index.js";
import type { SideState, State, UnitState } from "./state.js";
import { rangeOf, type Range } from "./unit-change.js";

type PlayerState = NonNullable<State["players"]>[number];
type AssignmentEntry = NonNullable<NonNullable<State["assignments"]>["attacker"]>[number];

type Measured = readonly [field: string, amount: number | null | undefined, range: Range];

const FROM_ZERO = (max: number): Range => ({ min: 0, max });

/**
 * What in a position is beyond what the engine works with. An address can hold any number, and the engine's
 * promise to be quick holds within its bounds.
 */
export function outOfBounds(state: State): ShapeProblem[] {
  const { players = [], game } = state;
  return [
    ...SIDES.flatMap((side) => sideProblems(state.combat[side], ["combat", side])),
    ...contextNames(state),
    ...tooMany(["players"], players?.length ?? 0, BOUNDS.players),
    ...(players ?? []).flatMap(({ points, scoredThisTurn }, index) => [
      ...measured(["players", index], [["points", points, FROM_ZERO(BOUNDS.pointsMax)]]),
      ...tooMany(["players", index, "scoredThisTurn"], scoredThisTurn?.length ?? 0, BOUNDS.battlefields),
    ]),
    ...measured(
      ["game"],
      [
        ["victoryScore", game?.victoryScore, { min: 1, max: BOUNDS.pointsMax }],
        ["battlefieldCount", game?.battlefieldCount, { min: 1, max: BOUNDS.battlefields }],
      ],
    ),
    ...SIDES.flatMap((side) => assignmentProblems(state.assignments?.[side] ?? [], ["assignments", side])),
  ];
}

function sideProblems({ units }: SideState, path: readonly PropertyKey[]): ShapeProblem[] {
  return [
    ...tooMany([...path, "units"], units.length, BOUNDS.unitsPerSide),
    ...units.flatMap((unit, index) => unitProblems(unit, [...path, "units", index])),
  ];
}

function unitProblems(unit: UnitState, path: readonly PropertyKey[]): ShapeProblem[] {
  const { might, mightModifier, damage, keywords, damageReplacements } = unit;
  return [
    ...measured(path, [
      ["might", might, rangeOf("might")],
      ["mightModifier", mightModifier, rangeOf("mightModifier")],
      ["damage", damage, rangeOf("damage")],
      ["keywords.assault", keywords?.assault, rangeOf("assault")],
      ["keywords.shield", keywords?.shield, rangeOf("shield")],
      ...(damageReplacements ?? []).map(({ amount }, index): Measured => [
        `damageReplacements[${index}].amount`,
        amount,
        rangeOf("prevent"),
      ]),
    ]),
    ...tooMany([...path, "damageReplacements"], damageReplacements?.length ?? 0, BOUNDS.replacementsPerUnit),
    ...identified([...path, "id"], unit.id),
    ...named([...path, "name"], unit.name),
  ];
}

function assignmentProblems(entries: readonly AssignmentEntry[], path: readonly PropertyKey[]): ShapeProblem[] {
  return [
    ...tooMany(path, entries.length, BOUNDS.assignmentEntries),
    ...entries.flatMap(({ unit }, index) => identified([...path, index, "unit"], unit)),
  ];
}

function measured(path: readonly PropertyKey[], fields: readonly Measured[]): ShapeProblem[] {
  return fields.flatMap(([field, amount, { min, max }]): ShapeProblem[] => {
    if (amount == null || (amount >= min && amount <= max)) return [];
    const limit = amount < min ? { min } : { max };
    return [{ code: "shape/out-of-range", path: pathText([...path, field]), amount, limit }];
  });
}

function tooMany(path: readonly PropertyKey[], amount: number, max: number): ShapeProblem[] {
  return amount <= max ? [] : [{ code: "shape/too-many", path: pathText(path), amount, limit: { max } }];
}

/** Players and battlefields are called by their ids, in notation by any text. */
function contextNames({ combat, battlefield, players }: State): ShapeProblem[] {
  const { id, controller, contestedBy } = battlefield ?? {};
  return [
    ...SIDES.flatMap((side) => identified(["combat", side, "player"], combat[side].player)),
    ...identified(["battlefield", "id"], id),
    ...identified(["battlefield", "controller"], controller),
    ...identified(["battlefield", "contestedBy"], contestedBy),
    ...(players ?? []).flatMap((player, index) => playerNames(player, ["players", index])),
  ];
}

function playerNames({ id, scoredThisTurn, team }: PlayerState, path: readonly PropertyKey[]): ShapeProblem[] {
  return [
    ...identified([...path, "id"], id),
    ...(scoredThisTurn ?? []).flatMap((one, index) => identified([...path, "scoredThisTurn", index], one)),
    ...identified([...path, "team"], team),
  ];
}

function identified(path: readonly PropertyKey[], id: string | null | undefined): ShapeProblem[] {
  const max = BOUNDS.idCharacters;
  return id == null ? [] : misnamed(path, idFaults(id, max), max);
}

function named(path: readonly PropertyKey[], name: string | null | undefined): ShapeProblem[] {
  const max = BOUNDS.nameCharacters;
  return name == null ? [] : misnamed(path, nameFaults(name, max), max);
}

function misnamed(path: readonly PropertyKey[], faults: readonly TextFault[], max: number): ShapeProblem[] {
  return faults.map((fault) => ({
    code: "shape/format",
    path: pathText(path),
    fault,
    ...(fault === "too-long" && { limit: { max } }),
  }));
}
