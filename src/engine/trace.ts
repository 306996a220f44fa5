import type { RuleKey } from "../rulebook/index.js";
import { BOARD_PHASE_OF, type BoardStepFacts } from "./board/trace.js";
import type {
  BySide,
  Choice,
  CombatResult,
  Id,
  IgnorableKeyword,
  PartSource,
  Phase,
  ReadingId,
  ReplacementKind,
  Side,
} from "./vocabulary.js";

/** One summand of a sum of Might: whose it is, where it comes from, and how much it adds. */
export interface Part {
  readonly source: PartSource;
  readonly unit: Id;
  readonly amount: number;
}

/** A sum of Might with its summands, which add up to the total. */
export interface Tally {
  readonly total: number;
  readonly parts: readonly Part[];
}

export interface UnitAmount {
  readonly unit: Id;
  readonly amount: number;
}

/** What each kind of step establishes. `side` is the side that acts or that the unit is on; sentences are made elsewhere. */
export interface StepFacts extends BoardStepFacts {
  "roles-set": {
    readonly players: BySide<Id>;
    readonly battlefield: Id;
    readonly controller: Id | null;
    readonly stated: boolean;
  };
  "exhausted-irrelevant": { readonly units: readonly Id[] };
  "might-changed": { readonly side: Side; readonly unit: Id; readonly amount: number; readonly parts: readonly Part[] };
  "negative-might": { readonly side: Side; readonly unit: Id; readonly amount: number };
  "keyword-idle": { readonly side: Side; readonly unit: Id; readonly keyword: "assault" | "shield" };
  "killed-before-damage": { readonly side: Side; readonly unit: Id; readonly damage: number; readonly amount: number };
  "damage-step-skipped": { readonly empty: readonly Side[] };
  "damage-step-begun": Record<never, never>;
  "adds-nothing": { readonly side: Side; readonly unit: Id; readonly why: "stunned" | "no-combat-damage" };
  "might-summed": {
    readonly side: Side;
    readonly amount: number;
    readonly parts: readonly Part[];
    readonly wounded: boolean;
  };
  "nothing-to-assign": { readonly side: Side };
  "any-damage-lethal": { readonly side: Side; readonly player: Id };
  "lethal-set": {
    readonly side: Side;
    readonly needs: readonly UnitAmount[];
    readonly units: readonly Id[];
    readonly anyDamageIsLethal: boolean;
  };
  "replacements-counted": {
    readonly side: Side;
    readonly unit: Id;
    readonly amount: number;
    readonly kinds: readonly ReplacementKind[];
    readonly ordered: boolean;
  };
  "never-lethal": { readonly side: Side; readonly unit: Id };
  "stunned-as-hard-to-kill": { readonly side: Side; readonly units: readonly Id[] };
  "exempt-skipped": { readonly side: Side; readonly units: readonly Id[]; readonly tanks: readonly Id[] };
  "all-exempt": { readonly side: Side; readonly units: readonly Id[]; readonly amount: number };
  "keyword-ignored": {
    readonly side: Side;
    readonly player: Id;
    readonly keyword: IgnorableKeyword;
    readonly units: readonly Id[];
  };
  "ignoring-not-shared": { readonly side: Side; readonly player: Id; readonly keyword: IgnorableKeyword };
  "tanks-first": { readonly side: Side; readonly units: readonly Id[] };
  "backline-last": { readonly side: Side; readonly units: readonly Id[] };
  "first-or-last": { readonly side: Side; readonly units: readonly Id[] };
  "enough-for-all": {
    readonly side: Side;
    readonly pool: number;
    readonly needed: number;
    readonly amount: number;
    /** All targets, and those of them that can be dealt damage. */
    readonly targets: number;
    readonly units: readonly Id[];
  };
  "not-enough": {
    readonly side: Side;
    readonly pool: number;
    readonly needed: number | null;
    readonly units: readonly Id[];
  };
  "assignments-counted": { readonly side: Side; readonly count: string; readonly deathSetCount: string };
  "assignment-judged": {
    readonly side: Side;
    readonly legal: boolean;
    readonly amounts: readonly UnitAmount[];
    readonly problems: number;
  };
  "assignment-made": { readonly side: Side; readonly choice: Choice; readonly amounts: readonly UnitAmount[] };
  "assignment-open": {
    readonly side: Side;
    readonly choice: Choice;
    readonly count: string;
    readonly deathSetCount: string;
  };
  "excess-measured": { readonly side: Side; readonly amount: number };
  "damage-dealt": { readonly side: Side; readonly dealt: readonly UnitAmount[] | null; readonly amount: number | null };
  "damage-replaced": {
    readonly side: Side;
    readonly unit: Id;
    readonly assigned: number;
    readonly amount: number;
    readonly preventLeft: number | null;
  };
  "units-killed": { readonly side: Side; readonly units: readonly Id[] };
  "fates-open": { readonly side: Side; readonly units: readonly Id[] };
  "units-healed": { readonly units: readonly Id[] };
  "attackers-recalled": { readonly player: Id; readonly units: readonly Id[] | null };
  "combat-result": {
    readonly result: CombatResult;
    readonly player: Id | null;
    readonly loser: Id | null;
    readonly left: "both" | "none" | "one";
  };
  "control-taken": { readonly player: Id; readonly battlefield: Id; readonly before: Id | null };
  "control-kept": { readonly player: Id; readonly battlefield: Id };
  "control-lost": { readonly battlefield: Id; readonly before: Id | null };
  conquered: { readonly player: Id; readonly side: Side | null; readonly battlefield: Id };
  "already-scored": { readonly player: Id; readonly battlefield: Id };
  "no-conquer": { readonly player: Id | null; readonly battlefield: Id };
  "final-point-checked": {
    readonly player: Id;
    readonly method: "conquer" | "hold";
    readonly met: boolean;
    readonly amount: number;
    readonly battlefields: number;
    /** How many of them are excused, as a teammate occupied them in the Scoring Step. */
    readonly excused: number;
    readonly victoryScore: number;
  };
  "score-barred": { readonly player: Id; readonly battlefield: Id; readonly why: "teammate" | "effect" };
  "point-withheld": { readonly player: Id; readonly battlefield: Id | null };
  "point-scored": { readonly player: Id; readonly before: number; readonly amount: number };
  "card-drawn": { readonly player: Id; readonly battlefield: Id; readonly amount: number };
  "roles-ended": { readonly units: readonly UnitAmount[] };
  "game-won": {
    readonly player: Id;
    readonly amount: number;
    readonly victoryScore: number;
    readonly when: "before-damage" | "after-combat" | "in-cleanup";
  };
  "game-tied": { readonly players: readonly Id[]; readonly amount: number };
  "nobody-wins-yet": { readonly amount: number; readonly victoryScore: number };
}

export type StepKind = keyof StepFacts;
export type Rules = readonly [RuleKey, ...RuleKey[]];
export type StepOf<Kind extends StepKind> = StepFacts[Kind] & {
  readonly kind: Kind;
  readonly rules: Rules;
  readonly reading: ReadingId | null;
};
export type EngineStep = { [Kind in StepKind]: StepOf<Kind> }[StepKind];

/** The part of the play in which each kind of step happens; its keys are the list of all kinds. */
export const PHASE_OF: Readonly<Record<StepKind, Phase>> = {
  ...BOARD_PHASE_OF,
  "roles-set": "roles",
  "exhausted-irrelevant": "roles",
  "might-changed": "roles",
  "negative-might": "roles",
  "keyword-idle": "roles",
  "killed-before-damage": "cleanup",
  "damage-step-skipped": "damage",
  "damage-step-begun": "damage",
  "adds-nothing": "damage",
  "might-summed": "damage",
  "nothing-to-assign": "damage",
  "any-damage-lethal": "damage",
  "lethal-set": "damage",
  "replacements-counted": "damage",
  "never-lethal": "damage",
  "stunned-as-hard-to-kill": "damage",
  "exempt-skipped": "damage",
  "all-exempt": "damage",
  "keyword-ignored": "damage",
  "ignoring-not-shared": "damage",
  "tanks-first": "damage",
  "backline-last": "damage",
  "first-or-last": "damage",
  "enough-for-all": "damage",
  "not-enough": "damage",
  "assignments-counted": "damage",
  "assignment-judged": "damage",
  "assignment-made": "damage",
  "assignment-open": "damage",
  "excess-measured": "damage",
  "damage-dealt": "damage",
  "damage-replaced": "damage",
  "units-killed": "resolution",
  "fates-open": "resolution",
  "units-healed": "resolution",
  "attackers-recalled": "resolution",
  "combat-result": "resolution",
  "control-taken": "scoring",
  "control-kept": "scoring",
  "control-lost": "scoring",
  conquered: "scoring",
  "already-scored": "scoring",
  "no-conquer": "scoring",
  "final-point-checked": "scoring",
  "score-barred": "scoring",
  "point-withheld": "scoring",
  "point-scored": "scoring",
  "card-drawn": "scoring",
  "roles-ended": "scoring",
  "game-won": "scoring",
  "game-tied": "scoring",
  "nobody-wins-yet": "scoring",
};

export const STEP_KINDS = Object.keys(PHASE_OF) as [StepKind, ...StepKind[]];

/** Makes a step: what happens, the rules that justify it, and the reading it rests on, if any. */
export function step<Kind extends StepKind>(
  kind: Kind,
  facts: StepFacts[Kind],
  rules: Rules,
  reading: ReadingId | null = null,
): StepOf<Kind> {
  return { ...facts, kind, rules, reading } as StepOf<Kind>;
}
