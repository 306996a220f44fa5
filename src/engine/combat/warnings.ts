import type { Id } from "../vocabulary.js";
import { hasTeams } from "./modes.js";
import type { EngineWarning } from "../warning.js";
import type { Muster } from "./muster.js";
import { replacementOrderMatters } from "./replacement-order.js";
import type { CombatState } from "./state.js";

/** What a reader of a resolved combat must know besides. */
export function combatWarnings(state: CombatState, mustered: Muster, wonBefore: Id | null): EngineWarning[] {
  const warnings: EngineWarning[] = orderWarnings(mustered);
  const teams = hasTeams(state.game.mode) || state.players.some(({ team }) => team !== null);
  if (teams) warnings.push({ code: "team-scoring-needs-board", units: [] });
  if (wonBefore !== null) warnings.push({ code: "game-already-won", units: [], player: wonBefore });
  return warnings;
}

/** Warns where the order of a unit's replacements changes what it needs. @rule replacement.order */
export function orderWarnings(mustered: Muster): EngineWarning[] {
  const matters = replacementOrderMatters(mustered);
  return matters ? [{ code: "replacement-order-matters", ...matters }] : [];
}
