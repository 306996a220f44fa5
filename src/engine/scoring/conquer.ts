import type { Control } from "../combat/control.js";
import type { CombatState, PlayerScore } from "../combat/state.js";
import { step, type EngineStep } from "../trace.js";
import { SIDES, type Id, type Side } from "../vocabulary.js";
import { explainScore, score } from "./score.js";
import type { Score, Scoring } from "./scoring.js";

/** The score of a player; every side's player and every listed one is known. */
export function scoreOf({ players }: CombatState, id: Id): PlayerScore {
  const found = players.find((player) => player.id === id);
  if (!found) throw new Error(`No score is known for the player ${id}.`);
  return found;
}

/** A combat by itself does not know what teammates had, nor what effects forbid. */
function scoringIn(state: CombatState, player: Id): Scoring {
  return {
    player: scoreOf(state, player),
    battlefield: state.battlefield.id,
    method: "conquer",
    fought: true,
    game: state.game,
    excused: [],
    barred: null,
    gainsNoPoints: false,
  };
}

/** A player who takes control conquers, once per battlefield and turn. @rule conquer.if-not-scored score.conquer */
export function conquer(state: CombatState, { takenBy }: Control): Score {
  if (takenBy === null) return { outcome: "no-conquer", player: null, method: null, before: null, after: null };
  return score(scoringIn(state, takenBy));
}

export function explainConquer(state: CombatState, control: Control, result: Score): EngineStep[] {
  const battlefield = state.battlefield.id;
  const { player } = result;
  if (player === null) return [step("no-conquer", { player: control.after, battlefield }, ["score.conquer"])];
  const side = SIDES.find((name) => state.combat[name].player === player) ?? "attacker";
  return [
    ...(result.method === null ? [] : explainConquest(player, side, battlefield, side === "defender")),
    ...explainScore(scoringIn(state, player), result),
  ];
}

/** A defender who had not the battlefield conquers as well, on whoever's turn it is. @rule conquer.either-side */
export function explainConquest(player: Id, side: Side, battlefield: Id, isOthersTurn: boolean): EngineStep[] {
  const facts = { player, side, battlefield };
  const reading = isOthersTurn ? "A16" : null;
  return [
    side === "defender"
      ? step(
          "conquered",
          facts,
          ["conquer.if-not-scored", "score.conquer", "score.once-per-turn", "conquer.either-side"],
          reading,
        )
      : step("conquered", facts, ["conquer.if-not-scored", "score.conquer", "score.once-per-turn"], reading),
  ];
}
