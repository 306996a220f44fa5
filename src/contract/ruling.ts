import { z } from "zod";
import { PART_SOURCES, PHASES, PROBLEM_CODES, READING_IDS, SIDES, STEP_KINDS, WARNING_CODES } from "../engine/index.js";
import { CITATION_STATUSES, RULE_KEYS } from "../rulebook/index.js";
import { CARD_PROBLEM_CODES, CARD_WARNING_CODE } from "../cards/index.js";
import { cardFact } from "./cards.js";
import { LOOKUP_PROBLEM_CODES } from "./lookup-codes.js";
import { NOTATION_PROBLEM_CODES } from "./notation-codes.js";
import { SHAPE_PROBLEM_CODES } from "./shape-problem.js";

export const unitId = z.string().describe("The unit's id.");
export const unitName = z
  .string()
  .describe("What readers call the unit; two units of one name are told apart by their ids.");
export const side = z.enum(SIDES);
export const edition = z.string().describe("The edition of the Core Rules that the answer follows.");
export const summary = z.string().describe("The answer in one sentence of at most 280 characters.");

export const citation = z
  .strictObject({
    key: z
      .enum(RULE_KEYS)
      .meta({ graphql: "string" })
      .describe("The stable name of the rule, the same in every edition."),
    number: z.string().describe("The number of the rule in `edition`."),
    label: z.string().describe('How to cite the rule, such as "CR 467.2.c.3".'),
    title: z.string().describe("What the rule is about, in our words."),
    edition: z.string().describe("The edition that has this number."),
    status: z
      .enum(CITATION_STATUSES)
      .describe("How sure the number is; an uncertain one is cited from the older edition in which it is certain."),
  })
  .meta({ id: "Citation", description: "A rule that justifies a step, a part of a problem or a warning." });

export const part = z
  .strictObject({
    source: z.enum(PART_SOURCES).describe("Where the amount comes from."),
    unit: unitId.describe("The unit that brings it."),
    name: unitName,
    amount: z.int().describe("Might added, or taken away if negative."),
  })
  .meta({ id: "Part", description: "One summand of a sum of Might." });

export const tally = z
  .strictObject({
    total: z.int().describe("The sum, in Might."),
    parts: z.array(part).describe("What it is made of; the amounts add up to the total."),
  })
  .meta({ id: "Tally", description: "A sum of Might with its summands." });

export const amount = z
  .strictObject({
    unit: unitId,
    name: unitName,
    amount: z.int().describe("Damage points assigned, before prevention and doubling."),
  })
  .meta({ id: "Amount", description: "Damage assigned to one target." });

export const amounts = z.array(amount).describe("Every target in target order, zeros included.");

export const reading = z
  .strictObject({
    id: z.enum(READING_IDS).describe("The ambiguity."),
    text: z.string().describe("The reading that the service follows."),
  })
  .meta({ id: "Reading", description: "Where the rules leave a question open: how the service reads them." });

export const step = z
  .strictObject({
    kind: z.enum(STEP_KINDS).describe("What happens."),
    phase: z.enum(PHASES).describe("The part of the combat."),
    side: side.nullable().describe("The side that it concerns."),
    player: z.string().nullable().describe("The player that it concerns."),
    unit: z.string().nullable().describe("The unit that it concerns."),
    name: z.string().nullable().describe("What readers call that unit."),
    battlefield: z.string().nullable().describe("The battlefield that it concerns."),
    units: z.array(z.string()).nullable().describe("The units that it concerns."),
    amount: z.int().nullable().describe("The number that the step establishes."),
    parts: z.array(part).nullable().describe("What that number is made of."),
    reading: reading.nullable().describe("The reading that the step rests on, where the rules are not clear."),
    text: z.string().describe("The step as a sentence."),
    rules: z.array(citation).min(1).max(4).describe("The rules that justify it; never empty."),
  })
  .meta({ id: "Step", description: "One step of the reasoning." });

export const problem = z
  .strictObject({
    code: z
      .enum([
        ...PROBLEM_CODES,
        ...CARD_PROBLEM_CODES,
        ...LOOKUP_PROBLEM_CODES,
        ...NOTATION_PROBLEM_CODES,
        ...SHAPE_PROBLEM_CODES,
      ])
      .meta({ graphql: "string" })
      .describe("What is wrong, as a stable code."),
    path: z.string().describe("Where in the request, such as `combat.attacker.units[0].might`."),
    message: z.string().describe("What is wrong and what would be right, as a sentence."),
    rules: z.array(citation).describe("The rules behind it; empty where the rulebook is silent."),
    unit: z.string().nullable().describe("The unit that it concerns."),
    name: z.string().nullable().describe("What readers call that unit."),
    amount: z.number().nullable().describe("The number that is wrong."),
    expected: z
      .number()
      .nullable()
      .describe("The number that would be right; for a number out of range, the limit that it breaks."),
  })
  .meta({ id: "Problem", description: "Something that is wrong with a request or an assignment." });

export const warning = z
  .strictObject({
    code: z.enum([...WARNING_CODES, CARD_WARNING_CODE]).describe("What to beware of, as a stable code."),
    message: z.string().describe("The same as a sentence."),
    units: z.array(z.string()).describe("The units that it concerns."),
    facts: z.array(cardFact).describe("What the text of the unit's card can change; empty for other warnings."),
  })
  .meta({ id: "Warning", description: "Something that does not make the answer wrong but that a reader must know." });

export const trail = {
  steps: z.array(step).describe("The reasoning, in order."),
  warnings: z.array(warning).describe("What a reader must know besides."),
};
