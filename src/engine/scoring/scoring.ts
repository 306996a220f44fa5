import type { Game, PlayerScore } from "../combat/state.js";
import type { Id, ScoreOutcome, ScoringMethod } from "../vocabulary.js";

/** Everything that decides what a player gets for conquering or holding a battlefield. */
export interface Scoring {
  readonly player: PlayerScore;
  readonly battlefield: Id;
  readonly method: "conquer" | "hold";
  /** Whether control came out of a Combat. */
  readonly fought: boolean;
  readonly game: Game;
  /** Battlefields that the final point does not ask for, as a teammate occupied them in the Scoring Step. */
  readonly excused: readonly Id[];
  /** Why the battlefield cannot be scored: a teammate controlled it in the Scoring Step, or an effect. */
  readonly barred: "teammate" | "effect" | null;
  readonly gainsNoPoints: boolean;
}

/** What taking or keeping control scores. */
export interface Score {
  readonly outcome: ScoreOutcome;
  /** The player who took or kept control; null where nobody did. */
  readonly player: Id | null;
  readonly method: ScoringMethod | null;
  readonly before: number | null;
  readonly after: number | null;
}
