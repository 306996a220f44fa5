/** The words of the whole table, each list written once, as those of a combat are in `../vocabulary.ts`. */

export const TURN_PHASES = ["beginning", "scoring", "main"] as const;
/** What of a turn comes next: its Beginning Step, its Scoring Step, or the Main Phase. */
export type TurnPhase = (typeof TURN_PHASES)[number];

export const TIMINGS = ["none", "action", "reaction"] as const;
/** The timing permission that a card or ability carries. */
export type Timing = (typeof TIMINGS)[number];

export const DURATIONS = ["turn", "combat", "lasting"] as const;
/** How long an effect lasts. */
export type Duration = (typeof DURATIONS)[number];

export const KEYWORDS_WITH_NUMBER = ["assault", "shield", "hunt", "disarm", "deflect"] as const;
export const KEYWORDS_WITHOUT_NUMBER = ["tank", "backline", "ganking", "ambush", "accelerate", "temporary"] as const;
export const UNIT_KEYWORDS = [...KEYWORDS_WITHOUT_NUMBER, ...KEYWORDS_WITH_NUMBER] as const;
/** A keyword that the table knows by itself. */
export type UnitKeyword = (typeof UNIT_KEYWORDS)[number];
export type KeywordWithNumber = (typeof KEYWORDS_WITH_NUMBER)[number];

export const FIGHTS = ["showdown", "combat"] as const;
/** A Showdown without Combat, or a Combat. */
export type Fight = (typeof FIGHTS)[number];

export const TRIGGER_WINDOWS = ["beginning", "cleanup", "result", "scoring"] as const;
/** Where triggers resolve: after the Beginning Step, after the Combat Cleanup, after the result, after the score. */
export type TriggerWindow = (typeof TRIGGER_WINDOWS)[number];

export const COMBAT_STEPS = ["showdown", "damage", "cleanup", "result", "scoring"] as const;
/** How far a Combat is: its Showdown, its damage, or one of the windows for triggers in its resolution. */
export type CombatStep = (typeof COMBAT_STEPS)[number];

export const CHAIN_OPENERS = ["play", "trigger", "add"] as const;
/** What opened a Chain; only after a play does Focus go on. */
export type ChainOpener = (typeof CHAIN_OPENERS)[number];

export const PLAYED_AS = ["card", "ability", "add"] as const;
/** What is played: a card, an activated ability, or an ability that adds resources and resolves at once. */
export type PlayedAs = (typeof PLAYED_AS)[number];

export const ITEM_KINDS = ["card", "ability", "trigger"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const EFFECT_KINDS = [
  "change-might",
  "double-might",
  "deal-damage",
  "heal",
  "stun",
  "ready",
  "exhaust",
  "give-keyword",
  "remove-keyword",
  "prevent-damage",
  "prevent-next-damage",
  "double-damage",
  "kill",
  "banish",
  "return-to-hand",
  "move",
  "recall",
  "change-control",
  "create-unit",
  "gain-points",
  "burn-out",
  "draw",
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export const ACTION_KINDS = [
  "move",
  "play-unit",
  "play",
  "trigger",
  "pass",
  "begin-fight",
  "assign-damage",
  "resolve-triggers",
  "score-holds",
  "end-turn",
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const PENDING_KINDS = [
  "game-over",
  "choose-fight",
  "main-phase",
  "focus",
  "priority",
  "disarm",
  "assign-damage",
  "triggers",
  "score-holds",
] as const;
/** What has to happen next. */
export type PendingKind = (typeof PENDING_KINDS)[number];

export const EVENT_KINDS = [
  "moved",
  "recalled",
  "played",
  "created",
  "killed",
  "banished",
  "returned",
  "damaged",
  "stunned",
  "control-of-unit-changed",
  "contested",
  "showdown-began",
  "showdown-ended",
  "combat-began",
  "combat-ended",
  "attacked",
  "defended",
  "control-taken",
  "control-lost",
  "conquered",
  "held",
  "point-gained",
  "card-drawn",
  "xp-gained",
  "turn-began",
  "turn-ended",
  "game-won",
] as const;
/** What happened, as triggers and callers look for it. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** The limits of a board, besides those of a combat. */
export const BOARD_BOUNDS = {
  playersMin: 2,
  unitsPerPlace: 80,
  units: 200,
  changesPerUnit: 40,
  chainItems: 20,
  effects: 20,
  moveLegs: 20,
  abilities: 20,
  turnMax: 999,
  scoreEntries: 200,
  drawMax: 20,
} as const;
