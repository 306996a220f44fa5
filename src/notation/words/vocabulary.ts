import { fold } from "../text/characters.js";
import { VERSUS } from "../text/tokens.js";
import { CONTEXT_WORDS, MODE_WORDS, type ContextWordName } from "./context-words.js";
import { SIDE_MARKS, SIDE_WORDS, type SideMarkName, type SideWordName, type Spelling } from "./side-words.js";
import { UNIT_MARKS, type UnitMark, type UnitMarkName } from "./unit-marks.js";
import type { GameMode } from "../../engine/index.js";

/** What each phrase of a vocabulary means, and how it is spelled; the keys are folded. */
export type Vocabulary<Meaning> = ReadonlyMap<string, { readonly meaning: Meaning; readonly spelling: string }>;

export type SideMeaning =
  | { readonly kind: "unit-mark"; readonly name: UnitMarkName }
  | { readonly kind: "side-mark"; readonly name: SideMarkName }
  | { readonly kind: SideWordName };

export type ContextMeaning = { readonly kind: ContextWordName } | { readonly kind: "a-mode"; readonly mode: GameMode };

/** A mark of a unit by its name. */
export function unitMark(name: UnitMarkName): UnitMark {
  return UNIT_MARKS[name];
}

function vocabulary<Name extends string, Meaning>(
  table: Readonly<Record<Name, Spelling & { readonly short?: string }>>,
  meaningOf: (name: Name) => Meaning,
): [string, { meaning: Meaning; spelling: string }][] {
  return (Object.keys(table) as Name[]).flatMap((name) => {
    const { english, german, short } = table[name];
    const spellings = [...german, ...english, ...(short === undefined ? [] : [short])];
    const meaning = meaningOf(name);
    return spellings.map((spelling): [string, { meaning: Meaning; spelling: string }] => [
      fold(spelling),
      { meaning, spelling },
    ]);
  });
}

/** The words between the units of a side. */
export const SIDE_VOCABULARY: Vocabulary<SideMeaning> = new Map([
  ...vocabulary(UNIT_MARKS, (name): SideMeaning => ({ kind: "unit-mark", name })),
  ...vocabulary(SIDE_MARKS, (name): SideMeaning => ({ kind: "side-mark", name })),
  ...vocabulary(SIDE_WORDS, (kind): SideMeaning => ({ kind })),
]);

/** The words behind the bar. */
export const CONTEXT_VOCABULARY: Vocabulary<ContextMeaning> = new Map([
  ...vocabulary(CONTEXT_WORDS, (kind): ContextMeaning => ({ kind })),
  ...vocabulary(MODE_WORDS, (mode): ContextMeaning => ({ kind: "a-mode", mode })),
]);

/** Short marks as they are printed, two letters before one. */
export const SHORT_MARKS: ReadonlyMap<string, UnitMarkName> = new Map(
  (Object.keys(UNIT_MARKS) as UnitMarkName[]).map((name) => [UNIT_MARKS[name].short, name]),
);

const RESERVED = new Set([...SIDE_VOCABULARY.keys(), ...CONTEXT_VOCABULARY.keys(), ...VERSUS, "x"]);

/** Whether a name would be taken for a word of the notation, or for a number, if it were not quoted. */
export function isReserved(text: string): boolean {
  return /^[0-9]/.test(text) || RESERVED.has(fold(text));
}
