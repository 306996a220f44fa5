import { z } from "zod";
import {
  BOARD_BOUNDS,
  BOUNDS,
  CHAIN_OPENERS,
  COMBAT_RESULTS,
  COMBAT_STEPS,
  FIGHTS,
  ITEM_KINDS,
  SCORING_METHODS,
  TRIGGER_WINDOWS,
  TURN_PHASES,
} from "../engine/index.js";
import { boardUnitInput } from "./board-unit-input.js";
import { sideInput } from "./combat-input.js";
import { effectsInput } from "./effect-input.js";
import { displayName, id, points, whole } from "./scalars.js";
import { gameInput, playerInput } from "./state-input.js";

const unitsHere = z.array(boardUnitInput).max(BOARD_BOUNDS.unitsPerPlace);
const unitIds = z.array(id).max(BOARD_BOUNDS.units);
const battlefieldIds = z.array(id).max(BOUNDS.battlefields);
const passes = whole(0, BOUNDS.players);
const turn = whole(1, BOARD_BOUNDS.turnMax);
const yes = z.boolean().nullish();

export const boardPlayerInput = z
  .strictObject({
    ...playerInput.shape,
    points: points.nullish().describe("The player's points. Default: 0, in a team those of the teammate."),
    ignores: sideInput.shape.ignores,
    anyDamageIsLethal: sideInput.shape.anyDamageIsLethal,
    gainsNoPoints: yes.describe("An effect says that this player gains no points. Default: false."),
    recallsAllOnTies: yes.describe(
      "An effect says that, where this player attacks and both sides have units left, all units there are recalled and not only the attackers. Default: false.",
    ),
  })
  .meta({ id: "BoardPlayerInput", description: "A player with their score and what effects say of them." });

export const boardBattlefieldInput = z
  .strictObject({
    id: id.nullish().describe("Names the battlefield. Default: the next free of bf1, bf2 .."),
    controller: id
      .nullish()
      .describe("The player who controls it; null for nobody. Default: worked out from whose units are there."),
    contestedBy: id
      .nullish()
      .describe("The player who made it contested. Default: worked out from whose units are there."),
    staged: z.enum(FIGHTS).nullish().describe("What is staged there. Default: worked out; if given, it is checked."),
    units: unitsHere.nullish().describe("The units there. Default: none."),
    reachableFromBattlefields: yes.describe(
      "An effect lets units without Ganking move there from other battlefields. Default: false.",
    ),
    cannotBeScored: yes.describe("An effect says that it cannot be scored. Default: false."),
  })
  .meta({ id: "BoardBattlefieldInput", description: "A battlefield with the units there." });

export const baseInput = z
  .strictObject({ player: id.describe("Whose base it is."), units: unitsHere.describe("The units there.") })
  .meta({ id: "BaseInput", description: "The base of a player with the units there." });

export const combatRolesInput = z
  .strictObject({
    attacker: id.describe("The player who attacks."),
    defender: id.describe("The player who defends."),
    step: z.enum(COMBAT_STEPS).nullish().describe("How far the combat is. Default: showdown."),
    haveAttacked: unitIds
      .nullish()
      .describe("Units whose attack triggers were looked at in this combat. Default: all attackers there."),
    haveDefended: unitIds
      .nullish()
      .describe("Units whose defend triggers were looked at in this combat. Default: all defenders there."),
    disarms: unitIds.nullish().describe("Attackers whose Disarm has triggered and has not chosen yet. Default: none."),
    opening: yes.describe(
      "Whether the attack and defend triggers could still come, as nothing else was done in this combat. Default: false.",
    ),
    attackersRecalled: yes.describe("Whether the attackers were recalled in the Combat Cleanup. Default: false."),
    result: z.enum(COMBAT_RESULTS).nullish().describe("The result, once it is known."),
  })
  .meta({ id: "CombatRolesInput", description: "Who fights in a running combat, and how far it is." });

export const showdownInput = z
  .strictObject({
    battlefield: id.describe("Where it is."),
    focus: id
      .nullish()
      .describe("The player with Focus. Default: the attacker, else who made the battlefield contested."),
    passes: passes.nullish().describe("How many players have passed in a row. Default: 0."),
    combat: combatRolesInput.nullish().describe("The combat that it belongs to; left out for a Showdown alone."),
  })
  .meta({ id: "ShowdownInput", description: "The Showdown or Combat that is going on." });

export const chainItemInput = z
  .strictObject({
    player: id.describe("Who controls it."),
    kind: z.enum(ITEM_KINDS).nullish().describe("What it is. Default: card."),
    name: displayName.nullish().describe("What readers call it."),
    effects: effectsInput.nullish().describe("What it does as it resolves. Default: nothing."),
  })
  .meta({ id: "ChainItemInput", description: "A card or ability that waits on the Chain." });

export const chainInput = z
  .strictObject({
    opener: z.enum(CHAIN_OPENERS).describe("What opened the Chain."),
    priority: id.nullish().describe("The player with Priority. Default: who controls the newest item."),
    passes: passes.nullish().describe("How many players have passed in a row. Default: 0."),
    items: z.array(chainItemInput).max(BOARD_BOUNDS.chainItems).describe("What is on it, oldest first."),
  })
  .meta({ id: "ChainInput", description: "The Chain." });

export const occupationInput = z
  .strictObject({
    player: id.describe("The player."),
    battlefield: id.describe("The battlefield where the player had units."),
  })
  .meta({ id: "OccupationInput", description: "A player with units at a battlefield." });

export const scoringStepInput = z
  .strictObject({
    controlledByTeammate: battlefieldIds
      .nullish()
      .describe("Battlefields that a teammate of the Turn Player controlled then. Default: none."),
    occupied: z
      .array(occupationInput)
      .max(BOUNDS.players * BOUNDS.battlefields)
      .nullish()
      .describe("Who had units at which battlefield then. Default: nobody."),
  })
  .meta({ id: "ScoringStepInput", description: "What this turn's Scoring Step noted, in team modes." });

export const scoreEntryInput = z
  .strictObject({
    player: id.describe("Who scored."),
    battlefield: id.nullish().describe("What was scored; left out for a point of another kind."),
    turn: turn.describe("In which turn."),
    method: z.enum(SCORING_METHODS).describe("How."),
  })
  .meta({ id: "ScoreEntryInput", description: "A line of the score." });

export const boardInput = z
  .strictObject({
    game: gameInput.nullish().describe("Mode, Victory Score, number of battlefields."),
    turn: turn.nullish().describe("Which turn it is. Default: 1."),
    turnPlayer: id.nullish().describe("Whose turn it is. Default: the first player."),
    phase: z.enum(TURN_PHASES).nullish().describe("What of the turn comes next. Default: main."),
    players: z
      .array(boardPlayerInput)
      .min(BOARD_BOUNDS.playersMin)
      .max(BOUNDS.players)
      .describe("All players, in turn order."),
    battlefields: z.array(boardBattlefieldInput).min(1).max(BOUNDS.battlefields).describe("All battlefields in play."),
    bases: z
      .array(baseInput)
      .max(BOUNDS.players)
      .nullish()
      .describe("The bases; one that is left out has no units. Default: none has."),
    showdown: showdownInput.nullish().describe("The Showdown or Combat that is going on. Default: none."),
    chain: chainInput.nullish().describe("The Chain. Default: there is none."),
    scoringStep: scoringStepInput.nullish().describe("What this turn's Scoring Step noted, in team modes."),
    unitsCannotMoveToBase: yes.describe("An effect says that units cannot move to base. Default: false."),
    anyStagedFightFirst: yes.describe(
      "An effect lets the Turn Player choose among staged Combats while a Showdown is staged. Default: false.",
    ),
    stopForTriggers: z
      .array(z.enum(TRIGGER_WINDOWS))
      .max(TRIGGER_WINDOWS.length)
      .nullish()
      .describe("Where to stop so that triggers can resolve. Default: nowhere."),
    scoreRecord: z
      .array(scoreEntryInput)
      .max(BOARD_BOUNDS.scoreEntries)
      .nullish()
      .describe("What was scored so far; it is continued if it is given. Default: it is not kept."),
    winner: id.nullish().describe("Who has won. Default: nobody."),
  })
  .meta({ id: "BoardInput", description: "The whole table at one moment." });
