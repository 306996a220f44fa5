import { readText } from "../../src/web/browser/position/reading.js";
import type { State } from "../../src/web/browser/position/state.js";
import { writeText } from "../../src/web/browser/position/writing.js";

/** The position of a notation without cards. */
export function position(text: string): State {
  const reading = readText(text);
  if (reading.kind !== "position") throw new Error(JSON.stringify(reading.problems));
  return reading.state;
}

/** The canonical notation of a position. */
export function notation(state: State): string | null {
  return writeText(state);
}
