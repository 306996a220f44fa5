import { SIDES, opposing } from "../../../engine/index.js";
import { withPlayers } from "./context.js";
import type { SideState, State } from "./state.js";

/** The players who have no name of their own are called by their side, so their name changes with it. */
function renamed(id: string): string {
  const side = SIDES.find((one) => one === id);
  return side ? opposing(side) : id;
}

function moved({ player, ...side }: SideState): SideState {
  return player == null ? side : { ...side, player: renamed(player) };
}

/**
 * The position with attacker and defender exchanged, each with units, effects and points. The new defender
 * controls the battlefield, unless nobody or another player does; assignments are dropped.
 */
export function swapped({ assignments: _dropped, ...state }: State): State {
  const { attacker, defender } = state.combat;
  const combat = { attacker: moved(defender), defender: moved(attacker) };
  const controller = state.battlefield?.controller;
  const ofDefender = controller === undefined || controller === (defender.player ?? "defender");
  const { controller: _before, contestedBy: _contesting, ...battlefield } = state.battlefield ?? {};
  const players = (state.players ?? []).map((player) => ({ ...player, id: renamed(player.id) }));
  const position = { ...state, combat, battlefield: ofDefender ? battlefield : { ...battlefield, controller } };
  return withPlayers(position, players);
}
