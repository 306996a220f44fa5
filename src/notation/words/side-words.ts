import type { BoardPlayerState } from "../state.js";

export interface Spelling {
  readonly english: readonly string[];
  readonly german: readonly string[];
}

/** What the marks of a side are about: a side of a combat, or a player at the table. */
export type SideFacts = Pick<BoardPlayerState, "ignores" | "anyDamageIsLethal">;

/** What can be said of all units in a list: the player whose they are, and the marks of that side. */
export type ItemFacts = SideFacts & { player?: string | null | undefined };

/** A mark of a side; it may stand behind any unit of the side or as an item of its own. */
export interface SideMark extends Spelling {
  readonly short: string;
  put(side: SideFacts): void;
  of(side: SideFacts): boolean;
}

/** The marks of a side, in the order of the canonical form. */
export const SIDE_MARKS = {
  ignoresTank: {
    short: "ignoresT",
    english: ["ignores tank", "ignore tank", "ignoring tank", "ignores T"],
    german: ["ignoriert tank", "ignoriert panzer", "ignoriert T"],
    put: (side) => void (side.ignores = [...(side.ignores ?? []), "tank"]),
    of: (side) => side.ignores?.includes("tank") ?? false,
  },
  ignoresBackline: {
    short: "ignoresB",
    english: ["ignores backline", "ignore backline", "ignoring backline", "ignores B"],
    german: ["ignoriert backline", "ignoriert hintere reihe", "ignoriert B"],
    put: (side) => void (side.ignores = [...(side.ignores ?? []), "backline"]),
    of: (side) => side.ignores?.includes("backline") ?? false,
  },
  anyDamageIsLethal: {
    short: "lethal",
    english: ["any damage is lethal", "any damage lethal", "all damage is lethal"],
    german: ["jeder schaden ist tödlich", "tödlich"],
    put: (side) => void (side.anyDamageIsLethal = true),
    of: (side) => side.anyDamageIsLethal === true,
  },
} as const satisfies Record<string, SideMark>;

export type SideMarkName = keyof typeof SIDE_MARKS;

/** Other words between the units of a side. */
export const SIDE_WORDS = {
  by: { english: ["by", "player"], german: ["von", "spieler"] },
  none: { english: ["none", "nothing", "no units"], german: ["nichts", "keine", "keine units"] },
  also: { english: ["with", "and", "has", "is"], german: ["mit", "und", "hat", "ist"] },
} as const satisfies Record<string, Spelling>;

export type SideWordName = keyof typeof SIDE_WORDS;
