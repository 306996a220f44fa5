import type { SideState } from "../state.js";
import type { Cursor } from "../text/cursor.js";
import { readItems } from "./read-items.js";

/** A side as it was read; `called` has for each unit the text that named its card. */
export interface ReadSide {
  readonly side: SideState;
  readonly called: (string | null)[];
}

/** Reads the units and marks of a side, up to the next side or the bar. */
export function readSide(cursor: Cursor): ReadSide {
  const read: ReadSide = { side: { units: [] }, called: [] };
  const { side, called } = read;
  readItems(cursor, { facts: side, units: side.units, called }, [",", ";"], () =>
    cursor.report("notation/missing-side", cursor.peek(), { expected: ["unit"] }),
  );
  return read;
}
