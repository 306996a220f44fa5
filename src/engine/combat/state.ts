import type { BySide, GameMode, Id } from "../vocabulary.js";
import type { Combat } from "./combat.js";
import type { AssignmentEntryInput } from "./input.js";

/** A player's score as it stands before the combat. */
export interface PlayerScore {
  readonly id: Id;
  readonly points: number;
  /** Battlefields that the player has scored this turn. */
  readonly scored: readonly Id[];
  readonly team: Id | null;
}

export interface Game {
  readonly mode: GameMode;
  readonly victoryScore: number;
  readonly battlefieldCount: number;
}

/** A combat with everything that decides its result, control and score, read and without contradictions. */
export interface CombatState {
  readonly combat: Combat;
  readonly battlefield: { readonly id: Id; readonly controller: Id | null; readonly contestedStated: boolean };
  /** Every player that is known: those listed and those of both sides. */
  readonly players: readonly PlayerScore[];
  readonly game: Game;
  readonly assignments: BySide<readonly AssignmentEntryInput[] | null>;
}
