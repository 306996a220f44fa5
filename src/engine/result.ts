import type { EngineProblem } from "./problem.js";

/** An answer, or every problem that stands in its way. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly EngineProblem[] };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failed(problems: readonly EngineProblem[]): Result<never> {
  return { ok: false, problems };
}
