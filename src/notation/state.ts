import type { RequestOf } from "../contract/index.js";

/** What the notation stands for: the state that `resolveCombat` is asked about. */
export type State = NonNullable<RequestOf<"resolveCombat">["state"]>;
export type SideState = State["combat"]["attacker"];
export type UnitState = SideState["units"][number];
export type Replacement = NonNullable<UnitState["damageReplacements"]>[number];
export type PlayerState = NonNullable<State["players"]>[number];
export type AssignmentEntry = NonNullable<NonNullable<State["assignments"]>["attacker"]>[number];

/** What a line about the whole table stands for: the board that `pending` and `advance` are asked about. */
export type BoardState = NonNullable<RequestOf<"pending">["board"]>;
export type BoardPlayerState = BoardState["players"][number];
export type BattlefieldState = BoardState["battlefields"][number];
export type ShowdownState = NonNullable<BoardState["showdown"]>;
/** A unit on the table; one in a combat has a part of its fields. */
export type BoardUnitState = NonNullable<BattlefieldState["units"]>[number];

/** Finds cards by id, printed code or name, so that the notation needs no catalogue of its own. */
export interface CardNames {
  find(
    text: string,
  ): { readonly id: string } | { readonly suggestions: readonly string[] } | { readonly ambiguous: readonly string[] };
}
