import type { z } from "zod";
import type { problem } from "../contract/index.js";

/** A problem as a caller reads it, with its sentence and the rules behind it. */
export type Problem = z.infer<typeof problem>;

/**
 * What an operation answers: the value, or all problems of the first kind that was found. "shape" means that
 * the request does not have the shape of the contract; "rules" that it has, but cannot be in the game.
 */
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

/** How an operation ended. */
export type Outcome = "answered" | "shape-problem" | "rules-problem" | "failed";

/** Is told of each operation that was asked for, how it ended, and how many seconds it took. */
export type Observe = (operation: string, outcome: Outcome, seconds: number) => void;

/** How an operation ended that gave this answer. */
export function outcomeOf(answer: Answer<unknown>): Outcome {
  return answer.ok ? "answered" : `${answer.kind}-problem`;
}

export interface Refusal {
  readonly ok: false;
  readonly kind: "shape" | "rules";
  /** The kind in a few words. */
  readonly title: string;
  /** The first problem, and how many more there are. */
  readonly summary: string;
  readonly problems: readonly Problem[];
}
