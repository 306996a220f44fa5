import { z } from "zod";
import { KEYWORD_IDS, STACKINGS } from "../cards/index.js";
import { ruleReference } from "./rules.js";

const rules = z.array(ruleReference).describe("The rules behind it.");

export const keywordCard = z
  .strictObject({
    id: z.string().describe("The id of the card."),
    name: z.string().describe("The name of the card."),
    how: z.string().nullable().describe("Value, condition or targets, in short; null if there is nothing to say."),
  })
  .meta({ id: "KeywordCard", description: "A card that has to do with a keyword." });

export const keywordMeeting = z
  .strictObject({
    keyword: z.string().describe("The other keyword."),
    text: z.string().describe("How the two meet."),
    rules,
  })
  .meta({ id: "KeywordMeeting", description: "How a keyword meets another one." });

export const keywordQuestion = z
  .strictObject({
    question: z.string().describe("What people ask."),
    answer: z.string().describe("The answer."),
    rules,
  })
  .meta({ id: "KeywordQuestion", description: "A question about a keyword." });

const cards = (what: string) => z.array(keywordCard).describe(what);

export const keywordCounts = z
  .strictObject({
    withIt: z.int().describe("How many cards have it."),
    giveOrBoost: z.int().describe("How many give or boost it."),
    ignore: z.int().describe("How many ignore it."),
  })
  .meta({ id: "KeywordCounts", description: "How many cards are in each list of a keyword." });

export const keyword = z
  .strictObject({
    id: z.enum(KEYWORD_IDS).meta({ graphql: "string" }).describe("The keyword."),
    name: z.string().describe("Its name."),
    valued: z.boolean().describe("Whether it is printed with a number."),
    stacking: z.enum(STACKINGS).describe("What several instances on one card do."),
    text: z.string().describe("What it does, in our words."),
    rules,
    meets: z.array(keywordMeeting).describe("How it meets other keywords."),
    questions: z.array(keywordQuestion).describe("What people ask about it."),
    cases: z.array(z.string()).describe("The ids of the project's cases that show it."),
    withIt: cards("Cards that have it printed, always or on a condition."),
    giveOrBoost: cards("Cards that give it to others or make it stronger."),
    ignore: cards("Cards that let it be ignored or keep it from working."),
    counts: keywordCounts.describe("How many cards are in each list."),
    gap: z.string().describe("What the card data does not know."),
  })
  .meta({ id: "Keyword", description: "A keyword: what it does, its rules, questions and cards." });
