import { hasCombat } from "../../../contract/index.js";
import { sayNotationProblem, type CombatMessages } from "../../../language/index.js";
import { excerpt, readNotation, type CardNames, type NotationProblem } from "../../../notation/index.js";
import { EMPTY, type State } from "./state.js";

/** What the text of an address stands for: a position, or why it is none. */
export type Reading = { readonly kind: "position"; readonly state: State } | Unreadable;

/** A text that stands for no position, with everything that is wrong in it. */
export interface Unreadable {
  readonly kind: "unreadable";
  readonly text: string;
  readonly problems: readonly NotationProblem[];
}

/** Stands in for the catalogue until it is there: no card is known. */
const NO_CARDS: CardNames = { find: () => ({ suggestions: [] }) };

const ABOUT_CARDS: ReadonlySet<string> = new Set(["notation/unknown-card", "notation/ambiguous-card"]);

/** Reads the notation of an address; nothing at all is the empty position. */
export function readText(text: string | null, cards: CardNames = NO_CARDS): Reading {
  if (text === null || !hasCombat(text)) return { kind: "position", state: EMPTY };
  const read = readNotation(text, cards);
  return read.ok ? { kind: "position", state: read.value } : { kind: "unreadable", text, problems: read.problems };
}

/** Whether a text that could not be read may be readable with a catalogue of cards. */
export function mayNeedCards(reading: Reading): boolean {
  return reading.kind === "unreadable" && reading.problems.some(({ code }) => ABOUT_CARDS.has(code));
}

/** A fault in an address: where it is, and what is wrong. */
export interface Fault {
  /** null for a fault that is nowhere in the notation. */
  readonly drawing: string | null;
  readonly sentence: string;
}

/** As many characters of a text as a phone shows in a line. */
const WIDTH = 36;

/** The faults of a text that cannot be read, in words. */
export function faultsIn({ text, problems }: Unreadable, messages: CombatMessages): readonly Fault[] {
  return problems.map((problem) => ({
    drawing: excerpt(text, problem, WIDTH),
    sentence: sayNotationProblem(messages, problem),
  }));
}
