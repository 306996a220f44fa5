import { opposing, SIDES, type Side } from "../../engine/index.js";
import { playerOf, unitMeant, type Aliases } from "../read/references.js";
import type { AssignmentEntry, PlayerState, State } from "../state.js";
import { writeText } from "../text/escape.js";
import { COMBAT, isReserved } from "../words/dialect.js";
import { writeClause, writeGame } from "./write-game.js";
import { writeName as writeNameIn } from "./write-side.js";

/** Writes a name, so that it is not taken for a word of a combat. */
function writeName(name: string): string {
  return writeNameIn(name, COMBAT);
}

/** Writes what a canonical state says besides the two sides, clause by clause. */
export function writeContext(state: State): string[] {
  return [
    ...writeBattlefield(state),
    ...writePlayers(state),
    ...writeGame(state.game),
    ...SIDES.flatMap((side) => writeAssignment(state, side)),
  ];
}

function writePlayer({ combat }: State, id: string): string {
  const side = SIDES.find((one) => playerOf(combat, one) === id);
  return side ?? writeName(id);
}

function writeBattlefield(state: State): string[] {
  const { id, controller, contestedBy } = state.battlefield ?? {};
  return [
    ...(id == null ? [] : writeClause("at", writeName(id))),
    ...(controller === undefined ? [] : [writeController(state, controller)]),
    ...(contestedBy == null ? [] : writeClause("contested", writePlayer(state, contestedBy))),
  ];
}

function writeController(state: State, controller: string | null): string {
  if (controller === null) return "nobody";
  const player = writePlayer(state, controller);
  return player === "attacker" ? player : `control=${player}`;
}

/** Both players with points and nothing else is the usual case, and the shortest: `5:3`. */
function writePlayers(state: State): string[] {
  const players = state.players ?? [];
  const [attacker, defender] = SIDES.map((side) => playerOf(state.combat, side));
  const isPair = players[0]?.id === attacker && players[1]?.id === defender && attacker !== defender;
  if (!isPair) return players.flatMap((player) => writeEntry(state, player));
  const [first, second, ...others] = players as [PlayerState, PlayerState, ...PlayerState[]];
  return [
    `${first.points ?? 0}:${second.points ?? 0}`,
    ...writeFacts(state, first).map((fact) => `attacker.${fact}`),
    ...writeFacts(state, second).map((fact) => `defender.${fact}`),
    ...others.flatMap((player) => writeEntry(state, player)),
  ];
}

function writeEntry(state: State, player: PlayerState): string[] {
  return [
    `player=${writePlayer(state, player.id)}`,
    ...writeClause("points", player.points),
    ...writeFacts(state, player),
  ];
}

function writeFacts({ battlefield }: State, { scoredThisTurn, team }: PlayerState): string[] {
  const here = battlefield?.id ?? "battlefield";
  const scored = scoredThisTurn?.map((field) => (field === here ? "here" : writeName(field))).join(",");
  return [...writeClause("scored", scored), ...(team == null ? [] : writeClause("team", writeName(team)))];
}

function writeAssignment(state: State, side: Side): string[] {
  const entries = state.assignments?.[side];
  if (entries == null) return [];
  return writeClause(side, entries.map((entry) => writeEntryOf(state, side, entry)).join(",") || "nothing");
}

function writeEntryOf({ combat }: State, side: Side, { unit, amount }: AssignmentEntry): string {
  const aliases: Record<Side, Aliases> = {
    attacker: combat.attacker.units.map(({ name, card }) => [name, card]),
    defender: combat.defender.units.map(({ name, card }) => [name, card]),
  };
  const isMeant = unitMeant(combat, aliases, unit, opposing(side)) === unit;
  return `${writeText(unit, { literal: !isMeant || isReserved(unit, COMBAT) })}:${amount}`;
}
