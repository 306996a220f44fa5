import type { BoardUnit } from "../board.js";
import { changeUnits, type Table } from "../table/table.js";
import type { Duration } from "../vocabulary.js";

/** Ends all effects that last so long, together; answers the units that had one. @rule ending.this-turn combat.effects-end */
export function endEffects(table: Table, duration: Exclude<Duration, "lasting">): string[] {
  const hadOne = ({ changes, replacements }: BoardUnit) =>
    [...changes, ...replacements].some(({ lasts }) => lasts === duration);
  const ended = table.board.units.filter(hadOne).map(({ id }) => id);
  if (ended.length === 0) return [];
  changeUnits(table, (unit) =>
    hadOne(unit)
      ? {
          changes: unit.changes.filter(({ lasts }) => lasts !== duration),
          replacements: unit.replacements.filter(({ lasts }) => lasts !== duration),
        }
      : null,
  );
  return ended;
}
