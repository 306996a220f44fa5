import { z } from "zod";
import { BOARD_BOUNDS, BOUNDS, DURATIONS, EFFECT_FIELDS, EFFECT_KINDS, UNIT_KEYWORDS } from "../engine/index.js";
import { boardUnitInput, placeInput } from "./board-unit-input.js";
import { checkKind } from "./kind-fields.js";
import { id, whole } from "./scalars.js";

const shape = {
  kind: z.enum(EFFECT_KINDS).describe("What the effect does; it decides which of the other fields are needed."),
  units: z.array(id).max(BOARD_BOUNDS.units).nullish().describe("The units that it is done to."),
  amount: whole(BOUNDS.mightModifier.min, BOUNDS.amountMax)
    .nullish()
    .describe(
      "Might added or, if negative, taken away; damage dealt, healed or prevented; the number of the keyword; points; cards. Without it all damage is healed or prevented.",
    ),
  keyword: z.enum(UNIT_KEYWORDS).nullish().describe("The keyword that is given or taken."),
  lasts: z.enum(DURATIONS).nullish().describe("How long it lasts. Default: turn."),
  to: placeInput.nullish().describe("Where the units are moved, or where the unit is created."),
  forced: z
    .boolean()
    .nullish()
    .describe("Whether the units must move, so that one that cannot is recalled instead. Default: false."),
  player: id.nullish().describe("Who gets control, the points or the cards, or who burns out."),
  opponent: id.nullish().describe("The opponent whom the player who burns out chooses."),
  unit: boardUnitInput.nullish().describe("The unit that is created."),
};

const points = { min: 1, max: BOUNDS.pointsMax };
const damage = { min: 1, max: BOUNDS.amountMax };

/** Between which bounds the amount of each kind is, where the field itself leaves more room. */
const AMOUNTS = {
  "change-might": BOUNDS.mightModifier,
  "deal-damage": damage,
  heal: damage,
  "give-keyword": { min: 1, max: BOUNDS.keywordValueMax },
  "prevent-damage": damage,
  "gain-points": points,
  draw: { min: 1, max: BOARD_BOUNDS.drawMax },
};

export const effectInput = z
  .strictObject(shape)
  .superRefine(checkKind(shape, EFFECT_FIELDS, AMOUNTS))
  .meta({ id: "EffectInput", description: "One thing that a card or ability does, as whoever asks says it." });

export const effectsInput = z.array(effectInput).max(BOARD_BOUNDS.effects);
