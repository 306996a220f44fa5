import assert from "node:assert/strict";
import * as fc from "fast-check";
import { excerpt, type NotationProblem } from "../../src/notation/index.js";

/** Milliseconds that no line takes unless reading it hangs; how fast it is, the bench says. */
export const HANGS = 250;

/** Valid lines with some characters taken out, put in or doubled, at one of so many places. */
export function mutations(
  valid: readonly string[],
  places: number,
  pieces: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const edit = fc.record({ at: fc.nat(places), remove: fc.nat(4), put: pieces });
  return fc
    .record({ text: fc.constantFrom(...valid), edits: fc.array(edit, { minLength: 1, maxLength: 4 }) })
    .map(({ text, edits }) =>
      edits.reduce((edited, { at, remove, put }) => edited.slice(0, at) + put + edited.slice(at + remove), text),
    );
}

/** How many milliseconds reading takes; what seems slow gets more chances, up to so many, on a busy machine. */
export function timeOf(read: () => unknown, enough: number, chances: number): number {
  let best = Infinity;
  for (let tries = 0; tries < chances && best > enough; tries++) {
    const start = performance.now();
    read();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Every problem of a text must stand in the text, and be drawn in two lines. */
export function assertLocated(text: string, problems: readonly NotationProblem[]): void {
  const { length } = [...text];
  assert.ok(problems.length > 0 && problems.length <= 20, text);
  for (const problem of problems) {
    const end = problem.column - 1 + problem.length;
    assert.ok(problem.column >= 1 && problem.length >= 0 && end <= length, `${text} ${JSON.stringify(problem)}`);
    assert.equal(excerpt(text, problem).split("\n").length, 2);
  }
}
