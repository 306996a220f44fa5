import type { RuleKey } from "../../../rulebook/index.js";
import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step, type Rules } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board, BoardUnit, Place } from "../board.js";
import { cleanUp } from "../cleanup/cleanup.js";
import type { ActionInput, BoardUnitInput } from "../input.js";
import { arrive } from "../movement/arrive.js";
import { closedToMoves, foreignFighters } from "../movement/destination.js";
import { usedIds } from "../read/used-ids.js";
import { freeUnitId } from "../read/unit-ids.js";
import { readPlace } from "../read/read-place.js";
import { asNew, newUnitProblems } from "../read/new-unit.js";
import { readBoardUnit } from "../read/read-unit.js";
import { actingPlayer, breakPasses, passFocus } from "../showdown/focus.js";
import { areTeammates, battlefieldOf, occupants, stateOf } from "../table/look.js";
import { change, note, say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";
import { timingProblems, timingsNow } from "./timing.js";
import { stackTriggers } from "./trigger.js";

/** A unit as it would be played. */
interface Played {
  readonly player: Id;
  readonly unit: BoardUnit;
  readonly to: Place;
}

function readPlayed(board: Board, action: ActionInput): Played {
  const player = action.player ?? actingPlayer({ board });
  const given = action.unit as BoardUnitInput;
  const to = readPlace(action.to ?? {});
  const index = board.players.findIndex(({ id }) => id === player);
  const id = given.id ?? freeUnitId(index, usedIds(board));
  const fresh = asNew(action.accelerated ? { ...given, ready: true } : given);
  return {
    player,
    unit: readBoardUnit(fresh, { id, controller: player, place: to }),
    to,
  };
}

/** Every reason why a unit may not be played so: its timing, its place, its extra cost. @rule play.place ambush.place */
export function playUnitProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  const { player, unit, to } = readPlayed(board, action);
  const given = action.unit as BoardUnitInput;
  const at = [...path, "to"];
  return [
    ...newcomerProblems(board, given, { player, unit, to }, [...path, "unit"]),
    ...(action.accelerated && !keywordsOf(unit).accelerate
      ? [problem("play/no-accelerate", [...path, "accelerated"], { unit: unit.id })]
      : []),
    ...playTimingProblems(board, { player, unit, to }, action, path),
    ...placeProblems(board, { player, unit, to }, action, at),
  ];
}

/** A unit that is played is its player's, new, and not to be taken for another. @rule board.leaving-resets */
function newcomerProblems(board: Board, given: BoardUnitInput, { player, unit }: Played, path: Path): EngineProblem[] {
  const { id } = unit;
  const { controller } = given;
  return [
    ...(usedIds(board).has(id) ? [problem("unit/id-in-use", [...path, "id"], { unit: id })] : []),
    ...(controller != null && controller !== player
      ? [problem("play/whose", [...path, "controller"], { unit: id, player, controller })]
      : []),
    ...newUnitProblems(given, id, path),
  ];
}

/** Ambush is Reaction, for battlefields with own units. @rule ambush.place reaction.no-place control.frozen */
function playTimingProblems(board: Board, played: Played, { timing }: ActionInput, path: Path): EngineProblem[] {
  const { player, unit, to } = played;
  const stated = timing ?? "none";
  const isEnough = timingsNow(board).includes(stated);
  if (isEnough || !keywordsOf(unit).ambush) return timingProblems(board, player, stated, path);
  if (mayAmbush(board, played)) return timingProblems(board, player, "reaction", path);
  const holding = to.battlefield !== null && battlefieldOf(board, to.battlefield).controller === player;
  return [
    ...timingProblems(board, player, "reaction", path),
    problem(
      "play/ambush-place",
      [...path, "to"],
      { player, unit: unit.id, battlefield: to.battlefield },
      holding ? ["control.frozen"] : ["play.place"],
    ),
  ];
}

function mayAmbush(board: Board, { player, unit, to }: Played): boolean {
  return keywordsOf(unit).ambush && to.battlefield !== null && occupants(board, to.battlefield).includes(player);
}

/** By default the own base and battlefields that the player controls. @rule play.place combat.outsiders-play */
function placeProblems(
  board: Board,
  played: Played,
  { placeAllowed, timing }: ActionInput,
  path: Path,
): EngineProblem[] {
  const isReaction = timing === "reaction";
  const { player, unit, to } = played;
  if (to.base !== null)
    return to.base === player ? [] : [problem("play/foreign-base", path, { player, base: to.base })];
  const battlefield = to.battlefield as Id;
  const players = foreignFighters(board, player, battlefield);
  if (players) return [problem("play/foreign-combat", path, { player, battlefield, players })];
  const isOpen =
    battlefieldOf(board, battlefield).controller === player || mayAmbush(board, played) || placeAllowed === true;
  if (!isOpen) {
    const ambush = keywordsOf(unit).ambush;
    return [problem("play/place", path, { player, battlefield, ambush }, isReaction ? ["reaction.no-place"] : [])];
  }
  return closedProblems(board, played, battlefield, path);
}

/** A place that two other players or a teammate have is closed to units that are played, too. @rule combat.no-third-choice move.teammates */
function closedProblems(board: Board, { player, unit, to }: Played, battlefield: Id, path: Path): EngineProblem[] {
  if (closedToMoves(board, unit, to, path).length === 0) return [];
  const players = occupants(board, battlefield).filter((one) => one !== player);
  const teammate = players.find((one) => areTeammates(board, one, player)) ?? null;
  const rules: readonly RuleKey[] =
    teammate === null ? ["combat.two-players", "combat.no-third-choice"] : ["move.teammates"];
  return [problem("play/closed", path, { unit: unit.id, battlefield, players, teammate }, rules)];
}

/** Plays a unit: it resolves at once, and enters exhausted unless it is accelerated. @rule chain.units-at-once unit.enters-exhausted */
export function playUnit(table: Table, action: ActionInput): void {
  const { player, unit, to } = readPlayed(table.board, action);
  const isAmbush = mayAmbush(table.board, { player, unit, to });
  const state = stateOf(table.board);
  change(table, { units: [...table.board.units, unit] });
  explainPlayed(table, { player, unit, to }, { isAmbush, isAccelerated: action.accelerated === true });
  note(table, "played", { player, unit: unit.id, to });
  breakPasses(table);
  if (to.battlefield !== null) arrive(table, player, to);
  stackTriggers(table, action.abilities ?? [], state === "showdown-open" ? "play" : "trigger");
  const { chain } = table.board;
  if (state === "showdown-open" && !chain) passFocus(table, "play");
  if (chain && state.endsWith("closed")) change(table, { chain: { ...chain, passes: 0 } });
  cleanUp(table);
}

/** How a unit is played that is out of the ordinary. */
interface Manner {
  readonly isAmbush: boolean;
  readonly isAccelerated: boolean;
}

function explainPlayed(table: Table, { player, unit, to }: Played, { isAmbush, isAccelerated }: Manner): void {
  const { battlefield } = to;
  const enters = unit.ready ? "unit.enters-ready" : "unit.enters-exhausted";
  const plain: Rules = ["play.place", "chain.units-at-once", enters];
  const rules: Rules = isAccelerated ? [...plain, "accelerate.ready"] : plain;
  if (isAmbush && battlefield !== null)
    say(
      table,
      step("played-by-ambush", { player, unit: unit.id, battlefield }, [
        "ambush.place",
        "play.more-places",
        "reaction.timing",
      ]),
    );
  say(table, step("unit-played", { player, unit: unit.id, battlefield, ready: unit.ready }, rules));
}
