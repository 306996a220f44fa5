import { z } from "zod";
import { COMBAT_RESULTS, DIFFERENCE_KINDS, ENDINGS, FATES, SCORE_OUTCOMES } from "../engine/index.js";
import { edition, side, summary, unitId, unitName, warning } from "./ruling.js";

export const studiedUnit = z
  .strictObject({ unit: unitId, name: unitName, fate: z.enum(FATES).describe("What happens to it.") })
  .meta({ id: "StudiedUnit", description: "A unit and what becomes of it." });

export const studiedPosition = z
  .strictObject({
    result: z.enum(COMBAT_RESULTS).describe("Who wins the combat."),
    ending: z.enum(ENDINGS).describe("Who is left at the battlefield."),
    controller: z.string().nullable().describe("Who controls the battlefield afterwards; null for nobody."),
    score: z.enum(SCORE_OUTCOMES).describe("What is scored."),
    scorer: z.string().nullable().describe("The player who took control; null for nobody."),
    winner: z.string().nullable().describe("The player who wins the game; null for nobody."),
    units: z.array(studiedUnit).describe("Every unit, attackers first."),
  })
  .meta({ id: "StudiedPosition", description: "What a position comes to, whatever the players choose." });

export const difference = z
  .strictObject({
    kind: z.enum(DIFFERENCE_KINDS).describe("In what the positions differ."),
    unit: z.string().nullable().describe("The unit that it concerns."),
    name: z.string().nullable().describe("What readers call that unit."),
    before: z
      .string()
      .nullable()
      .describe("What it is in the first position; null for nobody or where it does not apply."),
    after: z.string().nullable().describe("What it is in the other one."),
    text: z.string().describe("The same as a sentence."),
  })
  .meta({ id: "Difference", description: "One thing in which two positions come to something else." });

export const trial = z
  .strictObject({
    unit: unitId,
    name: unitName,
    amount: z.int().describe("Might added to the unit; negative if it is taken away."),
    ending: z.enum(ENDINGS).describe("Who is left then."),
    differences: z.array(difference).describe("What differs from the position; empty if nothing does."),
    text: z.string().describe("The same as a sentence."),
  })
  .meta({ id: "Trial", description: "The position with more or less Might on one unit." });

export const unitStudy = z
  .strictObject({
    unit: unitId,
    name: unitName,
    side: side.describe("Its side."),
    more: trial.nullable().describe("With one Might more; null beyond the bounds."),
    less: trial.nullable().describe("With one Might less."),
    leastMore: trial.nullable().describe("With the least Might more that changes who is left; null if none does."),
    leastLess: trial.nullable().describe("With the least Might less that changes who is left; null if none does."),
  })
  .meta({ id: "UnitStudy", description: "What Might on one unit changes." });

export const breakPoints = z
  .strictObject({
    attacker: trial
      .nullable()
      .describe("The least more Might on one attacker that changes who is left; null if none does."),
    defender: trial.nullable().describe("The same for the defenders."),
  })
  .meta({ id: "BreakPoints", description: "Where the position turns." });

export const comparison = z
  .strictObject({
    summary,
    position: studiedPosition.describe("What the other position comes to."),
    differences: z.array(difference).describe("What differs; empty if nothing does."),
  })
  .meta({ id: "Comparison", description: "The position against another one." });

export const studyAnswer = z
  .strictObject({
    edition,
    notice: z.string().describe("That this is not for judging at events."),
    summary,
    position: studiedPosition.describe("What the position comes to."),
    breakPoints: breakPoints.describe("The least Might on either side that changes who is left."),
    units: z.array(unitStudy).describe("What Might on each unit changes, attackers first."),
    versus: comparison.nullable().describe("What differs from the other position; null if none was given."),
    warnings: z.array(warning).describe("What a reader must know besides."),
  })
  .meta({ id: "StudyAnswer", description: "Where a position turns, for study." });
