import type { AssignmentList } from "../assignment/list-assignments.js";
import type { EngineProblem } from "../problem.js";
import type { EngineStep, Tally } from "../trace.js";
import type { BySide, Id, Side } from "../vocabulary.js";
import type { Place } from "./board.js";
import type { ActionKind, Fight, PendingKind, Timing, TriggerWindow } from "./vocabulary.js";

/** A standard move that the Turn Player could want, and every reason why it is not legal. */
export interface PossibleMove {
  readonly unit: Id;
  readonly from: Place;
  readonly to: Place;
  readonly problems: readonly EngineProblem[];
}

/** How a unit stands at this moment. */
export interface UnitStanding {
  readonly unit: Id;
  readonly controller: Id;
  readonly place: Place;
  readonly role: Side | null;
  readonly might: Tally;
  /** The damage with which it dies. */
  readonly lethal: number;
  readonly damage: number;
}

/** What has to happen next on a board, and who decides it. */
export interface Pending {
  readonly kind: PendingKind;
  /** Who decides; null where nobody does, or both sides of a combat. */
  readonly player: Id | null;
  /** Where the running Showdown or Combat is. */
  readonly battlefield: Id | null;
  /** Of triggers, after what they resolve. */
  readonly window: TriggerWindow | null;
  /** The kinds of action that are possible now. */
  readonly actions: readonly ActionKind[];
  /** The timings with which the player may play a card or ability now. */
  readonly timings: readonly Timing[];
  /** For the Turn Player in the Main Phase: each own unit with each place it could go to. */
  readonly moves: readonly PossibleMove[];
  /** The staged fights among which the Turn Player chooses. */
  readonly fights: readonly { readonly battlefield: Id; readonly fight: Fight }[];
  /** What each side may assign, before damage is assigned. */
  readonly assignments: BySide<AssignmentList> | null;
  /** Disarms that have triggered and must choose an enemy unit. */
  readonly disarms: readonly { readonly unit: Id; readonly amount: number; readonly targets: readonly Id[] }[];
  /** Every unit on the board. */
  readonly units: readonly UnitStanding[];
  readonly winner: Id | null;
  readonly steps: readonly EngineStep[];
}
