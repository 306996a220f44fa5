import { z } from "zod";
import { FATES, PRIORITIES } from "../engine/index.js";
import { amounts, edition, side, summary, tally, trail, unitId, unitName } from "./ruling.js";
import { pageInfo } from "./page.js";
import { count } from "./scalars.js";

export const target = z
  .strictObject({
    unit: unitId,
    name: unitName,
    might: tally.describe("Current Might."),
    damage: z.int().describe("Damage points already marked."),
    needs: z
      .int()
      .nullable()
      .describe("The least damage points that are lethal when assigned; null if no amount is, or the unit is exempt."),
    priority: z.enum(PRIORITIES).nullable().describe("When it must be served; null if it is exempt."),
    exempt: z.boolean().describe("Whether it cannot be dealt damage."),
  })
  .meta({ id: "Target", description: "A unit that may be assigned damage." });

export const unitFate = z
  .strictObject({
    unit: unitId,
    name: unitName,
    fate: z.enum(FATES).describe("What happens to it over all legal assignments."),
    whenDies: amounts.nullable().describe("A legal assignment in which it dies; null unless its fate depends."),
    whenSurvives: amounts.nullable().describe("A legal assignment in which it survives; null unless its fate depends."),
  })
  .meta({ id: "UnitFate", description: "Whether a target lives." });

const unitIds = z.array(z.string());

export const legalAssignment = z
  .strictObject({ amounts, deaths: unitIds.describe("The units that die.") })
  .meta({ id: "LegalAssignment", description: "One way to assign the damage." });

export const deathSet = z
  .strictObject({
    deaths: unitIds.describe("The targets that die together."),
    survivors: unitIds.describe("The other targets."),
    example: amounts.describe("The first legal assignment with just these deaths."),
  })
  .meta({ id: "DeathSet", description: "A set of units that one assignment can kill." });

export const legalAssignmentPage = z
  .strictObject({ nodes: z.array(legalAssignment).describe("The assignments."), pageInfo })
  .meta({
    id: "LegalAssignmentPage",
    description: "A page of legal assignments in their fixed order: by target, larger amounts first.",
  });

export const deathSetPage = z.strictObject({ nodes: z.array(deathSet).describe("The sets."), pageInfo }).meta({
  id: "DeathSetPage",
  description: "A page of death sets in their fixed order: by target, those that die first.",
});

export const legalAssignments = z
  .strictObject({
    edition,
    side: side.describe("The side that assigns."),
    summary,
    pool: tally.describe("The damage that the side must assign."),
    targets: z
      .array(target)
      .describe("The units that may be assigned damage, in input order; empty without a damage step."),
    excess: z.int().describe("Damage points beyond what all targets need; 0 if some target can be left alive."),
    count: count.describe("How many assignments are legal, exactly."),
    deathSetCount: count.describe("How many different sets of units can die, exactly."),
    fates: z.array(unitFate).describe("What happens to each target over all legal assignments."),
    assignments: legalAssignmentPage.describe("The legal assignments."),
    deathSets: deathSetPage.describe("The sets of units that can die."),
    ...trail,
  })
  .meta({ id: "LegalAssignments", description: "Every way in which a side may assign its combat damage." });
