import { BOUNDS, defaultsOf, type Side } from "../../../engine/index.js";
import { playerOf, type State } from "./state.js";

type PlayerState = NonNullable<State["players"]>[number];

/** The id of a third player whom the page brings in: links hold it, so it is of no language. */
const THIRD = "P3";

/** Who controls the battlefield before the combat, as far as the page offers it. */
export type Controller = "defender" | "nobody" | "another";

/** Who controls the battlefield; the attacker never does, as there would be nothing to contest. */
export function controllerOf(state: State): Controller {
  const { controller } = state.battlefield ?? {};
  if (controller === null) return "nobody";
  return controller === undefined || controller === playerOf(state, "defender") ? "defender" : "another";
}

/**
 * The position with another player in control: one that it lists who is neither attacker nor defender, else one whom
 * the page brings in.
 */
export function withController(state: State, controller: Controller): State {
  if (controller === controllerOf(state)) return state;
  const calm = withoutThird(state);
  if (controller === "defender") return calm;
  if (controller === "nobody") return { ...calm, battlefield: { ...calm.battlefield, controller: null } };
  const players = calm.players ?? [];
  const free = players.filter(({ team }) => team == null);
  const listed = thirdAmong(free, calm);
  return {
    ...calm,
    battlefield: { ...calm.battlefield, controller: listed?.id ?? THIRD },
    players: listed ? players : [...players, { id: THIRD }],
    game: { ...calm.game, ...(isForTwo(calm) && { mode: "skirmish" }) },
  };
}

/** The third player in control, if the page itself brought them in; else a name that somebody gave them. */
export function isThird(controller: string): boolean {
  return controller === THIRD;
}

function isForTwo({ game }: State): boolean {
  return game?.mode == null || game.mode === "duel" || game.mode === "match";
}

/** Takes a third player away who was there for control only, and the mode that made room for them. */
function withoutThird(state: State): State {
  const { controller, ...battlefield } = state.battlefield ?? {};
  const players = (state.players ?? []).filter((player) => player.id !== controller || says(player));
  const { mode, ...game } = state.game ?? {};
  const isRoomLeft =
    mode === "skirmish" && players.length < (state.players ?? []).length && !thirdAmong(players, state);
  return { ...state, battlefield, players, game: isRoomLeft ? game : { ...state.game } };
}

function thirdAmong(players: readonly PlayerState[], state: State): PlayerState | undefined {
  const sides = new Set([playerOf(state, "attacker"), playerOf(state, "defender")]);
  return players.find(({ id }) => !sides.has(id));
}

/** Whether anything is said of a player besides that they are there. */
function says({ points, scoredThisTurn, team }: PlayerState): boolean {
  return (points ?? 0) > 0 || (scoredThisTurn ?? []).length > 0 || team != null;
}

function playerIn(state: State, side: Side): PlayerState {
  const id = playerOf(state, side);
  return state.players?.find((player) => player.id === id) ?? { id };
}

/** Changes what is said of the player of a side, who is listed from then on if that says anything. */
function withPlayer(state: State, side: Side, change: Partial<PlayerState>): State {
  const changed = { ...playerIn(state, side), ...change };
  const others = (state.players ?? []).filter(({ id }) => id !== changed.id);
  return withPlayers(state, says(changed) ? [...others, changed] : others);
}

export function pointsOf(state: State, side: Side): number {
  return playerIn(state, side).points ?? 0;
}

export function withPoints(state: State, side: Side, points: number): State {
  return withPlayer(state, side, { points: Math.min(Math.max(points, 0), BOUNDS.pointsMax) });
}

/** The position with these players, attacker and defender first: so the notation is shortest. */
export function withPlayers(state: State, players: readonly PlayerState[]): State {
  const places = [playerOf(state, "attacker"), playerOf(state, "defender")];
  const placeOf = ({ id }: PlayerState) => (places.includes(id) ? places.indexOf(id) : places.length);
  return { ...state, players: players.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

function battlefieldOf({ battlefield }: State): string {
  return battlefield?.id ?? "battlefield";
}

/** Whether the player of a side has scored this battlefield this turn. */
export function hasScoredHere(state: State, side: Side): boolean {
  return (playerIn(state, side).scoredThisTurn ?? []).includes(battlefieldOf(state));
}

export function withScoredHere(state: State, side: Side, scored: boolean): State {
  const here = battlefieldOf(state);
  const others = (playerIn(state, side).scoredThisTurn ?? []).filter((one) => one !== here);
  return withPlayer(state, side, { scoredThisTurn: scored ? [...others, here] : others });
}

/** The Victory Score of the game: as stated, else that of its mode. */
export function goalOf({ game }: State): number {
  return game?.victoryScore ?? defaultsOf(game?.mode ?? "duel").victoryScore;
}

export function withGoal(state: State, points: number): State {
  const victoryScore = Math.min(Math.max(points, 1), BOUNDS.pointsMax);
  return { ...state, game: { ...state.game, victoryScore } };
}
