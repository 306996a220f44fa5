import type { GameMode } from "../../engine/index.js";
import type { Spelling } from "./side-words.js";

/** The words behind the bar: what is said of the battlefield, the players, the game and the assignments. */
export const CONTEXT_WORDS = {
  attacker: {
    english: ["attacker", "the attacker", "attackers", "att"],
    german: ["angreifer", "der angreifer"],
  },
  defender: {
    english: ["defender", "the defender", "defenders", "def"],
    german: ["verteidiger", "der verteidiger"],
  },
  nobody: {
    english: ["nobody", "no one", "uncontrolled", "free"],
    german: ["niemand", "unkontrolliert", "frei"],
  },
  control: {
    english: ["control", "controls", "controller", "controlled by", "holds", "held by"],
    german: ["kontrolle", "kontrolliert", "kontrolliert von", "hält"],
  },
  theBattlefield: {
    english: ["the battlefield", "this battlefield", "here", "it"],
    german: ["das schlachtfeld", "dieses schlachtfeld", "hier", "es"],
  },
  battlefield: { english: ["at", "battlefield"], german: ["am", "schlachtfeld"] },
  contested: {
    english: ["contested", "contested by"],
    german: ["umkämpft", "umkämpft durch", "umkämpft von"],
  },
  player: { english: ["player"], german: ["spieler"] },
  points: { english: ["points", "point", "score"], german: ["punkte", "punkt", "punktestand"] },
  scored: {
    english: ["scored", "has scored", "already scored", "has already scored"],
    german: ["gewertet", "hat gewertet", "gepunktet", "hat gepunktet"],
  },
  team: { english: ["team"], german: ["team"] },
  mode: { english: ["mode", "game"], german: ["modus", "spiel"] },
  victoryScore: {
    english: ["to", "victory score", "first to", "playing to"],
    german: ["bis", "siegpunktzahl"],
  },
  battlefieldCount: { english: ["battlefields"], german: ["schlachtfelder"] },
  assigns: {
    english: ["assigns", "assign", "assigned", "assignment"],
    german: ["verteilt", "weist zu", "zuweisung"],
  },
  nothing: { english: ["nothing", "none"], german: ["nichts", "keinen"] },
} as const satisfies Record<string, Spelling>;

export type ContextWordName = keyof typeof CONTEXT_WORDS;

/** What stands between an amount and its target. */
export const ONTO: readonly string[] = ["to", "on", "an", "auf"];

/** The modes of play; the first English word of each is the canonical one. */
export const MODE_WORDS = {
  duel: { english: ["duel", "1v1 duel"], german: ["duell"] },
  match: { english: ["match", "1v1 match"], german: ["match"] },
  skirmish: { english: ["skirmish", "ffa3", "ffa3 skirmish"], german: ["scharmützel"] },
  war: { english: ["war", "ffa4", "ffa4 war"], german: ["krieg"] },
  "magma-chamber": { english: ["magma-chamber", "magma chamber", "2v2", "2v2 magma chamber"], german: ["magmakammer"] },
} as const satisfies Record<GameMode, Spelling>;
