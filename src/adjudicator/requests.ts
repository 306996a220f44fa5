import type { RequestOf } from "../contract/index.js";

/** The positions that requests state, as the contract has them. */
export type CombatRequest = NonNullable<RequestOf<"legalAssignments">["combat"]>;
export type StateRequest = NonNullable<RequestOf<"resolveCombat">["state"]>;
export type UnitRequest = CombatRequest["attacker"]["units"][number];
