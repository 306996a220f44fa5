import type { Path } from "../problem.js";
import { statedPoints } from "../scoring/stated-points.js";
import { failed, ok, type Result } from "../result.js";
import { SIDES, type GameMode } from "../vocabulary.js";
import { readCombat, type Combat } from "./combat.js";
import { withDefaults } from "./defaults.js";
import type { CombatStateInput, PlayerInput } from "./input.js";
import { defaultsOf } from "./modes.js";
import { stateProblems } from "./state-problems.js";
import type { CombatState, PlayerScore } from "./state.js";

/** Reads a combat state; answers the state, or every problem in it with its place, code and rules. */
export function readCombatState(input: CombatStateInput, path: Path = ["state"]): Result<CombatState> {
  const combat = readCombat(input.combat, [...path, "combat"]);
  if (!combat.ok) return combat;
  const state = complete(input, combat.value);
  const problems = stateProblems(input, state, path);
  return problems.length > 0 ? failed(problems) : ok(state);
}

function complete(input: CombatStateInput, combat: Combat): CombatState {
  const { mode } = withDefaults({ mode: "duel" as GameMode }, input.game);
  return {
    combat,
    battlefield: readBattlefield(input.battlefield, combat),
    players: allPlayers(input.players ?? [], combat),
    game: { mode, ...withDefaults(defaultsOf(mode), input.game) },
    assignments: withDefaults<CombatState["assignments"]>({ attacker: null, defender: null }, input.assignments),
  };
}

/** Left out, the controller is the defender's player; null says that nobody controls the battlefield. */
function readBattlefield(input: CombatStateInput["battlefield"], { defender }: Combat): CombatState["battlefield"] {
  return {
    id: input?.id ?? "battlefield",
    controller: input?.controller === undefined ? defender.player : input.controller,
    contestedStated: input?.contestedBy != null,
  };
}

function allPlayers(listed: readonly PlayerInput[], combat: Combat): PlayerScore[] {
  const unlisted = SIDES.map((side) => combat[side].player).filter((id) => listed.every((player) => player.id !== id));
  return [...listed, ...unlisted.map((id): PlayerInput => ({ id }))].map((player) => readPlayer(player, listed));
}

function readPlayer(input: PlayerInput, listed: readonly PlayerInput[]): PlayerScore {
  const { id, scoredThisTurn, team } = input;
  return { id, points: statedPoints(input, listed), scored: scoredThisTurn ?? [], team: team ?? null };
}
