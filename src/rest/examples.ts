import type { OperationName, RequestOf } from "../contract/index.js";

type CombatExample = RequestOf<"legalAssignments">["combat"];

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

/** A request for each operation, as the documents show it. The defender controls the battlefield by default. */
export const EXAMPLES: { readonly [Name in OperationName]: RequestOf<Name> } = {
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
  editions: {},
};
