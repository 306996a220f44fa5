import type { CombatResult, Id, ScoringMethod } from "../vocabulary.js";
import type { Place } from "./board.js";
import type { EventKind } from "./vocabulary.js";

/** Something that happened, with what triggers and records ask about it; what does not apply is null. */
export interface BoardEvent {
  readonly kind: EventKind;
  /** Who did or got it; of a unit that leaves the board its owner. */
  readonly player: Id | null;
  readonly unit: Id | null;
  readonly battlefield: Id | null;
  readonly from: Place | null;
  readonly to: Place | null;
  /** Damage, points after, cards or XP. */
  readonly amount: number | null;
  readonly method: ScoringMethod | null;
  readonly result: CombatResult | null;
  readonly turn: number;
}
