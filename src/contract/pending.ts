import { z } from "zod";
import { ACTION_KINDS, FIGHTS, PENDING_KINDS, SIDES, TIMINGS, TRIGGER_WINDOWS } from "../engine/index.js";
import { place } from "./board-unit.js";
import { legalAssignments } from "./legal-assignments.js";
import { problem, step, summary, tally, unitId, unitName } from "./ruling.js";

export const possibleMove = z
  .strictObject({
    unit: unitId,
    name: unitName,
    from: place.describe("Where it is."),
    to: place.describe("Where it would go."),
    legal: z.boolean().describe("Whether it may."),
    problems: z.array(problem).describe("Every reason why it may not; empty if it may."),
  })
  .meta({ id: "PossibleMove", description: "A standard move of a unit, legal or not." });

export const stagedFight = z
  .strictObject({
    battlefield: z.string().describe("The battlefield."),
    fight: z.enum(FIGHTS).describe("What is staged there."),
  })
  .meta({ id: "StagedFight", description: "A Showdown or Combat that can begin." });

export const pendingAssignments = z
  .strictObject({
    attacker: legalAssignments.describe("What the attacker may assign."),
    defender: legalAssignments.describe("What the defender may assign."),
  })
  .meta({ id: "PendingAssignments", description: "What both sides of a combat may assign." });

export const pendingDisarm = z
  .strictObject({
    unit: unitId,
    name: unitName,
    amount: z.int().describe("How much Might it takes."),
    targets: z.array(z.string()).describe("The enemy units that it may choose."),
  })
  .meta({ id: "PendingDisarm", description: "A Disarm that has triggered and must choose." });

export const unitStanding = z
  .strictObject({
    unit: unitId,
    name: unitName,
    controller: z.string().describe("The player who controls it."),
    place: place.describe("Where it is."),
    role: z.enum(SIDES).nullable().describe("Its side in the running combat; null outside of it."),
    might: tally.describe("Current Might."),
    lethal: z.int().describe("The damage points with which it dies."),
    damage: z.int().describe("Damage points marked on it."),
  })
  .meta({ id: "UnitStanding", description: "How a unit stands at this moment." });

export const pending = z
  .strictObject({
    summary,
    kind: z.enum(PENDING_KINDS).describe("What has to happen next."),
    player: z.string().nullable().describe("Who decides; null for nobody, or for both sides of a combat."),
    battlefield: z.string().nullable().describe("Where the Showdown or Combat is that is going on; null for none."),
    window: z.enum(TRIGGER_WINDOWS).nullable().describe("For triggers, after what they resolve; else null."),
    actions: z.array(z.enum(ACTION_KINDS)).describe("The kinds of action that are possible now."),
    timings: z
      .array(z.enum(TIMINGS))
      .describe("The timings with which the player may play a card or ability now; empty if none may be played."),
    moves: z
      .array(possibleMove)
      .describe("For the Turn Player in the Main Phase: each own unit with each place where it could go."),
    fights: z.array(stagedFight).describe("The staged Showdowns and Combats among which the Turn Player chooses."),
    assignments: pendingAssignments.nullable().describe("What each side may assign, if damage is to be assigned."),
    disarms: z.array(pendingDisarm).describe("Disarms that have triggered and must choose an enemy unit."),
    units: z.array(unitStanding).describe("Every unit on the board, in its order."),
    winner: z.string().nullable().describe("Who has won; null while nobody has."),
    steps: z.array(step).describe("Why that has to happen next, in order."),
  })
  .meta({ id: "Pending", description: "What has to happen next on a board, and who decides it." });
