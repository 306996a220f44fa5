import type { GameMode, TurnPhase } from "../../engine/index.js";
import { fold } from "../text/characters.js";
import { VERSUS } from "../text/tokens.js";
import { BOARD_WORDS, PHASE_WORDS, SHARED_WORDS, type BoardWordName } from "./board-words.js";
import { CONTEXT_WORDS, MODE_WORDS, type ContextWordName } from "./context-words.js";
import { SIDE_MARKS, SIDE_WORDS, type SideMarkName, type SideWordName } from "./side-words.js";
import { TABLE_MARKS, type TableMarkName } from "./table-marks.js";
import { UNIT_MARKS, type CombatMarkName, type UnitMark } from "./unit-marks.js";
import { phrasesOf, type Vocabulary } from "./vocabulary.js";

export type UnitMarkName = CombatMarkName | TableMarkName;

/** What a word between units means. */
export type ItemMeaning =
  | { readonly kind: "unit-mark"; readonly name: UnitMarkName }
  | { readonly kind: "side-mark"; readonly name: SideMarkName }
  | { readonly kind: SideWordName };

/** What a word of a clause means. */
export type ClauseMeaning =
  | { readonly kind: ContextWordName | BoardWordName }
  | { readonly kind: "a-mode"; readonly mode: GameMode }
  | { readonly kind: "a-phase"; readonly phase: TurnPhase }
  | { readonly kind: "side-mark"; readonly name: SideMarkName };

/** The words of one of the two kinds of lines: those about a combat, and those about the whole table. */
export interface Dialect {
  /** In the order of the canonical form. */
  readonly marks: readonly UnitMark[];
  /** The words between units. */
  readonly items: Vocabulary<ItemMeaning>;
  /** The words behind the bar. */
  readonly clauses: Vocabulary<ClauseMeaning>;
  /** Short marks as they are printed. */
  readonly shortMarks: ReadonlyMap<string, UnitMarkName>;
}

const ALL_MARKS: Readonly<Record<UnitMarkName, UnitMark>> = { ...UNIT_MARKS, ...TABLE_MARKS };

/** A mark of a unit by its name. */
export function unitMark(name: UnitMarkName): UnitMark {
  return ALL_MARKS[name];
}

function dialect<Name extends UnitMarkName>(
  marks: Readonly<Record<Name, UnitMark>>,
  words: readonly ItemMeaning["kind"][],
  clauses: Iterable<readonly [string, { meaning: ClauseMeaning; spelling: string }]>,
): Dialect {
  const names = Object.keys(marks) as Name[];
  return {
    marks: names.map((name) => marks[name]),
    items: new Map([
      ...phrasesOf(marks, (name): ItemMeaning => ({ kind: "unit-mark", name })),
      ...phrasesOf(SIDE_MARKS, (name): ItemMeaning => ({ kind: "side-mark", name })),
      ...phrasesOf(SIDE_WORDS, (kind): ItemMeaning => ({ kind })).filter(([, { meaning }]) =>
        words.includes(meaning.kind),
      ),
    ]),
    clauses: new Map(clauses),
    shortMarks: new Map(
      names.flatMap((name): [string, Name][] => (marks[name].short === undefined ? [] : [[marks[name].short, name]])),
    ),
  };
}

const MODES = phrasesOf(MODE_WORDS, (mode): ClauseMeaning => ({ kind: "a-mode", mode }));

/** The words of a line about a combat. */
export const COMBAT: Dialect = dialect(
  UNIT_MARKS,
  ["by", "none", "also"],
  [...phrasesOf(CONTEXT_WORDS, (kind): ClauseMeaning => ({ kind })), ...MODES],
);

/** The words of a line about the whole table. */
export const BOARD: Dialect = dialect(
  ALL_MARKS,
  ["none", "also"],
  [
    ...phrasesOf(SIDE_MARKS, (name): ClauseMeaning => ({ kind: "side-mark", name })),
    ...phrasesOf(SHARED_WORDS, (kind): ClauseMeaning => ({ kind })),
    ...phrasesOf(BOARD_WORDS, (kind): ClauseMeaning => ({ kind })),
    ...phrasesOf(PHASE_WORDS, (phase): ClauseMeaning => ({ kind: "a-phase", phase })),
    ...MODES,
  ],
);

const VERSUS_AND_TIMES = new Set([...VERSUS, "x"]);

/** Whether the name of a player, a team or a battlefield would be taken for a word, if it were not quoted. */
export function isClauseWord(text: string): boolean {
  const word = fold(text);
  const isNone = BOARD.items.get(word)?.meaning.kind === "none";
  return /^[0-9]/.test(text) || isNone || BOARD.clauses.has(word) || VERSUS.has(word);
}

/** Whether a name would be taken for a word of a line, or for a number, if it were not quoted. */
export function isReserved(text: string, { items, clauses }: Dialect): boolean {
  const word = fold(text);
  return /^[0-9]/.test(text) || items.has(word) || clauses.has(word) || VERSUS_AND_TIMES.has(word);
}
