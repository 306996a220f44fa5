import type { CombatState, PlayerScore } from "../combat/state.js";

/** Whether a conquer would bring the final point: one point short of the Victory Score, or more. @rule score.final-point */
export function facesFinalPoint(points: number, victoryScore: number): boolean {
  return points >= victoryScore - 1;
}

/** Whether a player has scored every battlefield this turn, the one being conquered included. @rule score.final-point-condition */
export function everyBattlefieldScored({ battlefield, game }: CombatState, { scored }: PlayerScore): boolean {
  return new Set([...scored, battlefield.id]).size >= game.battlefieldCount;
}
