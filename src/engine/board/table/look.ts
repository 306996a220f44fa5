import { isSameTeam } from "../../scoring/win-check.js";
import { opposing, type Id, type Side } from "../../vocabulary.js";
import type { Battlefield, Board, BoardPlayer, BoardUnit, Place, RunningCombat, Showdown } from "../board.js";
import type { TableState } from "../trace.js";

/** The unit of this id, if it is on the board. */
export function findUnit({ units }: Board, id: Id): BoardUnit | undefined {
  return units.find((unit) => unit.id === id);
}

/** The battlefield of this id; every place of a unit is known. */
export function battlefieldOf({ battlefields }: Board, id: Id): Battlefield {
  return found(
    battlefields.find((one) => one.id === id),
    id,
  );
}

/** The player of this id; every controller and owner is known. */
export function playerOf({ players }: Board, id: Id): BoardPlayer {
  return found(
    players.find((one) => one.id === id),
    id,
  );
}

function found<T>(one: T | undefined, id: Id): T {
  if (one === undefined) throw new Error(`The board has no ${id}.`);
  return one;
}

/** The units at a battlefield. */
export function unitsAt({ units }: Board, battlefield: Id): BoardUnit[] {
  return units.filter(({ place }) => place.battlefield === battlefield);
}

/** The players with units at a battlefield, in the order of the units. */
export function occupants(board: Board, battlefield: Id): Id[] {
  const players: Id[] = [];
  for (const { place, controller } of board.units) {
    if (place.battlefield === battlefield && !players.includes(controller)) players.push(controller);
  }
  return players;
}

/** Whether two players fight each other: neither the same nor in one team. */
export function areOpponents(board: Board, one: Id, other: Id): boolean {
  return !isSameTeam(playerOf(board, one), playerOf(board, other));
}

/** Whether two different players are in one team. */
export function areTeammates(board: Board, one: Id, other: Id): boolean {
  return one !== other && !areOpponents(board, one, other);
}

/** The next player in turn order. */
export function nextPlayer({ players }: Board, id: Id): Id {
  const index = players.findIndex((player) => player.id === id);
  return (players[(index + 1) % players.length] as BoardPlayer).id;
}

/** All players in turn order, beginning with the one given. */
export function inTurnOrder({ players }: Board, first: Id): Id[] {
  const ids = players.map(({ id }) => id);
  const index = ids.indexOf(first);
  return [...ids.slice(index), ...ids.slice(0, index)];
}

/** Which of the four states the turn is in. @rule showdown.timing chain.closed */
export function stateOf({ showdown, chain }: Board): TableState {
  if (showdown) return chain ? "showdown-closed" : "showdown-open";
  return chain ? "neutral-closed" : "neutral-open";
}

/** The base of a player. */
export function baseOf(player: Id): Place {
  return { battlefield: null, base: player };
}

/** Whether two places are one. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.battlefield === other.battlefield && one.base === other.base;
}

/** Whether a Showdown or Combat is going on at a battlefield. */
export function hasFight({ showdown }: Board, battlefield: Id): boolean {
  return showdown?.battlefield === battlefield;
}

/** The two players of the Combat that is staged or running at a battlefield; null without one. */
export function fighters(board: Board, { id, contestedBy, combatStaged }: Battlefield): readonly Id[] | null {
  const combat = hasFight(board, id) ? board.showdown?.combat : null;
  if (combat) return [combat.attacker, combat.defender];
  if (!combatStaged || contestedBy === null) return null;
  const defender = opponentAt(board, id, contestedBy);
  return defender === null ? null : [contestedBy, defender];
}

/** The opponent of a player who has units at a battlefield; null if none has. */
export function opponentAt(board: Board, battlefield: Id, player: Id): Id | null {
  return occupants(board, battlefield).find((one) => areOpponents(board, one, player)) ?? null;
}

/** The role that units of a player have in a Combat; null for outsiders. @rule roles.units */
export function roleIn({ attacker, defender }: RunningCombat, player: Id): Side | null {
  if (player === attacker) return "attacker";
  return player === defender ? "defender" : null;
}

/** The Showdown of the running Combat; to be asked only while one runs. */
export function runningCombat({ showdown }: Board): Showdown & { readonly combat: RunningCombat } {
  if (!showdown?.combat) throw new Error("No combat is running.");
  return { ...showdown, combat: showdown.combat };
}

/** The units of the other side at the battlefield of a running Combat. */
export function enemiesIn(board: Board, side: Side): BoardUnit[] {
  const battlefield = board.showdown?.battlefield;
  return board.units.filter(({ place, role }) => place.battlefield === battlefield && role === opposing(side));
}
