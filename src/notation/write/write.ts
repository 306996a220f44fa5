import { canonicalBoard } from "../canonical/board.js";
import { canonicalState } from "../canonical/combat.js";
import type { BoardState, CardNames, State } from "../state.js";
import { TEXT_LIMIT } from "../text/characters.js";
import { inexpressibleIn, inexpressibleOnBoard, type Inexpressible } from "./expressible.js";
import { writeTable } from "./write-board.js";
import { writeContext } from "./write-context.js";
import { writeSide } from "./write-side.js";

/** A canonical notation, or every reason why there is none. */
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
  return asText([writeSide(attacker), writeSide(defender), ...writeContext(canonical)]);
}

/**
 * Writes the canonical notation of a board. One that can be in no game has none, and one of which something is said
 * that has no words.
 */
export function writeBoardNotation(board: BoardState, cards?: CardNames): WrittenNotation {
  const canonical = canonicalBoard(board, cards);
  if (!canonical.ok) {
    const reasons = canonical.problems.map(({ path }): Inexpressible => ({
      code: "inexpressible/not-in-a-game",
      path,
    }));
    return { ok: false, reasons };
  }
  const reasons = inexpressibleOnBoard(canonical.value).map((reason) => placed(reason, canonical.value, board));
  return reasons.length > 0 ? { ok: false, reasons } : asText(["table", ...writeTable(canonical.value)]);
}

/** A reason by its place in the board that was stated: bases without units are not in the canonical one. */
function placed({ code, path }: Inexpressible, canonical: BoardState, stated: BoardState): Inexpressible {
  const [list, index, ...rest] = path;
  if (list !== "bases" || typeof index !== "number") return { code, path };
  const player = canonical.bases?.[index]?.player;
  return { code, path: [list, (stated.bases ?? []).findIndex((base) => base.player === player), ...rest] };
}

function asText(parts: readonly string[]): WrittenNotation {
  const text = parts.join("~");
  return text.length > TEXT_LIMIT
    ? { ok: false, reasons: [{ code: "inexpressible/too-long", path: [] }] }
    : { ok: true, text };
}
