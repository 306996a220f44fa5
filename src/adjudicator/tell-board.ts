import type { z } from "zod";
import type { Card } from "../cards/index.js";
import type { base, board, boardBattlefield, boardEvent, boardPlayer, combatRoles } from "../contract/index.js";
import type {
  Battlefield,
  Board,
  BoardEvent,
  BoardPlayer,
  BoardUnit,
  Fight,
  Id,
  RunningCombat,
} from "../engine/index.js";
import { nameOf, type Speech } from "./speech.js";
import { tellBoardUnit } from "./tell-board-unit.js";
import { tellEffect } from "./tell-effect.js";

type BoardOut = z.infer<typeof board>;
type Cards = ReadonlyMap<Id, Card>;

/** A board as callers read it and can send it again, with the cards that its units are. */
export function tellBoard(told: Board, cards: Cards): BoardOut {
  const { game, scoringStep } = told;
  return {
    game: { mode: game.mode, victoryScore: game.victoryScore, battlefieldCount: game.battlefieldCount },
    turn: told.turn,
    turnPlayer: told.turnPlayer,
    phase: told.phase,
    players: told.players.map(tellPlayer),
    battlefields: told.battlefields.map((one) => tellBattlefield(one, told, cards)),
    bases: told.players.map(({ id }) => tellBase(id, told, cards)),
    showdown: tellShowdown(told.showdown),
    chain: tellChain(told.chain, cards),
    scoringStep: {
      controlledByTeammate: [...scoringStep.controlledByTeammate],
      occupied: scoringStep.occupied.map(({ player, battlefield }) => ({ player, battlefield })),
    },
    unitsCannotMoveToBase: told.unitsCannotMoveToBase,
    anyStagedFightFirst: told.anyStagedFightFirst,
    stopForTriggers: [...told.stopForTriggers],
    scoreRecord:
      told.scoreRecord?.map(({ player, battlefield, turn, method }) => ({ player, battlefield, turn, method })) ?? null,
    winner: told.winner,
  };
}

function tellPlayer({ scored, ignores, ...player }: BoardPlayer): z.infer<typeof boardPlayer> {
  return {
    id: player.id,
    points: player.points,
    scoredThisTurn: [...scored],
    team: player.team,
    ignores: [...ignores],
    anyDamageIsLethal: player.anyDamageIsLethal,
    gainsNoPoints: player.gainsNoPoints,
    recallsAllOnTies: player.recallsAllOnTies,
  };
}

function tellBattlefield(one: Battlefield, { units }: Board, cards: Cards): z.infer<typeof boardBattlefield> {
  return {
    id: one.id,
    controller: one.controller,
    contestedBy: one.contestedBy,
    staged: stagedAt(one),
    units: tellUnits(
      units.filter(({ place }) => place.battlefield === one.id),
      cards,
    ),
    reachableFromBattlefields: one.reachableFromBattlefields,
    cannotBeScored: one.cannotBeScored,
  };
}

/** Where a Combat is staged, a Showdown is too: the Combat says more. */
function stagedAt({ showdownStaged, combatStaged }: Battlefield): Fight | null {
  if (combatStaged) return "combat";
  return showdownStaged ? "showdown" : null;
}

function tellBase(player: Id, { units }: Board, cards: Cards): z.infer<typeof base> {
  const here = units.filter(({ place }) => place.base === player);
  return { player, units: tellUnits(here, cards) };
}

function tellUnits(units: readonly BoardUnit[], cards: Cards) {
  return units.map((unit) => tellBoardUnit(unit, cards.get(unit.id)?.id ?? null));
}

function tellShowdown(showdown: Board["showdown"]): BoardOut["showdown"] {
  if (showdown === null) return null;
  const { battlefield, focus, passes, combat } = showdown;
  return { battlefield, focus, passes, combat: combat && tellCombat(combat) };
}

function tellCombat(combat: RunningCombat): z.infer<typeof combatRoles> {
  return {
    attacker: combat.attacker,
    defender: combat.defender,
    step: combat.step,
    haveAttacked: [...combat.haveAttacked],
    haveDefended: [...combat.haveDefended],
    disarms: [...combat.disarms],
    opening: combat.opening,
    attackersRecalled: combat.attackersRecalled,
    result: combat.result,
  };
}

function tellChain(chain: Board["chain"], cards: Cards): BoardOut["chain"] {
  if (chain === null) return null;
  const { opener, priority, passes, items } = chain;
  return {
    opener,
    priority,
    passes,
    items: items.map(({ player, kind, name, effects }) => {
      return { player, kind, name, effects: effects.map((effect) => tellEffect(effect, cards)) };
    }),
  };
}

/** Something that happened, with the name of its unit. */
export function tellEvent(event: BoardEvent, { names }: Speech): z.infer<typeof boardEvent> {
  const { kind, player, unit, ...facts } = event;
  return { kind, player, unit, name: nameOf(unit, names), ...facts };
}
