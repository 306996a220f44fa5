import { z } from "zod";
import { BOUNDS, GAME_MODES } from "../engine/index.js";
import { assignmentInput, combatInput } from "./combat-input.js";
import { id, points, whole } from "./scalars.js";

export const battlefieldInput = z
  .strictObject({
    id: id.nullish().describe('Names the battlefield. Default: "battlefield".'),
    controller: id
      .nullish()
      .describe(
        "The player who controls the battlefield before the combat; null for nobody. Default: the defender's player.",
      ),
    contestedBy: id
      .nullish()
      .describe("The player who made the battlefield contested. Default: the attacker's player."),
  })
  .meta({ id: "BattlefieldInput", description: "The battlefield where the combat takes place." });

export const playerInput = z
  .strictObject({
    id: id.describe("The player."),
    points: points.nullish().describe("Points before the combat. Default: 0, in a team those of the teammate."),
    scoredThisTurn: z
      .array(id)
      .max(BOUNDS.battlefields)
      .nullish()
      .describe("Battlefields that this player has already scored this turn. Default: none."),
    team: id.nullish().describe("The player's team, in team modes."),
  })
  .meta({ id: "PlayerInput", description: "A player's score. A side that is not listed has the defaults." });

export const gameInput = z
  .strictObject({
    mode: z
      .enum(GAME_MODES)
      .nullish()
      .describe("The mode of play, which sets Victory Score and number of battlefields. Default: duel."),
    victoryScore: whole(1, BOUNDS.pointsMax)
      .nullish()
      .describe("Points needed to win. Default: that of the mode, 8 or 11."),
    battlefieldCount: whole(1, BOUNDS.battlefields)
      .nullish()
      .describe("Battlefields in play. Default: that of the mode, 2 or 3."),
  })
  .meta({ id: "GameInput", description: "The game around the combat." });

export const assignmentsInput = z
  .strictObject({
    attacker: assignmentInput.nullish().describe("How the attacker assigns damage to defenders. Default: open."),
    defender: assignmentInput.nullish().describe("How the defender assigns damage to attackers. Default: open."),
  })
  .meta({ id: "AssignmentsInput", description: "The assignments that the players chose." });

export const combatStateInput = z
  .strictObject({
    combat: combatInput.describe("The two sides."),
    battlefield: battlefieldInput.nullish().describe("Where they fight."),
    players: z.array(playerInput).max(BOUNDS.players).nullish().describe("Points and battlefields scored so far."),
    game: gameInput.nullish().describe("Mode, Victory Score, number of battlefields."),
    assignments: assignmentsInput.nullish().describe("Chosen assignments; a side without one is left open."),
  })
  .meta({
    id: "CombatStateInput",
    description: "A combat with everything that decides its result, control and score.",
  });
