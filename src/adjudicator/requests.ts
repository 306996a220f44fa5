import type { RequestOf } from "../contract/index.js";

/** The positions that requests state, as the contract has them. */
export type CombatRequest = NonNullable<RequestOf<"legalAssignments">["combat"]>;
export type StateRequest = NonNullable<RequestOf<"resolveCombat">["state"]>;
export type UnitRequest = CombatRequest["attacker"]["units"][number];

/** The boards that requests state, what is done on them, and what these are made of. */
export type BoardRequest = NonNullable<RequestOf<"advance">["board"]>;
export type ActionRequest = RequestOf<"advance">["action"];
export type BoardUnitRequest = NonNullable<ActionRequest["unit"]>;
export type EffectRequest = NonNullable<ActionRequest["effects"]>[number];
