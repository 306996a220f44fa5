import { z } from "zod";
import { BOARD_BOUNDS, BOUNDS, DURATIONS, UNIT_KEYWORDS, type UnitKeyword } from "../engine/index.js";
import { damageReplacementInput, keywordsInput, unitInput } from "./combat-input.js";
import { displayName, id, whole } from "./scalars.js";

export const placeInput = z
  .strictObject({
    battlefield: id.nullish().describe("The battlefield; left out for a base."),
    base: id.nullish().describe("The player whose base it is; left out for a battlefield."),
  })
  .meta({ id: "PlaceInput", description: "A battlefield or the base of a player: exactly one of them is given." });

const number = whole(0, BOUNDS.keywordValueMax);

export const boardKeywordsInput = z
  .strictObject({
    ...keywordsInput.shape,
    ganking: z.boolean().nullish().describe("Ganking: may move from one battlefield to another."),
    ambush: z
      .boolean()
      .nullish()
      .describe("Ambush: may be played as a Reaction to a battlefield where its player has units."),
    accelerate: z.boolean().nullish().describe("Accelerate: enters ready if its player paid for that."),
    temporary: z.boolean().nullish().describe("Temporary: dies as its controller's next turn begins."),
    hunt: number.nullish().describe("Hunt: so much XP for its controller when it conquers or holds."),
    disarm: number
      .nullish()
      .describe("Disarm: when it attacks, a chosen enemy unit there has so much less Might this turn."),
    deflect: number.nullish().describe("Deflect: opponents pay so much more for what chooses it."),
  } satisfies Record<UnitKeyword, z.ZodType>)
  .meta({ id: "BoardKeywordsInput", description: "The keywords of a unit that matter on the table." });

export const unitChangeInput = z
  .strictObject({
    lasts: z.enum(DURATIONS).describe("How long it lasts."),
    might: whole(BOUNDS.mightModifier.min, BOUNDS.mightModifier.max)
      .nullish()
      .describe("Might that it adds, or takes away if negative; left out if it is about a keyword."),
    keyword: z.enum(UNIT_KEYWORDS).nullish().describe("The keyword that it gives or takes."),
    amount: number.nullish().describe("The number of the keyword given, as in Assault 2."),
    lost: z.boolean().nullish().describe("Whether the keyword is taken instead of given. Default: false."),
  })
  .meta({ id: "UnitChangeInput", description: "What an effect changed about a unit: its Might, or a keyword." });

export const boardReplacementInput = z
  .strictObject({
    ...damageReplacementInput.shape,
    lasts: z.enum(DURATIONS).nullish().describe("How long it lasts. Default: lasting."),
  })
  .meta({ id: "BoardReplacementInput", description: "An effect that changes damage before it is dealt to the unit." });

export const boardUnitInput = z
  .strictObject({
    ...unitInput.shape,
    id: id
      .nullish()
      .describe(
        "Names the unit in actions and answers; unique on the board. Default: the next free of a1, a2 .. for the first player, b1, b2 .. for the second and so on.",
      ),
    name: displayName.nullish().describe("What readers call the unit. Default: its id."),
    controller: id
      .nullish()
      .describe(
        "The player who controls it. Default: whose base it is in, or the `controller` given of the battlefield; of a unit that comes to the table, who brings it.",
      ),
    owner: id.nullish().describe("The player to whom it belongs. Default: its controller."),
    mightModifier: unitInput.shape.mightModifier.describe(
      "What lasting effects add to or take from Might; others go into `changes`. Default: 0.",
    ),
    keywords: boardKeywordsInput
      .nullish()
      .describe("Keywords that it has by itself; others go into `changes`. Default: none."),
    changes: z
      .array(unitChangeInput)
      .max(BOARD_BOUNDS.changesPerUnit)
      .nullish()
      .describe("What effects changed about it, in the order in which they did. Default: nothing."),
    ready: z
      .boolean()
      .nullish()
      .describe("Whether the unit is ready. Default: that it is, unless it is `exhausted` or just enters."),
    exhausted: z.boolean().nullish().describe("The same the other way round; one of the two is enough."),
    damageReplacements: z
      .array(boardReplacementInput)
      .max(BOUNDS.replacementsPerUnit)
      .nullish()
      .describe("Effects on damage to this unit, in the order that its controller chose. Default: none."),
  })
  .meta({ id: "BoardUnitInput", description: "A unit on the table, or one that comes there." });
