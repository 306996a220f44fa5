import { z } from "zod";
import { CITATION_STATUSES, RULE_KEYS, RULE_NOTES } from "../rulebook/index.js";
import { pageInfo } from "./page.js";

const number = z.string().describe("The number of the rule in `edition`.");
const label = z.string().describe('How to cite the rule, such as "CR 467.2.c.3".');
const edition = z.string().describe("The edition that has this number.");
const title = z
  .string()
  .nullable()
  .describe("What the rule is about, in our words; null for a heading that only groups others.");

export const ruleReference = z
  .strictObject({ number, label, edition, title })
  .meta({ id: "RuleReference", description: "A rule, to look up." });

export const ruleNumber = z
  .strictObject({
    edition: z.string().describe("The edition."),
    number: z.string().nullable().describe("The number there; null if the edition has no such rule."),
    label: z.string().nullable().describe("How to cite it; from an older edition where the number is uncertain."),
    status: z.enum(CITATION_STATUSES).nullable().describe("How sure the number is."),
  })
  .meta({ id: "RuleNumber", description: "The number of a rule in one edition." });

export const ruleNote = z
  .strictObject({
    code: z.enum(RULE_NOTES).describe("What a reader must know, as a stable code."),
    text: z.string().describe("The same as a sentence."),
  })
  .meta({ id: "RuleNote", description: "What a reader who looked up a rule must know besides." });

export const rule = z
  .strictObject({
    number,
    label,
    edition,
    title,
    summary: z.string().nullable().describe("What the rule says, in our words; no text of the rulebook."),
    section: z.string().describe("The part of the rulebook."),
    topics: z.array(z.string()).describe("What it has to do with."),
    status: z.enum(CITATION_STATUSES).describe("How sure the number is."),
    key: z
      .enum(RULE_KEYS)
      .meta({ graphql: "string" })
      .nullable()
      .describe("The key under which rulings cite it; null if none does."),
    numbers: z.array(ruleNumber).describe("Its number in every edition that is known."),
    parent: ruleReference.nullable().describe("The rule above it."),
    children: z.array(ruleReference).describe("The rules below it."),
    previous: ruleReference.nullable().describe("The rule before it."),
    next: ruleReference.nullable().describe("The rule behind it."),
    cases: z.array(z.string()).describe("The ids of the project's cases that show it."),
    note: ruleNote.nullable().describe("What a reader who looked it up must know besides."),
  })
  .meta({ id: "Rule", description: "A rule of the Core Rules, described in our words." });

export const rulePage = z
  .strictObject({
    total: z.int().describe("How many rules fit."),
    nodes: z.array(rule).describe("The rules."),
    pageInfo,
  })
  .meta({ id: "RulePage", description: "A page of rules, the best match first." });
