import type { OperationName, RequestOf } from "../contract/index.js";

type CombatExample = NonNullable<RequestOf<"legalAssignments">["combat"]>;

/** Might 4 and 2 attack a Tank of 3 and a plain 5. */
const combat: CombatExample = {
  attacker: {
    player: "Ana",
    units: [
      { id: "a1", name: "Vanguard", might: 4 },
      { id: "a2", name: "Scout", might: 2 },
    ],
  },
  defender: {
    player: "Ben",
    units: [
      { id: "d1", name: "Wall", might: 3, keywords: { tank: true } },
      { id: "d2", name: "Champion", might: 5 },
    ],
  },
};

/** It is Ana's turn. Her Scout is in her base; Ben controls one of two battlefields with a Guard. */
const board: NonNullable<RequestOf<"advance">["board"]> = {
  turn: 3,
  turnPlayer: "Ana",
  players: [
    { id: "Ana", points: 6 },
    { id: "Ben", points: 4 },
  ],
  battlefields: [
    { id: "Harbour", controller: "Ben", units: [{ id: "b1", name: "Guard", might: 3 }] },
    { id: "Temple", controller: null, units: [] },
  ],
  bases: [{ player: "Ana", units: [{ id: "a1", name: "Scout", might: 2 }] }],
};

/** The combat as a line of notation. */
const LINE = "4,2>3T,5";

/** The board as a line of notation. */
const BOARD_LINE = "table|Ana 6,Ben 4|Harbour Ben:b1:3=Guard|Ben controls Harbour|Temple:none|base Ana:2=Scout|turn 3";

/** A request for each operation, as the documents show it. The defender controls the battlefield by default. */
export const EXAMPLES = {
  legalAssignments: { combat, side: "attacker", first: 5 },
  checkAssignment: {
    combat,
    side: "attacker",
    assignment: [
      { unit: "d1", amount: 1 },
      { unit: "d2", amount: 5 },
    ],
  },
  resolveCombat: {
    state: {
      combat,
      battlefield: { controller: "Ben" },
      players: [
        { id: "Ana", points: 6 },
        { id: "Ben", points: 4 },
      ],
      assignments: {
        attacker: [
          { unit: "d1", amount: 3 },
          { unit: "d2", amount: 3 },
        ],
      },
    },
  },
  study: { state: { combat } },
  combat: { notation: LINE },
  pending: { board },
  advance: { board, action: { kind: "move", units: ["a1"], to: { battlefield: "Harbour" } } },
  rule: { number: "467.2.c.3" },
  rules: { search: "tank", first: 2 },
  editions: {},
  keyword: { name: "tank" },
  card: { id: "OGN-054" },
  cards: { search: "jinx", first: 2 },
} as const satisfies { readonly [Name in OperationName]: RequestOf<Name> };

/** Requests that stand in a URL, of the operations that take a body as well. */
const URL_EXAMPLES: { readonly [Name in OperationName]?: RequestOf<Name> } = {
  legalAssignments: { notation: LINE, side: "attacker", first: 5 },
  checkAssignment: { notation: `${LINE}|attacker assigns 1 to d1, 5 to d2`, side: "attacker" },
  resolveCombat: { notation: LINE },
  study: { notation: LINE, versusNotation: "6,2>3T,5" },
  pending: { notation: BOARD_LINE },
};

/** The example of a request to one of the routes of an operation. */
export function exampleFor(name: OperationName, method: "get" | "post"): Readonly<Record<string, unknown>> {
  return (method === "get" ? URL_EXAMPLES[name] : undefined) ?? EXAMPLES[name];
}
