import { canonicalState } from "../canonical.js";
import type { CardNames, State } from "../state.js";
import { TEXT_LIMIT } from "../text/characters.js";
import { inexpressibleIn, type Inexpressible } from "./expressible.js";
import { writeContext } from "./write-context.js";
import { writeSide } from "./write-side.js";

/** The canonical notation of a state, or every reason why it has none. */
export type WrittenNotation =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reasons: readonly Inexpressible[] };

/**
 * Writes the canonical notation of a state: the shortest form, without spaces, of characters that a URL
 * leaves alone. With a catalogue, cards that are known are written by their id.
 */
export function writeNotation(state: State, cards?: CardNames): WrittenNotation {
  const canonical = canonicalState(state, cards);
  const reasons = inexpressibleIn(canonical);
  if (reasons.length > 0) return { ok: false, reasons };
  const { attacker, defender } = canonical.combat;
  const text = [writeSide(attacker), writeSide(defender), ...writeContext(canonical)].join("~");
  return text.length > TEXT_LIMIT
    ? { ok: false, reasons: [{ code: "inexpressible/too-long", path: [] }] }
    : { ok: true, text };
}
