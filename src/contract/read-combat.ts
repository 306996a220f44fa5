import { z } from "zod";
import { side, tally, unitId, unitName } from "./ruling.js";

export const readUnit = z
  .strictObject({
    unit: unitId,
    name: unitName,
    side: side.describe("Its side."),
    card: z.string().nullable().describe("The id of its card; null if it was given by numbers."),
    might: tally.describe("Current Might."),
    marks: z
      .array(z.string())
      .describe("What it has besides printed Might, in words, such as `Tank` or `Assault 2`; as in `text`."),
    text: z.string().describe("How the unit was read, in words."),
  })
  .meta({ id: "ReadUnit", description: "A unit as a line of notation says it." });

export const readCombat = z
  .strictObject({
    canonical: z.string().describe("The line in its canonical form, which stands in a URL as it is."),
    units: z.array(readUnit).describe("The units, attackers first."),
    text: z.string().describe("What the line says besides units: control, scores and mode."),
    state: z.string().describe("The state that the line stands for, as JSON: what `resolveCombat` takes as `state`."),
  })
  .meta({ id: "ReadCombat", description: "How a line of notation is read." });
