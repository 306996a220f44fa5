import { z } from "zod";
import {
  CHAIN_OPENERS,
  COMBAT_RESULTS,
  COMBAT_STEPS,
  DURATIONS,
  EFFECT_KINDS,
  FIGHTS,
  GAME_MODES,
  IGNORABLE_KEYWORDS,
  ITEM_KINDS,
  SCORING_METHODS,
  TRIGGER_WINDOWS,
  TURN_PHASES,
  UNIT_KEYWORDS,
} from "../engine/index.js";
import { boardUnit, place, statedUnit } from "./board-unit.js";

const player = z.string();
const ids = z.array(z.string());
const yes = z.boolean();

export const game = z
  .strictObject({
    mode: z.enum(GAME_MODES).describe("The mode of play."),
    victoryScore: z.int().describe("Points needed to win."),
    battlefieldCount: z.int().describe("Battlefields in play."),
  })
  .meta({ id: "Game", description: "The game." });

export const boardPlayer = z
  .strictObject({
    id: player.describe("The player."),
    points: z.int().describe("The player's points."),
    scoredThisTurn: ids.describe("Battlefields that this player has already scored this turn."),
    team: z.string().nullable().describe("The player's team; null without teams."),
    ignores: z.array(z.enum(IGNORABLE_KEYWORDS)).describe("Keywords that this player ignores while assigning damage."),
    anyDamageIsLethal: yes.describe("Whether any damage of this player to enemy units is lethal."),
    gainsNoPoints: yes.describe("Whether this player gains no points."),
    recallsAllOnTies: yes.describe("Whether all units are recalled when both sides have units left."),
  })
  .meta({ id: "BoardPlayer", description: "A player with their score and what effects say of them." });

export const boardBattlefield = z
  .strictObject({
    id: z.string().describe("The battlefield."),
    controller: player.nullable().describe("The player who controls it; null for nobody."),
    contestedBy: player.nullable().describe("The player who made it contested; null if it is not."),
    staged: z.enum(FIGHTS).nullable().describe("What is staged there; null for nothing."),
    units: z.array(boardUnit).describe("The units there."),
    reachableFromBattlefields: yes.describe("Whether units without Ganking may move there from other battlefields."),
    cannotBeScored: yes.describe("Whether it cannot be scored."),
  })
  .meta({ id: "BoardBattlefield", description: "A battlefield with the units there." });

export const base = z
  .strictObject({
    player: player.describe("Whose base it is."),
    units: z.array(boardUnit).describe("The units there."),
  })
  .meta({ id: "Base", description: "The base of a player with the units there." });

export const combatRoles = z
  .strictObject({
    attacker: player.describe("The player who attacks."),
    defender: player.describe("The player who defends."),
    step: z.enum(COMBAT_STEPS).describe("How far the combat is."),
    haveAttacked: ids.describe("Units whose attack triggers were looked at in this combat."),
    haveDefended: ids.describe("Units whose defend triggers were looked at in this combat."),
    disarms: ids.describe("Attackers whose Disarm has triggered and has not chosen yet."),
    opening: yes.describe("Whether the attack and defend triggers can still come."),
    attackersRecalled: yes.describe("Whether the attackers were recalled in the Combat Cleanup."),
    result: z.enum(COMBAT_RESULTS).nullable().describe("The result; null while it is not known."),
  })
  .meta({ id: "CombatRoles", description: "Who fights in a running combat, and how far it is." });

export const showdown = z
  .strictObject({
    battlefield: z.string().describe("Where it is."),
    focus: player.describe("The player with Focus."),
    passes: z.int().describe("How many players have passed in a row."),
    combat: combatRoles.nullable().describe("The combat that it belongs to; null for a Showdown alone."),
  })
  .meta({ id: "Showdown", description: "The Showdown or Combat that is going on." });

export const effect = z
  .strictObject({
    kind: z.enum(EFFECT_KINDS).describe("What the effect does."),
    units: ids.nullable().describe("The units that it is done to; null if it is not about units."),
    amount: z.int().nullable().describe("Might, damage points, the number of the keyword, points, or cards."),
    keyword: z.enum(UNIT_KEYWORDS).nullable().describe("The keyword that is given or taken."),
    lasts: z.enum(DURATIONS).nullable().describe("How long it lasts; null for the default."),
    to: place.nullable().describe("Where the units are moved, or where the unit is created."),
    forced: yes.nullable().describe("Whether the units must move; null for the default."),
    player: player.nullable().describe("Who gets control, the points or the cards, or who burns out."),
    opponent: player.nullable().describe("The opponent whom the player who burns out chooses."),
    unit: statedUnit.nullable().describe("The unit that is created."),
  })
  .meta({ id: "Effect", description: "One thing that a card or ability does. What its kind does not take is null." });

export const chainItem = z
  .strictObject({
    player: player.describe("Who controls it."),
    kind: z.enum(ITEM_KINDS).describe("What it is."),
    name: z.string().nullable().describe("What readers call it; null for nothing."),
    effects: z.array(effect).describe("What it does as it resolves."),
  })
  .meta({ id: "ChainItem", description: "A card or ability that waits on the Chain." });

export const chain = z
  .strictObject({
    opener: z.enum(CHAIN_OPENERS).describe("What opened the Chain."),
    priority: player.describe("The player with Priority."),
    passes: z.int().describe("How many players have passed in a row."),
    items: z.array(chainItem).describe("What is on it, oldest first."),
  })
  .meta({ id: "Chain", description: "The Chain." });

export const occupation = z
  .strictObject({
    player: z.string().describe("The player."),
    battlefield: z.string().describe("The battlefield where the player had units."),
  })
  .meta({ id: "Occupation", description: "A player with units at a battlefield." });

export const scoringStep = z
  .strictObject({
    controlledByTeammate: ids.describe("Battlefields that a teammate of the Turn Player controlled then."),
    occupied: z.array(occupation).describe("Who had units at which battlefield then."),
  })
  .meta({ id: "ScoringStep", description: "What this turn's Scoring Step noted, in team modes." });

export const scoreEntry = z
  .strictObject({
    player: player.describe("Who scored."),
    battlefield: z.string().nullable().describe("What was scored; null for a point of another kind."),
    turn: z.int().describe("In which turn."),
    method: z.enum(SCORING_METHODS).describe("How."),
  })
  .meta({ id: "ScoreEntry", description: "A line of the score." });

export const board = z
  .strictObject({
    game: game.describe("Mode, Victory Score, number of battlefields."),
    turn: z.int().describe("Which turn it is."),
    turnPlayer: player.describe("Whose turn it is."),
    phase: z.enum(TURN_PHASES).describe("What of the turn comes next."),
    players: z.array(boardPlayer).describe("All players, in turn order."),
    battlefields: z.array(boardBattlefield).describe("All battlefields in play."),
    bases: z.array(base).describe("The base of each player."),
    showdown: showdown.nullable().describe("The Showdown or Combat that is going on; null for none."),
    chain: chain.nullable().describe("The Chain; null if there is none."),
    scoringStep: scoringStep.describe("What this turn's Scoring Step noted, in team modes."),
    unitsCannotMoveToBase: yes.describe("Whether units cannot move to base."),
    anyStagedFightFirst: yes.describe(
      "Whether the Turn Player may choose among staged Combats while a Showdown is staged.",
    ),
    stopForTriggers: z.array(z.enum(TRIGGER_WINDOWS)).describe("Where to stop so that triggers can resolve."),
    scoreRecord: z.array(scoreEntry).nullable().describe("What was scored so far; null if it is not kept."),
    winner: player.nullable().describe("Who has won; null for nobody."),
  })
  .meta({ id: "Board", description: "The whole table, with everything filled in; it can be asked about as it is." });
