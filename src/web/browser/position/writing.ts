import { writeNotation } from "../../../notation/index.js";
import { isEmpty, type State } from "./state.js";

/** The canonical notation of a position; null for an empty one, and for one that has none. */
export function writeText(state: State): string | null {
  if (isEmpty(state)) return null;
  const written = writeNotation(state);
  return written.ok ? written.text : null;
}
