import { z } from "zod";
import {
  CARD_KEYWORDS,
  CARD_SETS,
  CARD_SUPERTYPES,
  CARD_TYPES,
  DOMAINS,
  FACT_CODES,
  FACT_EFFECTS,
  FACT_MOMENTS,
  PRINTINGS,
} from "../cards/index.js";
import { SIDES } from "../engine/index.js";
import { pageInfo } from "./page.js";

const word = { graphql: "string" } as const;
const cardId = z.string().describe("The id of the card, such as `OGN-054`.");
const cardName = z.string().describe("The name of the card.");

export const INPUT_PLACES = ["this-unit", "other-units", "this-side"] as const;

export const cardFact = z
  .strictObject({
    fact: z.enum(FACT_CODES).meta(word).describe("What the card's text can do, as a stable code."),
    may: z.enum(FACT_EFFECTS).describe("How far it may reach: the result itself, only who lives, or only numbers."),
    when: z.enum(FACT_MOMENTS).describe("When it acts."),
    sides: z.array(z.enum(SIDES)).describe("On which side the card has it."),
    text: z.string().describe("The same in words."),
    place: z
      .enum(INPUT_PLACES)
      .nullable()
      .describe("Where `input` belongs: into this unit, other units, or the side; null if it cannot be stated."),
    input: z
      .string()
      .nullable()
      .describe("The input that would state that the fact holds, as JSON; it is never applied by itself."),
  })
  .meta({ id: "CardFact", description: "Something in the text of a card that can change a combat." });

export const printedKeyword = z
  .strictObject({
    keyword: z.enum(CARD_KEYWORDS).meta(word).describe("The keyword."),
    value: z.int().nullable().describe("Its number, as in Assault 2; null without one."),
  })
  .meta({ id: "PrintedKeyword", description: "A keyword that is printed on a card without a condition." });

export const printing = z
  .strictObject({
    id: cardId,
    code: z.string().describe("The code as printed, such as `OGN-054/298`."),
    set: z.enum(CARD_SETS).meta(word).describe("The set."),
    kind: z
      .enum(PRINTINGS)
      .meta(word)
      .nullable()
      .describe("What is special about the printing; null for a normal one."),
  })
  .meta({ id: "Printing", description: "One printing of a card." });

export const card = z
  .strictObject({
    id: cardId,
    code: z.string().describe("The code as printed, such as `OGN-054/298`."),
    name: cardName,
    aliases: z.array(z.string()).describe("Other names."),
    set: z.enum(CARD_SETS).meta(word).describe("The set."),
    type: z.enum(CARD_TYPES).describe("The type of card."),
    supertype: z.enum(CARD_SUPERTYPES).nullable().describe("The supertype; null for none."),
    domains: z.array(z.enum(DOMAINS).meta(word)).describe("The domains."),
    tags: z.array(z.string()).describe("The tags, such as regions."),
    energy: z.int().nullable().describe("Energy cost; null for none or unknown."),
    power: z.int().nullable().describe("Power cost; null for none or unknown."),
    might: z.int().nullable().describe("Printed Might of a unit; null for none or unknown."),
    mightBonus: z.int().nullable().describe("Might that gear gives; null if it is no Equipment."),
    keywords: z.array(printedKeyword).describe("Keywords printed without a condition."),
    facts: z.array(cardFact).describe("What its text can change in a combat."),
    printings: z.array(printing).describe("Its printings, the normal one first."),
    preview: z.boolean().describe("Whether the facts were taken before the release."),
    unknown: z.array(z.string()).describe("Fields that are not known."),
  })
  .meta({ id: "Card", description: "The facts of a card. No text and no art: those belong to Riot Games." });

export const cardPage = z
  .strictObject({
    total: z.int().describe("How many cards fit."),
    nodes: z.array(card).describe("The cards."),
    pageInfo,
  })
  .meta({ id: "CardPage", description: "A page of cards, the best match first." });
