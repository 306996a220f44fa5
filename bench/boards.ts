import type { BoardInput, BoardUnitInput, CombatInput, UnitInput } from "../src/engine/index.js";

const units = (count: number, make: (index: number) => UnitInput): UnitInput[] =>
  Array.from({ length: count }, (_, index) => make(index));
const both = { tank: true, backline: true };

/** A board of four against four with Tank, Backline, Shield and one prevention; `variant` makes each one differ. */
export function fourOnFour(variant: number): CombatInput {
  return {
    attacker: {
      player: "P1",
      units: [
        { might: 4 + (variant % 3) },
        { might: 3, keywords: { assault: 1 } },
        { might: 2 + (variant % 2) },
        { might: 1, name: `Scout ${variant}` },
      ],
    },
    defender: {
      player: "P2",
      units: [
        { might: 3, keywords: { tank: true } },
        { might: 2, keywords: { shield: 1 } },
        { might: 3 + (variant % 4), damageReplacements: [{ kind: "prevent", amount: 2 }] },
        { might: 2, keywords: { backline: true } },
      ],
    },
  };
}

/** Forty against forty with distinct needs and a pool of 4,000. */
export const fortyOnForty: CombatInput = {
  attacker: { units: units(40, () => ({ might: 100 })) },
  defender: { units: units(40, (index) => ({ might: 90 + 3 * index })) },
};

type KeywordsOf = (index: number) => NonNullable<UnitInput["keywords"]>;

const mixes: readonly (readonly [string, KeywordsOf])[] = [
  ["all both keywords", () => both],
  ["one plain, others both keywords", (index) => (index === 0 ? {} : both)],
  ["one of each, others both keywords", (index) => [{ tank: true }, {}, { backline: true }][index] ?? both],
  ["no keywords", () => ({})],
];

/** Forty units whose needs are distinct and near what the other side deals. */
function costly(keywordsOf: KeywordsOf, prevented: number): UnitInput[] {
  return units(40, (index) => ({
    might: 960 + index,
    keywords: keywordsOf(index),
    damageReplacements: [{ kind: "prevent", amount: prevented }],
  }));
}

/** Boards at the bounds of the input: pools near 40,000, needs distinct, keywords mixed in the ways that cost most. */
export const worstCases: readonly (readonly [string, CombatInput])[] = [500, 1000, 3000].flatMap((prevented) =>
  mixes.flatMap(([name, keywordsOf]): [string, CombatInput][] => {
    const defender = { units: costly(keywordsOf, prevented) };
    return [
      [`${name}, prevention of ${prevented}`, { attacker: { units: units(40, () => ({ might: 999 })) }, defender }],
      [`both sides: ${name}, prevention of ${prevented}`, { attacker: defender, defender }],
    ];
  }),
);

const fourPlayers = ["P1", "P2", "P3", "P4"];

function boardUnits(count: number, controller: string, variant: number): BoardUnitInput[] {
  return Array.from({ length: count }, (_, index) => ({
    controller,
    might: 1 + ((index + variant) % 6),
    ...(index % 3 === 0 && { keywords: { tank: true } }),
    ...(index % 4 === 1 && { keywords: { assault: 1, ganking: true } }),
  }));
}

/** Four players with 30 units on three battlefields and in their bases; `variant` makes each one differ. */
export function fourPlayerTable(variant: number): BoardInput {
  return {
    game: { mode: "war" },
    players: fourPlayers.map((id) => ({ id, points: variant % 6 })),
    battlefields: [
      { id: "bf1", controller: "P2", units: boardUnits(5, "P2", variant) },
      { id: "bf2", controller: "P3", units: boardUnits(5, "P3", variant) },
      { id: "bf3", controller: "P1", units: boardUnits(4, "P1", variant) },
    ],
    bases: fourPlayers.map((player) => ({ player, units: boardUnits(4, player, variant) })),
  };
}
