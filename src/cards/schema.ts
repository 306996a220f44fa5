import { z } from "zod";
import { combatFlags, phrase } from "./combat-schema.js";
import {
  CARD_KEYWORDS,
  CARD_SETS,
  CARD_SUPERTYPES,
  CARD_TYPES,
  COST_KEYWORDS,
  DOMAINS,
  DURATIONS,
  PLAIN_KEYWORDS,
  PRINTINGS,
  UNKNOWN_FIELDS,
  VALUED_KEYWORDS,
} from "./words.js";

const amount = z.int().min(0).max(99);
const keywordCost = z.strictObject({ energy: amount, power: amount, special: z.literal(true).optional() });
const value = z.union([z.int().min(1), phrase]);

/** The keywords that are printed on a card without a condition. */
export const cardKeywords = z.strictObject({
  ...fields(VALUED_KEYWORDS, z.int().min(1)),
  ...fields(PLAIN_KEYWORDS, z.literal(true)),
  ...fields(COST_KEYWORDS, keywordCost),
  level: z.array(z.int().min(1)).optional(),
});

/** A keyword that the card has itself while a condition holds. */
const conditionalKeyword = z.strictObject({
  keyword: z.enum(CARD_KEYWORDS),
  value: value.optional(),
  if: phrase.optional(),
  duration: z.enum(DURATIONS).optional(),
});

/** A keyword that the card gives to others: always, or when something happens. */
const grantedKeyword = z.strictObject({
  keyword: z.enum(CARD_KEYWORDS),
  value: value.optional(),
  to: phrase,
  on: phrase.optional(),
  duration: z.enum(DURATIONS).optional(),
});

const id = z.string().regex(/^[A-Z]{3}-(?:\d{3}|R\d{2}|T\d{2}|SP\d+)[ab]?\*?$/);

/** The facts of one printing of a card. Null is none, or unknown where `unknown` names the field. */
export const cardRecord = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}-[^/]+(?:\/\d{2,3})?$/),
  id,
  set: z.enum(CARD_SETS),
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)).min(1).optional(),
  variantOf: id.optional(),
  printing: z.enum(PRINTINGS).optional(),
  type: z.enum(CARD_TYPES),
  supertype: z.enum(CARD_SUPERTYPES).nullable(),
  domains: z.array(z.enum(DOMAINS)),
  energy: amount.nullable(),
  power: amount.nullable(),
  might: amount.nullable(),
  mightBonus: amount.nullable().optional(),
  tags: z.array(z.string().min(1)),
  keywords: cardKeywords,
  conditional: z.array(conditionalKeyword).min(1).optional(),
  grants: z.array(grantedKeyword).min(1).optional(),
  combat: combatFlags.optional(),
  preview: z.literal(true).optional(),
  unknown: z.array(z.enum(UNKNOWN_FIELDS)).min(1).optional(),
});
export type CardRecord = z.infer<typeof cardRecord>;
export type ConditionalKeyword = z.infer<typeof conditionalKeyword>;
export type GrantedKeyword = z.infer<typeof grantedKeyword>;

function fields<Name extends string, Type extends z.ZodType>(names: readonly Name[], type: Type) {
  return Object.fromEntries(names.map((name) => [name, type.optional()])) as Record<Name, z.ZodOptional<Type>>;
}
