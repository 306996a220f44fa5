import type { CombatStep, Fight, TurnPhase } from "../../engine/index.js";
import { CONTEXT_WORDS } from "./context-words.js";
import type { Spelling } from "./side-words.js";

/** The words of the table: what stands in a board's line besides units and what combats have as well. */
export const BOARD_WORDS = {
  table: { english: ["table", "board"], german: ["tisch", "spielbrett"] },
  players: { english: ["players"], german: ["spieler"] },
  base: { english: ["base", "base of", "in base of"], german: ["basis", "basis von", "in der basis von"] },
  turn: {
    english: ["turn", "turn of", "turn player", "has the turn"],
    german: ["am zug", "ist am zug", "zug", "zug von", "spieler am zug"],
  },
  phase: { english: ["phase"], german: ["phase"] },
  winner: { english: ["winner", "wins", "has won"], german: ["sieger", "gewinnt", "hat gewonnen"] },
  showdown: { english: ["showdown", "showdown at"], german: ["showdown", "showdown auf"] },
  combat: { english: ["combat", "combat at", "fight"], german: ["kampf", "kampf auf", "kampf um"] },
  focus: { english: ["focus", "has focus"], german: ["fokus", "hat den focus", "hat den fokus"] },
  passes: { english: ["passes", "passed"], german: ["gepasst"] },
  step: { english: ["step"], german: ["schritt"] },
  opening: { english: ["opening", "just begun"], german: ["gerade begonnen"] },
  staged: { english: ["staged"], german: ["vorgemerkt"] },
} as const satisfies Record<string, Spelling>;

const { nobody, control, contested, points, scored, team, mode, victoryScore, battlefieldCount } = CONTEXT_WORDS;

/** What is said of the table with the words that are said of a combat. */
export const SHARED_WORDS = {
  nobody,
  control,
  contested,
  points,
  scored,
  team,
  mode,
  victoryScore,
  battlefieldCount,
} as const satisfies Record<string, Spelling>;

export type BoardWordName = keyof typeof BOARD_WORDS;

/** The phases of a turn; the first English word of each is the canonical one, as in the two tables below. */
export const PHASE_WORDS = {
  beginning: { english: ["beginning", "beginning phase"], german: ["beginn", "startphase"] },
  scoring: { english: ["scoring", "scoring step"], german: ["punkten", "wertung"] },
  main: { english: ["main", "main phase"], german: ["hauptphase"] },
} as const satisfies Record<TurnPhase, Spelling>;

/** What can be staged at a battlefield. */
export const FIGHT_WORDS = {
  showdown: { english: ["showdown"], german: ["showdown"] },
  combat: { english: ["combat"], german: ["kampf"] },
} as const satisfies Record<Fight, Spelling>;

/** How far a combat is. */
export const STEP_WORDS = {
  showdown: { english: ["showdown"], german: ["showdown"] },
  damage: { english: ["damage"], german: ["schaden"] },
  cleanup: { english: ["cleanup"], german: ["aufräumen"] },
  result: { english: ["result"], german: ["ergebnis"] },
  scoring: { english: ["scoring"], german: ["punkten"] },
} as const satisfies Record<CombatStep, Spelling>;
