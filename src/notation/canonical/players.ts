import { IGNORABLE_KEYWORDS, readBoard, type Board } from "../../engine/index.js";
import type { BoardPlayerState, BoardState } from "../state.js";
import { kept } from "./kept.js";

/** A player at the table with the least that says the same. */
export function canonicalPlayer({ ignores, ...player }: BoardPlayerState): BoardPlayerState {
  return kept<BoardPlayerState>(
    { ...player, ignores: IGNORABLE_KEYWORDS.filter((keyword) => ignores?.includes(keyword)) },
    { points: 0, anyDamageIsLethal: false, gainsNoPoints: false, recallsAllOnTies: false },
  );
}

/** The game without what its mode sets, and without a number of battlefields that is that of those in play. */
export function canonicalGame({ game, players, battlefields }: Board): BoardState["game"] {
  const { mode } = game;
  const bare = readBoard({
    game: { mode },
    players: players.map(({ id, team }) => ({ id, team })),
    battlefields: battlefields.map(({ id }) => ({ id })),
  });
  const defaults = bare.ok ? bare.value.game : {};
  const { victoryScore, battlefieldCount } = game;
  return kept<NonNullable<BoardState["game"]>>({ mode, victoryScore, battlefieldCount }, { ...defaults, mode: "duel" });
}
