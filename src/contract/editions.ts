import { z } from "zod";

export const editionInfo = z
  .strictObject({
    edition: z.string().describe("The date of the edition; the value for `edition`."),
    isDefault: z.boolean().describe("Whether it is used when none is asked for."),
    ruleCount: z.int().describe("How many of its rules the service cites."),
  })
  .meta({ id: "EditionInfo", description: "An edition of the Core Rules that the service knows." });

export const editionList = z.array(editionInfo);
