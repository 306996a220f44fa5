import { pathText, plainLine, type ShapeProblem } from "../../../contract/index.js";
import { BOUNDS, SIDES } from "../../../engine/index.js";
import type { SideState, State, UnitState } from "./state.js";

interface Range {
  readonly min: number;
  readonly max: number;
}

type PlayerState = NonNullable<State["players"]>[number];

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
    ...SIDES.flatMap((side) =>
      tooMany(["assignments", side], state.assignments?.[side]?.length ?? 0, BOUNDS.assignmentEntries),
    ),
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
      ["might", might, BOUNDS.might],
      ["mightModifier", mightModifier, BOUNDS.mightModifier],
      ["damage", damage, FROM_ZERO(BOUNDS.amountMax)],
      ["keywords.assault", keywords?.assault, FROM_ZERO(BOUNDS.keywordValueMax)],
      ["keywords.shield", keywords?.shield, FROM_ZERO(BOUNDS.keywordValueMax)],
      ...(damageReplacements ?? []).map(({ amount }, index): Measured => [
        `damageReplacements[${index}].amount`,
        amount,
        FROM_ZERO(BOUNDS.amountMax),
      ]),
    ]),
    ...tooMany([...path, "damageReplacements"], damageReplacements?.length ?? 0, BOUNDS.replacementsPerUnit),
    ...named([...path, "name"], unit.name, BOUNDS.nameCharacters),
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

/** What leaves no mark on a page: two ids that differ in it only would look the same. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

function identified(path: readonly PropertyKey[], id: string | null | undefined): ShapeProblem[] {
  const problems = named(path, id, BOUNDS.idCharacters);
  if (id == null || problems.length > 0 || id.search(INVISIBLE) < 0) return problems;
  return [{ code: "shape/format", path: pathText(path), fault: "unsafe-character" }];
}

/** The contract has the same rules for names. */
function named(path: readonly PropertyKey[], name: string | null | undefined, max: number): ShapeProblem[] {
  if (name == null) return [];
  const place = pathText(path);
  if ([...name].length > max) return [{ code: "shape/format", path: place, fault: "too-long", limit: { max } }];
  if (name.replace(INVISIBLE, "").trim() === "") return [{ code: "shape/format", path: place, fault: "blank" }];
  return plainLine(name) === name ? [] : [{ code: "shape/format", path: place, fault: "unsafe-character" }];
}
