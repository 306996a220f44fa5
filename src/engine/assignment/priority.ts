import type { Unit } from "../unit/unit.js";
import type { IgnorableKeyword, Priority } from "../vocabulary.js";

/**
 * When a unit must be served: Tank first, Backline last, with both either way, each such unit separately. A
 * keyword that the assigning player ignores counts as absent. @rule assign.priorities tank.first
 * backline.last assign.contradiction ignore.inactive
 */
export function priorityOf(unit: Unit, ignored: readonly IgnorableKeyword[]): Priority {
  const tank = unit.tank && !ignored.includes("tank");
  const backline = unit.backline && !ignored.includes("backline");
  if (tank) return backline ? "first-or-last" : "first";
  return backline ? "last" : "normal";
}
