/**
 * The words of the engine, each list written once. Types, guards, the zod contract, GraphQL enums and
 * OpenAPI enums are all derived from these tuples.
 */

export const SIDES = ["attacker", "defender"] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** The side that fights against `side`. */
export function opposing(side: Side): Side {
  return side === "attacker" ? "defender" : "attacker";
}

/** A name for a unit, a player, a battlefield or a team, chosen by the caller. */
export type Id = string;

export const IGNORABLE_KEYWORDS = ["tank", "backline"] as const;
export type IgnorableKeyword = (typeof IGNORABLE_KEYWORDS)[number];

export const REPLACEMENT_KINDS = ["prevent", "prevent-all", "prevent-next", "double"] as const;
export type ReplacementKind = (typeof REPLACEMENT_KINDS)[number];

export const PRIORITIES = ["first", "normal", "last", "first-or-last"] as const;
/** When a target must be served: Tank first, Backline last, both keywords either way. */
export type Priority = (typeof PRIORITIES)[number];

export const PART_SOURCES = [
  "printed",
  "modifier",
  "assault",
  "shield",
  "stunned",
  "no-combat-damage",
  "negative-counts-zero",
] as const;
export type PartSource = (typeof PART_SOURCES)[number];

export const FATES = ["dies", "survives", "depends"] as const;
export type Fate = (typeof FATES)[number];

export const DEATH_MOMENTS = ["before-damage", "combat"] as const;
export type DeathMoment = (typeof DEATH_MOMENTS)[number];

export const CHOICES = ["given", "forced", "irrelevant", "matters", "none"] as const;
/** How a side's assignment came about, or why it is open. */
export type Choice = (typeof CHOICES)[number];

export const COMBAT_RESULTS = ["attacker-wins", "defender-wins", "no-result"] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

export const ENDINGS = ["attackers-left", "defenders-left", "both-left", "nobody-left"] as const;
/** Who is left at the battlefield. */
export type Ending = (typeof ENDINGS)[number];

export const SCORE_OUTCOMES = ["point", "card", "no-point", "already-scored", "not-scored", "no-conquer"] as const;
export type ScoreOutcome = (typeof SCORE_OUTCOMES)[number];

export const SCORING_METHODS = ["conquer", "hold", "effect", "burn-out"] as const;
export type ScoringMethod = (typeof SCORING_METHODS)[number];

export const GAME_MODES = ["duel", "match", "skirmish", "war", "magma-chamber"] as const;
export type GameMode = (typeof GAME_MODES)[number];

export const PHASES = [
  "turn",
  "movement",
  "chain",
  "effects",
  "showdown",
  "roles",
  "cleanup",
  "damage",
  "resolution",
  "scoring",
] as const;
export type Phase = (typeof PHASES)[number];

export const WARNING_CODES = [
  "replacement-order-matters",
  "team-scoring-needs-board",
  "game-already-won",
  "damage-order-matters",
  "assignments-left-open",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export const READING_IDS = [
  "A1",
  "A2",
  "A3",
  "A4",
  "A5",
  "A6",
  "A7",
  "A8",
  "A9",
  "A10",
  "A11",
  "A12",
  "A13",
  "A15",
  "A16",
  "A17",
  "A18",
  "A19",
  "A20",
  "A21",
  "A22",
  "A23",
] as const;
/** Where the rules leave a question open, the reading that the engine follows. */
export type ReadingId = (typeof READING_IDS)[number];

/** The limits of the input. They keep every answer of the engine near 50 milliseconds at most; `bench` measures the costliest boards. */
export const BOUNDS = {
  unitsPerSide: 40,
  might: { min: -99, max: 999 },
  mightModifier: { min: -999, max: 999 },
  currentMightMax: 999,
  keywordValueMax: 999,
  amountMax: 39_960,
  replacementsPerUnit: 8,
  assignmentEntries: 200,
  players: 4,
  battlefields: 8,
  pointsMax: 99,
  idCharacters: 40,
  nameCharacters: 60,
  pageSizeDefault: 20,
  pageSizeMax: 100,
} as const;
