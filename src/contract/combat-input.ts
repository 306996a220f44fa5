import { z } from "zod";
import { BOUNDS, IGNORABLE_KEYWORDS, REPLACEMENT_KINDS } from "../engine/index.js";
import { displayName, id, whole } from "./scalars.js";

export const keywordsInput = z
  .strictObject({
    tank: z.boolean().nullish().describe("Tank: must be assigned lethal damage before units without Tank."),
    backline: z.boolean().nullish().describe("Backline: is assigned damage only after units without Backline."),
    assault: whole(0, BOUNDS.keywordValueMax)
      .nullish()
      .describe("Assault: this much more Might while attacking. Several values are given as their sum."),
    shield: whole(0, BOUNDS.keywordValueMax)
      .nullish()
      .describe("Shield: this much more Might while defending. Several values are given as their sum."),
  })
  .meta({ id: "KeywordsInput", description: "The combat keywords of a unit." });

export const damageReplacementInput = z
  .strictObject({
    kind: z.enum(REPLACEMENT_KINDS).describe("What the effect does to damage that would be dealt to the unit."),
    amount: whole(0, BOUNDS.amountMax)
      .nullish()
      .describe("How many damage points `prevent` has left; needed by `prevent`, not allowed otherwise."),
  })
  .meta({ id: "DamageReplacementInput", description: "An effect that changes damage before it is dealt to the unit." });

export const unitInput = z
  .strictObject({
    id: id
      .nullish()
      .describe(
        "Names the unit in assignments and answers; unique over both sides. Default: the next free of a1, a2 .. for attackers, d1, d2 .. for defenders.",
      ),
    name: displayName
      .nullish()
      .describe("What readers call the unit. Default: its id if one is given, else its Might."),
    card: z
      .string()
      .min(1)
      .max(200)
      .nullish()
      .describe("A card by id, printed code or name: fills name, Might and keywords; fields given beside it go first."),
    might: whole(BOUNDS.might.min, BOUNDS.might.max)
      .nullish()
      .describe("Printed Might; needed unless `card` gives it."),
    mightModifier: whole(BOUNDS.mightModifier.min, BOUNDS.mightModifier.max)
      .nullish()
      .describe("What effects add to or take from Might. Default: 0."),
    damage: whole(0, BOUNDS.amountMax).nullish().describe("Damage points already marked on the unit. Default: 0."),
    keywords: keywordsInput.nullish().describe("Combat keywords. Default: none."),
    stunned: z.boolean().nullish().describe("A stunned unit adds nothing to its side's damage. Default: false."),
    dealsNoCombatDamage: z
      .boolean()
      .nullish()
      .describe("An effect says that the unit deals no combat damage. Default: false."),
    undamageable: z
      .boolean()
      .nullish()
      .describe("An effect says that the unit cannot be dealt damage. Default: false."),
    exhausted: z
      .boolean()
      .nullish()
      .describe("Whether the unit is exhausted; it makes no difference in combat. Default: false."),
    damageReplacements: z
      .array(damageReplacementInput)
      .max(BOUNDS.replacementsPerUnit)
      .nullish()
      .describe("Effects on damage to this unit, in the order that its controller chose. Default: none."),
  })
  .meta({ id: "UnitInput", description: "A unit in the combat." });

export const sideInput = z
  .strictObject({
    player: id.nullish().describe('The player of this side. Default: "attacker" or "defender".'),
    units: z
      .array(unitInput)
      .max(BOUNDS.unitsPerSide)
      .describe("The units of this side at the battlefield, at most 40; may be empty."),
    ignores: z
      .array(z.enum(IGNORABLE_KEYWORDS))
      .max(IGNORABLE_KEYWORDS.length)
      .nullish()
      .describe("Keywords of enemy units that this player ignores while assigning damage. Default: none."),
    anyDamageIsLethal: z
      .boolean()
      .nullish()
      .describe("An effect makes any damage of this player to enemy units lethal. Default: false."),
  })
  .meta({ id: "SideInput", description: "One side of a combat." });

export const combatInput = z
  .strictObject({
    attacker: sideInput.describe("The side whose player made the battlefield contested."),
    defender: sideInput.describe("The other side."),
  })
  .meta({ id: "CombatInput", description: "The two sides of a combat as the Combat Showdown closes." });

const ANY_INT = 2_147_483_647;

export const assignmentEntryInput = z
  .strictObject({
    unit: id.describe("The unit that is assigned damage."),
    amount: whole(-ANY_INT, ANY_INT).describe("Damage points assigned to it, before prevention and doubling."),
  })
  .meta({ id: "AssignmentInput", description: "Damage assigned to one unit." });

export const assignmentInput = z
  .array(assignmentEntryInput)
  .max(BOUNDS.assignmentEntries)
  .describe("Damage per unit; a unit that is not listed is assigned 0.");
