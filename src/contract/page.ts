import { z } from "zod";
import { BOUNDS } from "../engine/index.js";

export const pageInfo = z
  .strictObject({
    hasNextPage: z.boolean().describe("Whether there is more."),
    endCursor: z.string().nullable().describe("Give this as `after` for the next page; null on an empty page."),
  })
  .meta({ id: "PageInfo", description: "Where a page ends." });

export const first = z
  .int()
  .min(0)
  .max(BOUNDS.pageSizeMax)
  .nullish()
  .describe(`How many items a page holds, at most ${BOUNDS.pageSizeMax}. Default: ${BOUNDS.pageSizeDefault}.`);
export const after = z.string().max(200).nullish().describe("A cursor of an earlier page: the page starts behind it.");
