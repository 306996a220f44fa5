import { z } from "zod";
import { ACTION_FIELDS, ACTION_KINDS, BOARD_BOUNDS, PLAYED_AS, TIMINGS } from "../engine/index.js";
import { boardUnitInput, placeInput } from "./board-unit-input.js";
import { effectsInput } from "./effect-input.js";
import { checkKind } from "./kind-fields.js";
import { displayName, id } from "./scalars.js";
import { assignmentsInput } from "./state-input.js";

const unitsThatMove = z.array(id).min(1).max(BOARD_BOUNDS.units);
const chosenUnits = z.array(id).max(BOARD_BOUNDS.units);

export const moveTogetherInput = z
  .strictObject({
    units: unitsThatMove.describe("The units that move."),
    to: placeInput.describe("Where they move."),
  })
  .meta({ id: "MoveTogetherInput", description: "Units that are to move in the same action." });

export const triggeredAbilityInput = z
  .strictObject({
    player: id.nullish().describe("Who controls the ability. Default: who controls its unit."),
    unit: id.nullish().describe("The unit that has it; needed unless `player` is given."),
    name: displayName.nullish().describe("What readers call it."),
    disarms: id.nullish().describe("For Disarm: the enemy unit that it chooses."),
    chooses: chosenUnits.nullish().describe("Units that it chooses, for those with Deflect. Default: none."),
    effects: effectsInput.nullish().describe("What it does; not for Disarm, which is known. Default: nothing."),
  })
  .meta({ id: "TriggeredAbilityInput", description: "An ability that triggers." });

const shape = {
  kind: z.enum(ACTION_KINDS).describe("What is done; it decides which of the other fields are needed."),
  player: id.nullish().describe("Who does it, where one player does. Default: whoever may."),
  units: unitsThatMove.nullish().describe("The units that move."),
  to: placeInput.nullish().describe("Where they move, or where the unit is played."),
  together: z
    .array(moveTogetherInput)
    .max(BOARD_BOUNDS.moveLegs)
    .nullish()
    .describe(
      "More units of the same action with their places, to ask whether they may move together: only to one place they may. Default: none.",
    ),
  unit: boardUnitInput.nullish().describe("The unit that is played."),
  accelerated: z
    .boolean()
    .nullish()
    .describe("Whether its player paid for Accelerate, so that it enters ready. Default: false."),
  placeAllowed: z
    .boolean()
    .nullish()
    .describe("Whether an effect lets the unit be played to a place where it otherwise may not. Default: false."),
  timing: z.enum(TIMINGS).nullish().describe("When the card or ability may be played. Default: none."),
  playedAs: z.enum(PLAYED_AS).nullish().describe("What is played. Default: card."),
  name: displayName.nullish().describe("What readers call the card or ability."),
  chooses: chosenUnits.nullish().describe("Units that it chooses, for those with Deflect. Default: none."),
  effects: effectsInput
    .nullish()
    .describe("What the card or ability does as it resolves, or what triggers did. Default: nothing."),
  abilities: z
    .array(triggeredAbilityInput)
    .min(1)
    .max(BOARD_BOUNDS.abilities)
    .nullish()
    .describe("The abilities that trigger now, or by what is done, in any order."),
  everyone: z.boolean().nullish().describe("Whether all who may act pass, one after the other. Default: false."),
  battlefield: id.nullish().describe("The battlefield whose Showdown or Combat begins."),
  assignments: assignmentsInput
    .nullish()
    .describe("The damage that the sides assign; a side may be left out whose choice makes no difference."),
};

export const actionInput = z
  .strictObject(shape)
  .superRefine(checkKind(shape, ACTION_FIELDS))
  .meta({ id: "ActionInput", description: "What a player does, or what happens next." });
