import type { Id, Phase, Side } from "../vocabulary.js";
import type { ChainOpener, Duration, EffectKind, Fight, TriggerWindow, UnitKeyword } from "./vocabulary.js";

/** Where a battlefield is meant, its id; null means a base. */
type Destination = Id | null;

/** What each kind of step of the whole table establishes. */
export interface BoardStepFacts {
  "units-moved": { readonly player: Id; readonly units: readonly Id[]; readonly battlefield: Destination };
  "move-paid": { readonly player: Id; readonly units: readonly Id[] };
  "moved-together": { readonly units: readonly Id[] };
  "ganking-used": { readonly units: readonly Id[] };
  "open-battlefield-reached": { readonly units: readonly Id[]; readonly battlefield: Id };
  "destination-open": { readonly battlefield: Id; readonly players: readonly Id[] };
  "moved-by-effect": { readonly player: Id; readonly units: readonly Id[]; readonly battlefield: Destination };
  "move-became-recall": { readonly unit: Id; readonly battlefield: Destination };
  "units-recalled": { readonly units: readonly Id[] };
  "battlefield-contested": { readonly player: Id; readonly battlefield: Id };
  "not-contested": {
    readonly player: Id;
    readonly battlefield: Destination;
    readonly why: "base" | "controlled" | "contested-already";
  };
  "unit-played": { readonly player: Id; readonly unit: Id; readonly battlefield: Destination; readonly ready: boolean };
  "played-by-ambush": { readonly player: Id; readonly unit: Id; readonly battlefield: Id };
  "entered-base-instead": { readonly unit: Id; readonly battlefield: Id };
  "unit-created": { readonly player: Id; readonly unit: Id; readonly battlefield: Destination };
  "card-played": { readonly player: Id; readonly name: string | null; readonly state: TableState };
  "ability-triggered": { readonly player: Id; readonly unit: Id | null; readonly name: string | null };
  "triggers-ordered": { readonly players: readonly Id[]; readonly isCombat: boolean };
  "disarm-triggered": { readonly unit: Id; readonly target: Id; readonly amount: number };
  "deflect-taxed": { readonly player: Id; readonly unit: Id; readonly amount: number };
  passed: { readonly player: Id; readonly what: "focus" | "priority" };
  "item-resolved": { readonly player: Id; readonly name: string | null; readonly atOnce: boolean };
  "focus-passed": { readonly player: Id; readonly after: "play" | "pass" };
  "focus-kept": { readonly player: Id; readonly opener: ChainOpener; readonly isRowKept: boolean };
  "effect-skipped": { readonly unit: Id; readonly effect: EffectKind };
  "might-altered": { readonly unit: Id; readonly amount: number; readonly lasts: Duration; readonly might: number };
  "might-doubled": { readonly unit: Id; readonly amount: number; readonly lasts: Duration; readonly might: number };
  "damage-marked": { readonly unit: Id; readonly amount: number; readonly stated: number; readonly damage: number };
  "damage-healed": { readonly unit: Id; readonly amount: number };
  "unit-stunned": { readonly unit: Id };
  "stunned-already": { readonly unit: Id };
  "unit-readied": { readonly unit: Id };
  "unit-exhausted": { readonly unit: Id; readonly already: boolean };
  "keyword-given": {
    readonly unit: Id;
    readonly keyword: UnitKeyword;
    readonly amount: number;
    readonly lasts: Duration;
  };
  "keyword-removed": { readonly unit: Id; readonly keyword: UnitKeyword; readonly lasts: Duration };
  "replacement-given": {
    readonly unit: Id;
    readonly effect: "prevent-damage" | "prevent-next-damage" | "double-damage";
    readonly amount: number | null;
    readonly lasts: Duration;
  };
  "unit-left": { readonly unit: Id; readonly player: Id; readonly to: "trash" | "banishment" | "hand" };
  "unit-changed-control": { readonly unit: Id; readonly player: Id; readonly isStray: boolean };
  "points-gained": { readonly player: Id; readonly before: number; readonly amount: number };
  "burned-out": { readonly player: Id; readonly opponent: Id };
  "cards-drawn": { readonly player: Id; readonly amount: number };
  "role-gained": { readonly side: Side; readonly units: readonly Id[]; readonly late: boolean };
  "role-swapped": { readonly side: Side; readonly unit: Id };
  "role-lost": { readonly units: readonly Id[] };
  "killed-in-cleanup": {
    readonly unit: Id;
    readonly player: Id;
    readonly damage: number;
    readonly amount: number;
    readonly doomed: boolean;
  };
  "control-lapsed": { readonly battlefield: Id; readonly player: Id };
  "control-frozen": { readonly battlefield: Id; readonly player: Id; readonly why: "chain" | "fight" };
  "showdown-staged": { readonly battlefield: Id; readonly player: Id };
  "combat-staged": { readonly battlefield: Id; readonly players: readonly Id[] };
  "staging-lapsed": { readonly battlefield: Id; readonly fight: Fight };
  "contested-removed": { readonly battlefield: Id; readonly player: Id };
  "contested-anew": { readonly battlefield: Id; readonly player: Id };
  "fight-waits": { readonly battlefields: readonly Id[]; readonly why: "chain" | "fight" };
  "turn-to-act": { readonly player: Id; readonly state: TableState };
  "fight-to-choose": { readonly player: Id; readonly fight: Fight | null; readonly battlefields: readonly Id[] };
  "showdown-first": { readonly battlefield: Id };
  "showdown-begun": { readonly battlefield: Id; readonly player: Id };
  "combat-begun": { readonly battlefield: Id; readonly player: Id };
  "showdown-became-combat": { readonly battlefield: Id; readonly player: Id };
  "showdown-closed": { readonly battlefield: Id; readonly isCombat: boolean };
  "nobody-left-in-showdown": { readonly battlefield: Id };
  "triggers-resolve": { readonly window: TriggerWindow };
  "assignment-example": { readonly side: Side };
  "attackers-stay": { readonly player: Id };
  "all-recalled": { readonly player: Id; readonly units: readonly Id[] };
  "combat-restaged": { readonly battlefield: Id; readonly player: Id };
  "control-unsettled": { readonly battlefield: Id; readonly players: readonly Id[] };
  "combat-ended": { readonly battlefield: Id };
  "mighty-at-score": { readonly player: Id; readonly units: readonly Id[] };
  "score-triggers": {
    readonly player: Id;
    readonly battlefield: Id;
    readonly method: "conquer" | "hold";
    readonly units: readonly Id[];
  };
  "hunt-gained": { readonly player: Id; readonly unit: Id; readonly amount: number };
  held: { readonly player: Id; readonly battlefield: Id };
  "nothing-held": { readonly player: Id };
  "turn-ended": { readonly player: Id; readonly units: readonly Id[] };
  "effects-ended": { readonly units: readonly Id[] };
  "turn-begun": { readonly player: Id; readonly units: readonly Id[] };
  "temporary-killed": { readonly unit: Id; readonly player: Id };
  "teammates-noted": { readonly player: Id; readonly battlefields: readonly Id[] };
}

/** The four states of the turn. */
export type TableState = "neutral-open" | "neutral-closed" | "showdown-open" | "showdown-closed";

export type BoardStepKind = keyof BoardStepFacts;

/** The part of the play in which each kind of step happens. */
export const BOARD_PHASE_OF: Readonly<Record<BoardStepKind, Phase>> = {
  "units-moved": "movement",
  "move-paid": "movement",
  "moved-together": "movement",
  "ganking-used": "movement",
  "open-battlefield-reached": "movement",
  "destination-open": "movement",
  "moved-by-effect": "effects",
  "move-became-recall": "effects",
  "units-recalled": "effects",
  "battlefield-contested": "movement",
  "not-contested": "movement",
  "unit-played": "chain",
  "played-by-ambush": "chain",
  "entered-base-instead": "effects",
  "unit-created": "effects",
  "card-played": "chain",
  "ability-triggered": "chain",
  "triggers-ordered": "chain",
  "disarm-triggered": "chain",
  "deflect-taxed": "chain",
  passed: "showdown",
  "item-resolved": "chain",
  "focus-passed": "showdown",
  "focus-kept": "showdown",
  "effect-skipped": "effects",
  "might-altered": "effects",
  "might-doubled": "effects",
  "damage-marked": "effects",
  "damage-healed": "effects",
  "unit-stunned": "effects",
  "stunned-already": "effects",
  "unit-readied": "effects",
  "unit-exhausted": "effects",
  "keyword-given": "effects",
  "keyword-removed": "effects",
  "replacement-given": "effects",
  "unit-left": "effects",
  "unit-changed-control": "effects",
  "points-gained": "effects",
  "burned-out": "effects",
  "cards-drawn": "effects",
  "role-gained": "roles",
  "role-swapped": "roles",
  "role-lost": "roles",
  "killed-in-cleanup": "cleanup",
  "control-lapsed": "cleanup",
  "control-frozen": "cleanup",
  "showdown-staged": "cleanup",
  "combat-staged": "cleanup",
  "staging-lapsed": "cleanup",
  "contested-removed": "cleanup",
  "contested-anew": "cleanup",
  "fight-waits": "cleanup",
  "turn-to-act": "turn",
  "fight-to-choose": "cleanup",
  "showdown-first": "cleanup",
  "showdown-begun": "showdown",
  "combat-begun": "showdown",
  "showdown-became-combat": "showdown",
  "showdown-closed": "showdown",
  "nobody-left-in-showdown": "showdown",
  "triggers-resolve": "resolution",
  "assignment-example": "damage",
  "attackers-stay": "resolution",
  "all-recalled": "resolution",
  "combat-restaged": "resolution",
  "control-unsettled": "scoring",
  "combat-ended": "resolution",
  "mighty-at-score": "scoring",
  "score-triggers": "scoring",
  "hunt-gained": "scoring",
  held: "scoring",
  "nothing-held": "scoring",
  "turn-ended": "turn",
  "effects-ended": "turn",
  "turn-begun": "turn",
  "temporary-killed": "turn",
  "teammates-noted": "turn",
};
