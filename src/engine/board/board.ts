import type { Game, PlayerScore } from "../combat/state.js";
import type { Replacement } from "../unit/unit.js";
import type { CombatResult, Id, IgnorableKeyword, ScoringMethod, Side } from "../vocabulary.js";
import type { EffectInput } from "./input.js";
import type {
  ChainOpener,
  CombatStep,
  Duration,
  ItemKind,
  KeywordWithNumber,
  TriggerWindow,
  TurnPhase,
  UnitKeyword,
} from "./vocabulary.js";

/** A battlefield or the base of a player: one of them is null. */
export interface Place {
  readonly battlefield: Id | null;
  readonly base: Id | null;
}

/** The keywords of a unit with their numbers; those without a number are there or not. */
export type UnitKeywords = Readonly<Record<Exclude<UnitKeyword, KeywordWithNumber>, boolean>> &
  Readonly<Record<KeywordWithNumber, number>>;

/** A change of Might, or a keyword given (with its number) or lost. */
export type UnitChange =
  | { readonly kind: "might"; readonly amount: number; readonly lasts: Duration }
  | {
      readonly kind: "keyword";
      readonly keyword: UnitKeyword;
      readonly amount: number;
      readonly lost: boolean;
      readonly lasts: Duration;
    };

export type BoardReplacement = Replacement & { readonly lasts: Duration };

export interface BoardUnit {
  readonly id: Id;
  readonly calledAs: string | null;
  readonly controller: Id;
  readonly owner: Id;
  readonly place: Place;
  readonly ready: boolean;
  readonly printedMight: number;
  /** Lasting changes of Might that the caller gives as one number. */
  readonly lastingModifier: number;
  readonly printedKeywords: UnitKeywords;
  /** In the order in which they came about. */
  readonly changes: readonly UnitChange[];
  readonly markedDamage: number;
  readonly stunned: boolean;
  readonly dealsNoCombatDamage: boolean;
  readonly undamageable: boolean;
  readonly replacements: readonly BoardReplacement[];
  /** Only while a Combat runs, and only at its battlefield. */
  readonly role: Side | null;
  /** Whether it was dealt damage of a player whose damage is lethal, so that it dies in the next Cleanup. */
  readonly doomed: boolean;
}

export interface BoardPlayer extends PlayerScore {
  readonly ignores: readonly IgnorableKeyword[];
  readonly anyDamageIsLethal: boolean;
  readonly gainsNoPoints: boolean;
  readonly recallsAllOnTies: boolean;
}

export interface Battlefield {
  readonly id: Id;
  readonly controller: Id | null;
  readonly contestedBy: Id | null;
  readonly showdownStaged: boolean;
  readonly combatStaged: boolean;
  readonly reachableFromBattlefields: boolean;
  readonly cannotBeScored: boolean;
}

export interface RunningCombat {
  readonly attacker: Id;
  readonly defender: Id;
  readonly step: CombatStep;
  /** Units whose attack or defend trigger was looked at in this Combat. */
  readonly haveAttacked: readonly Id[];
  readonly haveDefended: readonly Id[];
  /** Attackers whose Disarm has triggered and has not chosen yet. */
  readonly disarms: readonly Id[];
  /** Whether nothing has been done yet in which the attack and defend triggers would come. */
  readonly opening: boolean;
  readonly attackersRecalled: boolean;
  readonly result: CombatResult | null;
}

export interface Showdown {
  readonly battlefield: Id;
  readonly focus: Id;
  readonly passes: number;
  readonly combat: RunningCombat | null;
}

export interface ChainItem {
  readonly player: Id;
  readonly kind: ItemKind;
  readonly name: string | null;
  readonly effects: readonly EffectInput[];
}

export interface Chain {
  readonly opener: ChainOpener;
  readonly priority: Id;
  readonly passes: number;
  /** Oldest first. */
  readonly items: readonly ChainItem[];
}

export interface ScoreEntry {
  readonly player: Id;
  readonly battlefield: Id | null;
  readonly turn: number;
  readonly method: ScoringMethod;
}

/** A player with units at a battlefield. */
export interface Occupation {
  readonly player: Id;
  readonly battlefield: Id;
}

/** The whole table, read and without contradictions. */
export interface Board {
  readonly game: Game;
  readonly turn: number;
  readonly turnPlayer: Id;
  readonly phase: TurnPhase;
  /** In turn order. */
  readonly players: readonly BoardPlayer[];
  readonly battlefields: readonly Battlefield[];
  readonly units: readonly BoardUnit[];
  readonly showdown: Showdown | null;
  readonly chain: Chain | null;
  /** How battlefields stood in this turn's Scoring Step, for team modes. */
  readonly scoringStep: {
    readonly controlledByTeammate: readonly Id[];
    /** Who had units where then. */
    readonly occupied: readonly Occupation[];
  };
  readonly unitsCannotMoveToBase: boolean;
  readonly anyStagedFightFirst: boolean;
  readonly stopForTriggers: readonly TriggerWindow[];
  readonly scoreRecord: readonly ScoreEntry[] | null;
  readonly winner: Id | null;
}
