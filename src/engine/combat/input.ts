import type { GameMode, Id, IgnorableKeyword, ReplacementKind } from "../vocabulary.js";

/** A field that may be left out; null reads as left out. */
type Optional<T> = T | null | undefined;

export interface DamageReplacementInput {
  readonly kind: ReplacementKind;
  readonly amount?: Optional<number>;
}

export interface UnitInput {
  readonly id?: Optional<Id>;
  readonly name?: Optional<string>;
  readonly might: number;
  readonly mightModifier?: Optional<number>;
  readonly damage?: Optional<number>;
  readonly keywords?: Optional<{
    readonly tank?: Optional<boolean>;
    readonly backline?: Optional<boolean>;
    readonly assault?: Optional<number>;
    readonly shield?: Optional<number>;
  }>;
  readonly stunned?: Optional<boolean>;
  readonly dealsNoCombatDamage?: Optional<boolean>;
  readonly undamageable?: Optional<boolean>;
  readonly exhausted?: Optional<boolean>;
  readonly damageReplacements?: Optional<readonly DamageReplacementInput[]>;
}

export interface SideInput {
  readonly player?: Optional<Id>;
  readonly units: readonly UnitInput[];
  readonly ignores?: Optional<readonly IgnorableKeyword[]>;
  readonly anyDamageIsLethal?: Optional<boolean>;
}

export interface CombatInput {
  readonly attacker: SideInput;
  readonly defender: SideInput;
}

export interface AssignmentEntryInput {
  readonly unit: Id;
  readonly amount: number;
}

export interface PlayerInput {
  readonly id: Id;
  readonly points?: Optional<number>;
  readonly scoredThisTurn?: Optional<readonly Id[]>;
  readonly team?: Optional<Id>;
}

export interface CombatStateInput {
  readonly combat: CombatInput;
  readonly battlefield?: Optional<{
    readonly id?: Optional<Id>;
    /** null says that nobody controls the battlefield; left out, the defender's player does. */
    readonly controller?: Id | null | undefined;
    readonly contestedBy?: Optional<Id>;
  }>;
  readonly players?: Optional<readonly PlayerInput[]>;
  readonly game?: Optional<{
    readonly mode?: Optional<GameMode>;
    readonly victoryScore?: Optional<number>;
    readonly battlefieldCount?: Optional<number>;
  }>;
  readonly assignments?: Optional<{
    readonly attacker?: Optional<readonly AssignmentEntryInput[]>;
    readonly defender?: Optional<readonly AssignmentEntryInput[]>;
  }>;
}
