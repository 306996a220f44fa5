import type { NOTATION_PROBLEM_CODES } from "../../contract/index.js";

export type NotationProblemCode = (typeof NOTATION_PROBLEM_CODES)[number];

/** What could have stood at the place of a problem. */
export const NOTATION_EXPECTATIONS = [
  "unit",
  "might",
  "number",
  "sign",
  "mark",
  "name",
  "quoted-name",
  "card",
  "comma",
  "versus",
  "bar",
  "clause",
  "player",
  "points",
  "mode",
  "battlefield",
  "assignment",
  "target",
  "table",
  "colon",
  "fight",
  "phase",
  "step",
  "end",
] as const;
export type NotationExpectation = (typeof NOTATION_EXPECTATIONS)[number];

/** A fault in a notation, without words: where it is, and the facts that its sentence needs. */
export interface NotationProblem {
  readonly code: NotationProblemCode;
  /** Where it begins, in Unicode characters, from 1; one past the last where something is missing at the end. */
  readonly column: number;
  /** How many Unicode characters are meant; 0 where something is missing. */
  readonly length: number;
  readonly expected: readonly NotationExpectation[];
  /** What stands there; empty at the end of the text. */
  readonly found: string;
  /** What was probably meant. */
  readonly suggestion: string | null;
  /** Every card that the text could mean, for an ambiguous one. */
  readonly candidates: readonly string[];
}

/** More problems than these are not looked for. */
export const MOST_PROBLEMS = 20;
