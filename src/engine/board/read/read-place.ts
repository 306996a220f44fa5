import type { Place } from "../board.js";
import type { PlaceInput } from "../input.js";

/** A place with both its fields; whether just one is given is checked elsewhere. */
export function readPlace({ battlefield, base }: PlaceInput): Place {
  return { battlefield: battlefield ?? null, base: base ?? null };
}
