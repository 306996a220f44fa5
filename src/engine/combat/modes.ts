import type { GameMode } from "../vocabulary.js";

interface ModeFacts {
  readonly victoryScore: number;
  readonly battlefieldCount: number;
  readonly players: number;
}

/** What each mode of play sets. @rule win.victory-score win.mode-changes-score */
const MODES: Readonly<Record<GameMode, ModeFacts>> = {
  duel: { victoryScore: 8, battlefieldCount: 2, players: 2 },
  match: { victoryScore: 8, battlefieldCount: 2, players: 2 },
  skirmish: { victoryScore: 8, battlefieldCount: 3, players: 3 },
  war: { victoryScore: 8, battlefieldCount: 3, players: 4 },
  "magma-chamber": { victoryScore: 11, battlefieldCount: 3, players: 4 },
};

/** What a mode sets when nothing changes it. */
export function defaultsOf(mode: GameMode): { readonly victoryScore: number; readonly battlefieldCount: number } {
  const { victoryScore, battlefieldCount } = MODES[mode];
  return { victoryScore, battlefieldCount };
}

/** How many players a mode has. */
export function playersIn(mode: GameMode): number {
  return MODES[mode].players;
}

/** Whether a mode is played in teams. @rule team.points-shared */
export function hasTeams(mode: GameMode): boolean {
  return mode === "magma-chamber";
}
