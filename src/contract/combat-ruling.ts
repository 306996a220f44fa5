import { z } from "zod";
import { CHOICES, COMBAT_RESULTS, DEATH_MOMENTS, FATES, SCORE_OUTCOMES, SCORING_METHODS } from "../engine/index.js";
import { amounts, edition, side, summary, trail, unitId, unitName } from "./ruling.js";
import { count } from "./scalars.js";

export const sideRuling = z
  .strictObject({
    player: z.string().describe("The player of the side."),
    pool: z.int().describe("The damage points that the side assigns."),
    excess: z.int().describe("Damage points beyond what all targets need."),
    choice: z
      .enum(CHOICES)
      .describe(
        "How the assignment came about: given by the caller; forced, as only one is legal; irrelevant, as all kill the same units; matters, as who dies depends on it; none, as there is nothing to assign.",
      ),
    assignment: amounts.nullable().describe("The assignment; null while it is open or without a damage step."),
    example: amounts.nullable().describe("A legal assignment, as an example, where it is open."),
    legalCount: count.describe("How many assignments are legal, exactly."),
    deathSetCount: count.describe("How many different sets of units can die, exactly."),
  })
  .meta({ id: "SideRuling", description: "What one side does in the damage step." });

export const sideRulings = z
  .strictObject({ attacker: sideRuling.describe("The attacker."), defender: sideRuling.describe("The defender.") })
  .meta({ id: "SideRulings", description: "Both sides." });

export const unitAfter = z
  .strictObject({
    might: z.int().describe("Might after the combat, without Assault and Shield."),
    damage: z.int().describe("Damage points after healing."),
    preventLeft: z
      .int()
      .nullable()
      .describe("Damage points that `prevent` effects have left; null if there are none or the amount is open."),
  })
  .meta({ id: "UnitAfter", description: "A surviving unit after the combat." });

export const unitRuling = z
  .strictObject({
    unit: unitId,
    name: unitName,
    side: side.describe("Its side."),
    fate: z.enum(FATES).describe("What happens to it; depends, while a choice is open."),
    diedIn: z.enum(DEATH_MOMENTS).nullable().describe("When it dies, if it does."),
    might: z.int().describe("Current Might in the combat."),
    needs: z
      .int()
      .nullable()
      .describe(
        "The least damage points that are lethal when assigned; null if no amount is, or it is exempt or not a target.",
      ),
    assigned: z.int().nullable().describe("Damage points assigned to it; null while open or without a damage step."),
    dealt: z.int().nullable().describe("Damage points dealt to it after prevention and doubling; null as above."),
    after: unitAfter.nullable().describe("Its state after the combat; null unless it surely survives."),
  })
  .meta({ id: "UnitRuling", description: "What happens to one unit." });

export const controlRuling = z
  .strictObject({
    before: z.string().nullable().describe("Who controlled the battlefield; null for nobody."),
    after: z.string().nullable().describe("Who controls it now; null for nobody."),
    contestedAfter: z.boolean().describe("Whether it is still contested."),
  })
  .meta({ id: "ControlRuling", description: "Who controls the battlefield." });

export const scoreRuling = z
  .strictObject({
    outcome: z
      .enum(SCORE_OUTCOMES)
      .describe(
        "What the combat scores: a point, a card instead of the final point, nothing as the battlefield was already scored this turn, or no conquer.",
      ),
    player: z.string().nullable().describe("The player who took control, or null."),
    battlefield: z.string().describe("The battlefield."),
    method: z.enum(SCORING_METHODS).nullable().describe("How it was scored; null if it was not."),
    before: z.int().nullable().describe("That player's points before."),
    after: z.int().nullable().describe("That player's points after."),
  })
  .meta({ id: "ScoreRuling", description: "What is scored." });

export const combatRuling = z
  .strictObject({
    edition,
    settled: z.boolean().describe("Whether every unit's fate is known."),
    result: z.enum(COMBAT_RESULTS).describe("Who wins the combat."),
    damageStep: z.boolean().describe("Whether there is a damage step."),
    summary,
    sides: sideRulings.describe("What each side does."),
    units: z.array(unitRuling).describe("Every unit, attackers first."),
    attackersRecalled: z.boolean().describe("Whether surviving attackers are recalled to base."),
    recalled: z.array(z.string()).nullable().describe("The attackers that are recalled; null while that is open."),
    control: controlRuling.describe("Who controls the battlefield."),
    score: scoreRuling.describe("What is scored."),
    winner: z.string().nullable().describe("The player who wins the game in the next Cleanup; null if nobody does."),
    ...trail,
  })
  .meta({ id: "CombatRuling", description: "A combat resolved, from totals to score." });
