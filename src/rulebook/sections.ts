import type { PerLanguage } from "./languages.js";

/** The parts of the rulebook that the project describes, in the order of their numbers, with their names. */
export const SECTIONS = {
  "Golden rules": { en: "Golden rules", de: "Goldene Regeln" },
  "Units and damage": { en: "Units and damage", de: "Units und Schaden" },
  "Standard move": { en: "Standard move", de: "Standardbewegung" },
  "Playing cards": { en: "Playing cards", de: "Karten spielen" },
  Battlefields: { en: "Battlefields", de: "Schlachtfelder" },
  Control: { en: "Control", de: "Kontrolle" },
  Winning: { en: "Winning", de: "Gewinnen" },
  "Turn states": { en: "Turn states", de: "Zustände des Zuges" },
  "Beginning Phase": { en: "Beginning Phase", de: "Beginning Phase" },
  "Main Phase": { en: "Main Phase", de: "Main Phase" },
  "Ending Phase": { en: "Ending Phase", de: "Ending Phase" },
  Cleanup: { en: "Cleanup", de: "Cleanup" },
  Chain: { en: "Chain", de: "Kette" },
  Showdown: { en: "Showdown", de: "Showdown" },
  "Replacement effects": { en: "Replacement effects", de: "Ersatzeffekte" },
  "Triggered abilities": { en: "Triggered abilities", de: "Ausgelöste Fähigkeiten" },
  "Game actions": { en: "Game actions", de: "Spielaktionen" },
  Movement: { en: "Movement", de: "Bewegung" },
  Recall: { en: "Recall", de: "Zurückrufen" },
  "Combat: staging": { en: "Combat: staging", de: "Kampf: Vormerken" },
  "Combat: player limit": { en: "Combat: player limit", de: "Kampf: Zahl der Spieler" },
  "Combat Showdown Step": { en: "Combat Showdown Step", de: "Combat Showdown Step" },
  "Combat Damage Step": { en: "Combat Damage Step", de: "Combat Damage Step" },
  "Resolution Step": { en: "Resolution Step", de: "Resolution Step" },
  Scoring: { en: "Scoring", de: "Punkten" },
  Layers: { en: "Layers", de: "Ebenen" },
  "Modes of play": { en: "Modes of play", de: "Spielmodi" },
  "Additional rules": { en: "Additional rules", de: "Weitere Regeln" },
  "Ignoring abilities": { en: "Ignoring abilities", de: "Fähigkeiten ignorieren" },
  Keywords: { en: "Keywords", de: "Schlüsselwörter" },
} as const satisfies Record<string, PerLanguage>;

export type Section = keyof typeof SECTIONS;
