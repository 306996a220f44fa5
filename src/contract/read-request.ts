import { shapeProblems } from "./issues.js";
import { operations, type OperationName, type RequestOf } from "./operations.js";
import type { ShapeProblem } from "./shape-problem.js";

export type ReadRequest<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

/** Checks that `input` has the shape of the operation's request; otherwise says everything that is wrong with it. */
export function readRequest<Name extends OperationName>(name: Name, input: unknown): ReadRequest<RequestOf<Name>> {
  const { request } = operations[name];
  const read = request.safeParse(input);
  if (read.success) return { ok: true, value: read.data as RequestOf<Name> };
  return { ok: false, problems: shapeProblems(request, input, read.error) };
}
