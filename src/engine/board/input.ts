import type {
  AssignmentEntryInput,
  CombatStateInput,
  DamageReplacementInput,
  PlayerInput,
  UnitInput,
} from "../combat/input.js";
import type { CombatResult, Id, IgnorableKeyword, ScoringMethod, Side } from "../vocabulary.js";
import type {
  ActionKind,
  ChainOpener,
  CombatStep,
  Duration,
  EffectKind,
  Fight,
  ItemKind,
  PlayedAs,
  Timing,
  TriggerWindow,
  TurnPhase,
  UnitKeyword,
} from "./vocabulary.js";

/** A field that may be left out; null reads as left out. */
type Optional<T> = T | null | undefined;

/** A battlefield, or the base of a player; exactly one of them. */
export interface PlaceInput {
  readonly battlefield?: Optional<Id>;
  readonly base?: Optional<Id>;
}

export type BoardKeywordsInput = { readonly [Keyword in UnitKeyword]?: Optional<boolean | number> };

/** A change that an effect has made to a unit; of Might with an amount, of a keyword given or lost. */
export interface UnitChangeInput {
  readonly lasts: Duration;
  readonly might?: Optional<number>;
  readonly keyword?: Optional<UnitKeyword>;
  readonly amount?: Optional<number>;
  readonly lost?: Optional<boolean>;
}

export interface BoardReplacementInput extends DamageReplacementInput {
  readonly lasts?: Optional<Duration>;
}

export interface BoardUnitInput extends Omit<UnitInput, "keywords" | "damageReplacements"> {
  readonly controller?: Optional<Id>;
  readonly owner?: Optional<Id>;
  readonly ready?: Optional<boolean>;
  readonly keywords?: Optional<BoardKeywordsInput>;
  readonly damageReplacements?: Optional<readonly BoardReplacementInput[]>;
  readonly changes?: Optional<readonly UnitChangeInput[]>;
}

export interface BoardPlayerInput extends PlayerInput {
  readonly ignores?: Optional<readonly IgnorableKeyword[]>;
  readonly anyDamageIsLethal?: Optional<boolean>;
  readonly gainsNoPoints?: Optional<boolean>;
  readonly recallsAllOnTies?: Optional<boolean>;
}

export interface BoardBattlefieldInput {
  readonly id?: Optional<Id>;
  /** null says that nobody controls it; left out, it is worked out from who is there. */
  readonly controller?: Id | null | undefined;
  readonly contestedBy?: Optional<Id>;
  readonly staged?: Optional<Fight>;
  readonly units?: Optional<readonly BoardUnitInput[]>;
  readonly reachableFromBattlefields?: Optional<boolean>;
  readonly cannotBeScored?: Optional<boolean>;
}

export interface BaseInput {
  readonly player: Id;
  readonly units: readonly BoardUnitInput[];
}

export interface CombatRolesInput {
  readonly attacker: Id;
  readonly defender: Id;
  readonly step?: Optional<CombatStep>;
  readonly haveAttacked?: Optional<readonly Id[]>;
  readonly haveDefended?: Optional<readonly Id[]>;
  readonly disarms?: Optional<readonly Id[]>;
  readonly opening?: Optional<boolean>;
  readonly attackersRecalled?: Optional<boolean>;
  readonly result?: Optional<CombatResult>;
}

export interface ShowdownInput {
  readonly battlefield: Id;
  readonly focus?: Optional<Id>;
  readonly passes?: Optional<number>;
  readonly combat?: Optional<CombatRolesInput>;
}

/** What an effect does, as its caller states it. Which fields a kind takes stands in `EFFECT_FIELDS`. */
export interface EffectInput {
  readonly kind: EffectKind;
  readonly units?: Optional<readonly Id[]>;
  readonly amount?: Optional<number>;
  readonly keyword?: Optional<UnitKeyword>;
  readonly lasts?: Optional<Duration>;
  readonly to?: Optional<PlaceInput>;
  readonly forced?: Optional<boolean>;
  readonly player?: Optional<Id>;
  readonly opponent?: Optional<Id>;
  readonly unit?: Optional<BoardUnitInput>;
}

export interface ChainItemInput {
  readonly player: Id;
  readonly kind?: Optional<ItemKind>;
  readonly name?: Optional<string>;
  readonly effects?: Optional<readonly EffectInput[]>;
}

export interface ChainInput {
  readonly opener: ChainOpener;
  readonly priority?: Optional<Id>;
  readonly passes?: Optional<number>;
  readonly items: readonly ChainItemInput[];
}

export interface ScoreEntryInput {
  readonly player: Id;
  readonly battlefield?: Optional<Id>;
  readonly turn: number;
  readonly method: ScoringMethod;
}

export interface BoardInput {
  readonly game?: CombatStateInput["game"];
  readonly turn?: Optional<number>;
  readonly turnPlayer?: Optional<Id>;
  readonly phase?: Optional<TurnPhase>;
  readonly players: readonly BoardPlayerInput[];
  readonly battlefields: readonly BoardBattlefieldInput[];
  readonly bases?: Optional<readonly BaseInput[]>;
  readonly showdown?: Optional<ShowdownInput>;
  readonly chain?: Optional<ChainInput>;
  readonly scoringStep?: Optional<{
    readonly controlledByTeammate?: Optional<readonly Id[]>;
    readonly occupied?: Optional<readonly { readonly player: Id; readonly battlefield: Id }[]>;
  }>;
  readonly unitsCannotMoveToBase?: Optional<boolean>;
  readonly anyStagedFightFirst?: Optional<boolean>;
  readonly stopForTriggers?: Optional<readonly TriggerWindow[]>;
  readonly scoreRecord?: Optional<readonly ScoreEntryInput[]>;
  readonly winner?: Optional<Id>;
}

/** An ability that triggers: of Disarm the unit and the one it chooses, of any other what it does. */
export interface TriggeredAbilityInput {
  readonly player?: Optional<Id>;
  readonly unit?: Optional<Id>;
  readonly name?: Optional<string>;
  readonly disarms?: Optional<Id>;
  readonly chooses?: Optional<readonly Id[]>;
  readonly effects?: Optional<readonly EffectInput[]>;
}

/** What a player does. Which fields a kind takes stands in `ACTION_FIELDS`. */
export interface ActionInput {
  readonly kind: ActionKind;
  readonly player?: Optional<Id>;
  readonly units?: Optional<readonly Id[]>;
  readonly to?: Optional<PlaceInput>;
  /** Units that are to move in the same action to other places. */
  readonly together?: Optional<readonly { readonly units: readonly Id[]; readonly to: PlaceInput }[]>;
  readonly unit?: Optional<BoardUnitInput>;
  readonly accelerated?: Optional<boolean>;
  readonly placeAllowed?: Optional<boolean>;
  readonly timing?: Optional<Timing>;
  readonly playedAs?: Optional<PlayedAs>;
  readonly name?: Optional<string>;
  readonly chooses?: Optional<readonly Id[]>;
  readonly effects?: Optional<readonly EffectInput[]>;
  readonly abilities?: Optional<readonly TriggeredAbilityInput[]>;
  readonly everyone?: Optional<boolean>;
  readonly battlefield?: Optional<Id>;
  readonly assignments?: Optional<{ readonly [Name in Side]?: Optional<readonly AssignmentEntryInput[]> }>;
}
