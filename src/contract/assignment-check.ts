import { z } from "zod";
import { amounts, edition, problem, side, summary, trail } from "./ruling.js";

export const nearestAssignment = z
  .strictObject({ amounts, deaths: z.array(z.string()).describe("The units that die.") })
  .meta({ id: "NearestAssignment", description: "The legal assignment with the least sum of differences." });

export const assignmentCheck = z
  .strictObject({
    edition,
    side: side.describe("The side that assigns."),
    legal: z.boolean().describe("Whether the assignment is legal."),
    summary,
    problems: z.array(problem).describe("Every reason why it is not; empty if it is legal."),
    nearest: nearestAssignment.nullable().describe("The nearest legal assignment; null if the one given is legal."),
    ...trail,
  })
  .meta({ id: "AssignmentCheck", description: "Whether an assignment is legal, and why not." });
