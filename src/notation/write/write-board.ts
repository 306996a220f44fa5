import { fightersAt } from "../canonical/control.js";
import type { BattlefieldState, BoardPlayerState, BoardState, BoardUnitState, ShowdownState } from "../state.js";
import { fold } from "../text/characters.js";
import { writeText } from "../text/escape.js";
import { PHASE_WORDS } from "../words/board-words.js";
import { BOARD, isClauseWord } from "../words/dialect.js";
import { SIDE_MARKS, type SideMark } from "../words/side-words.js";
import { writeClause, writeGame } from "./write-game.js";
import { writeUnits } from "./write-side.js";

/** Writes a canonical board, clause by clause: the players, the places, what is said of players, the turn, the game. */
export function writeTable(board: BoardState): string[] {
  const { players, battlefields, bases, turn, turnPlayer, phase, winner, game } = board;
  return [
    players.map(writeScore).join(","),
    ...battlefields.flatMap((one) => writeBattlefield(one, board)),
    ...(bases ?? []).map(({ player, units }) => `base=${nameOf(player)}:${list(units)}`),
    ...players.flatMap((player) => writeFacts(player, board)),
    ...writeClause("turn", turn),
    ...writeClause("turn", turnPlayer && nameOf(turnPlayer)),
    ...(phase == null ? [] : [PHASE_WORDS[phase].english[0]]),
    ...writeShowdown(board),
    ...writeClause("winner", winner && nameOf(winner)),
    ...writeGame(game),
  ];
}

type CombatState = NonNullable<ShowdownState["combat"]>;

function nameOf(player: string): string {
  return writeText(player, { literal: isClauseWord(player) });
}

/** One of several battlefields whose names are alike but for case is written so that only its very letters match. */
function fieldName(id: string, { battlefields }: BoardState): string {
  const isLikeOther = battlefields.some((one) => one.id != null && one.id !== id && fold(one.id) === fold(id));
  return writeText(id, { literal: isLikeOther || isClauseWord(id) });
}

function list(units: readonly BoardUnitState[]): string {
  return writeUnits(units, BOARD).join(",");
}

function writeScore({ id, points }: BoardPlayerState): string {
  return points == null ? nameOf(id) : `${nameOf(id)}:${points}`;
}

/** One that has no units and of which nothing else is said is named all the same. */
function writeBattlefield(
  { id, units, controller, contestedBy, staged }: BattlefieldState,
  board: BoardState,
): string[] {
  const name = fieldName(id ?? "", board);
  const control = controller === null ? "nobody" : controller && nameOf(controller);
  const said = [
    ...byController(units ?? []).map((own) => `${name}=${nameOf(own[0]?.controller ?? "")}:${list(own)}`),
    ...(control === undefined ? [] : [`control=${name}:${control}`]),
    ...(contestedBy == null ? [] : [`contested=${name}:${nameOf(contestedBy)}`]),
    ...(staged == null ? [] : [`staged=${name}:${staged}`]),
  ];
  return said.length > 0 ? said : [`${name}:none`];
}

/** Units in their order, together as long as they have one controller. */
function byController(units: readonly BoardUnitState[]): BoardUnitState[][] {
  const groups: BoardUnitState[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last?.[0]?.controller === unit.controller) last?.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

function writeFacts(player: BoardPlayerState, board: BoardState): string[] {
  const { id, scoredThisTurn, team } = player;
  const fields = scoredThisTurn?.map((field) => fieldName(field, board)).join(",");
  return [
    ...writeClause("scored", fields && `${nameOf(id)}:${fields}`),
    ...writeClause("team", team && `${nameOf(id)}:${nameOf(team)}`),
    ...Object.values<SideMark>(SIDE_MARKS).flatMap(({ short, of }) => (of(player) ? [`${short}=${nameOf(id)}`] : [])),
  ];
}

function writeShowdown(board: BoardState): string[] {
  if (board.showdown == null) return [];
  const { battlefield, focus, passes, combat } = board.showdown;
  const name = fieldName(battlefield, board);
  return [
    combat ? `combat=${name}${writeFighters(combat, battlefield, board)}` : `showdown=${name}`,
    ...writeClause("focus", focus && nameOf(focus)),
    ...writeClause("passes", passes),
    ...writeClause("step", combat?.step),
    ...(combat?.opening ? ["opening"] : []),
  ];
}

/** Who fights is written unless it follows from who is there. */
function writeFighters({ attacker, defender }: CombatState, battlefield: string, board: BoardState): string {
  const field = board.battlefields.find(({ id }) => id === battlefield);
  const known = field && fightersAt(board, field);
  const follows = known?.attacker === attacker && known.defender === defender;
  return follows ? "" : `:${nameOf(attacker)}:${nameOf(defender)}`;
}
