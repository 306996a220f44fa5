import { z } from "zod";
import { DURATIONS, REPLACEMENT_KINDS, UNIT_KEYWORDS, type UnitKeyword } from "../engine/index.js";

export const place = z
  .strictObject({
    battlefield: z.string().nullable().describe("The battlefield; null for a base."),
    base: z.string().nullable().describe("The player whose base it is; null for a battlefield."),
  })
  .meta({ id: "Place", description: "A battlefield or the base of a player." });

const has = z.boolean();
const number = z.int();

export const boardKeywords = z
  .strictObject({
    tank: has.describe("Whether it has Tank."),
    backline: has.describe("Whether it has Backline."),
    assault: number.describe("Assault; 0 without it."),
    shield: number.describe("Shield; 0 without it."),
    ganking: has.describe("Whether it has Ganking."),
    ambush: has.describe("Whether it has Ambush."),
    accelerate: has.describe("Whether it has Accelerate."),
    temporary: has.describe("Whether it has Temporary."),
    hunt: number.describe("Hunt; 0 without it."),
    disarm: number.describe("Disarm; 0 without it."),
    deflect: number.describe("Deflect; 0 without it."),
  } satisfies Record<UnitKeyword, z.ZodType>)
  .meta({ id: "BoardKeywords", description: "The keywords that a unit has by itself." });

export const unitChange = z
  .strictObject({
    lasts: z.enum(DURATIONS).describe("How long it lasts."),
    might: z.int().nullable().describe("Might that it adds, or takes away if negative; null if about a keyword."),
    keyword: z.enum(UNIT_KEYWORDS).nullable().describe("The keyword that it gives or takes; null if about Might."),
    amount: z.int().nullable().describe("The number of the keyword given; null if it has none."),
    lost: z.boolean().nullable().describe("Whether the keyword is taken instead of given; null if about Might."),
  })
  .meta({ id: "UnitChange", description: "What an effect changed about a unit: its Might, or a keyword." });

export const boardReplacement = z
  .strictObject({
    kind: z.enum(REPLACEMENT_KINDS).describe("What the effect does to damage that would be dealt to the unit."),
    amount: z.int().nullable().describe("How many damage points `prevent` has left; null for other kinds."),
    lasts: z.enum(DURATIONS).describe("How long it lasts."),
  })
  .meta({ id: "BoardReplacement", description: "An effect that changes damage before it is dealt to the unit." });

const unitFields = {
  name: z.string().nullable().describe("What readers call it, if it has a name; else null."),
  card: z.string().nullable().describe("The id of its card; null if it was given by numbers."),
  might: z.int().describe("Printed Might."),
  mightModifier: z.int().describe("What lasting effects add to or take from Might, besides `changes`."),
  damage: z.int().describe("Damage points marked on it."),
  keywords: boardKeywords.describe("Keywords that it has by itself."),
  changes: z.array(unitChange).describe("What effects changed about it, in the order in which they did."),
  stunned: z.boolean().describe("Whether it is stunned."),
  dealsNoCombatDamage: z.boolean().describe("Whether an effect says that it deals no combat damage."),
  undamageable: z.boolean().describe("Whether an effect says that it cannot be dealt damage."),
  damageReplacements: z.array(boardReplacement).describe("Effects on damage to it, in their order."),
};

export const boardUnit = z
  .strictObject({
    ...unitFields,
    id: z.string().describe("Its id."),
    controller: z.string().describe("The player who controls it."),
    owner: z.string().describe("The player to whom it belongs."),
    ready: z.boolean().describe("Whether it is ready."),
    exhausted: z.boolean().describe("The same the other way round."),
  })
  .meta({ id: "BoardUnit", description: "A unit on the table." });

/** A unit that is not on the table yet: what was not said of it is open until it comes there. */
export const statedUnit = z
  .strictObject({
    ...unitFields,
    id: z.string().nullable().describe("Its id; null as long as it has none."),
    controller: z.string().nullable().describe("The player who is said to control it; null if none is."),
    owner: z.string().nullable().describe("The player who is said to own it; null if none is."),
    ready: z.boolean().nullable().describe("Whether it is said to enter ready; null if nothing is said."),
    exhausted: z.boolean().nullable().describe("Whether it is said to enter exhausted; null if nothing is said."),
  })
  .meta({ id: "StatedUnit", description: "A unit that an effect is to create." });
