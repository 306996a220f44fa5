import { z } from "zod";
import { COMBAT_RESULTS, EVENT_KINDS, SCORING_METHODS } from "../engine/index.js";
import { board } from "./board.js";
import { place } from "./board-unit.js";
import { pending } from "./pending.js";
import { edition, problem, summary, trail } from "./ruling.js";

export const boardEvent = z
  .strictObject({
    kind: z.enum(EVENT_KINDS).describe("What happened."),
    player: z.string().nullable().describe("Who did or got it; of a unit that leaves the board its owner."),
    unit: z.string().nullable().describe("The unit that it concerns."),
    name: z.string().nullable().describe("What readers call that unit."),
    battlefield: z.string().nullable().describe("The battlefield that it concerns."),
    from: place.nullable().describe("Where the unit was."),
    to: place.nullable().describe("Where the unit is now."),
    amount: z.int().nullable().describe("Damage points, points afterwards, cards or XP."),
    method: z.enum(SCORING_METHODS).nullable().describe("How it was scored."),
    result: z.enum(COMBAT_RESULTS).nullable().describe("The result of the combat."),
    turn: z.int().describe("In which turn."),
  })
  .meta({ id: "BoardEvent", description: "Something that happened, as triggers look for it." });

const after = {
  pending: pending.describe("What has to happen next."),
  board: board.describe("The board now, once the Cleanup that was due has run."),
  notation: z
    .string()
    .nullable()
    .describe("The same board in one line, in canonical form; null if something of it has no words."),
  events: z.array(boardEvent).describe("What happened, in order."),
  ...trail,
};

export const pendingAnswer = z
  .strictObject({ edition, summary, ...after })
  .meta({ id: "PendingAnswer", description: "What has to happen next on a board." });

export const advanceAnswer = z
  .strictObject({
    edition,
    legal: z.boolean().describe("Whether the action is legal; if not, it changes nothing."),
    summary,
    problems: z.array(problem).describe("Every reason why it is not; empty if it is legal."),
    ...after,
  })
  .meta({ id: "AdvanceAnswer", description: "What an action leads to." });
