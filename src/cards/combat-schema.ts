import { z } from "zod";
import { CARD_KEYWORDS, DURATIONS, TOKEN_PLACES } from "./words.js";

/** A short phrase of the project's own, such as "an enemy unit here". */
export const phrase = z.string().min(1).max(160);
const numberOrPhrase = z.union([z.int(), phrase]);
const duration = z.enum(DURATIONS);
const yes = z.literal(true);

/** What an effect that happens at a moment can have: its moment, its cost, its condition, whether it is a choice. */
const event = {
  on: phrase,
  cost: phrase.optional(),
  if: phrase.optional(),
  mode: yes.optional(),
  optional: yes.optional(),
  timing: z.literal("action").optional(),
  limit: phrase.optional(),
};
const at = { to: phrase, ...event };

const damage = z.strictObject({
  amount: numberOrPhrase,
  ...at,
  unless: phrase.optional(),
  bearer: phrase.optional(),
  alsoKills: phrase.optional(),
  alsoReadies: phrase.optional(),
});
const mightOn = z.strictObject({
  amount: numberOrPhrase,
  ...at,
  duration,
  min: z.int().optional(),
  alsoReadies: phrase.optional(),
  alsoGives: phrase.optional(),
});
const mightWhile = z.strictObject({ amount: z.int(), per: phrase.optional(), if: phrase.optional() });
const mightAura = z.strictObject({
  amount: numberOrPhrase,
  to: phrase,
  if: phrase.optional(),
  min: z.int().optional(),
});
const tokens = z.strictObject({
  name: phrase,
  count: numberOrPhrase,
  might: z.int().optional(),
  at: z.enum(TOKEN_PLACES),
  ready: yes.optional(),
  temporary: yes.optional(),
  deflect: z.int().optional(),
  effect: phrase.optional(),
  ...event,
});
const prevent = z.strictObject({
  amount: z.union([z.literal("all"), z.literal("next damage instance"), z.int()]),
  from: phrase.optional(),
  to: phrase.optional(),
  if: phrase.optional(),
  duration: duration.optional(),
});
const deathReplacement = z.strictObject({
  for: phrase,
  result: z.literal("heal, exhaust, recall"),
  cost: phrase.optional(),
  optional: yes.optional(),
});
const excess = z.strictObject({
  threshold: z.int().min(1),
  on: phrase,
  effect: phrase,
  optional: yes.optional(),
});
const doubleMight = z.strictObject({
  to: phrase.optional(),
  on: phrase.optional(),
  cost: phrase.optional(),
  duration,
  alsoGives: phrase.optional(),
});

/** What the text of a card can change in a combat: every flag of the data, and nothing else. */
export const combatFlags = z.strictObject({
  mightWhile: z.array(mightWhile).optional(),
  mightAura: z.array(mightAura).optional(),
  mightOn: z.array(mightOn).optional(),
  damage: z.array(damage).optional(),
  mutualDamage: z.array(z.strictObject({ between: z.tuple([phrase, phrase]), on: phrase })).optional(),
  stun: z.array(z.strictObject(at)).optional(),
  stunOnAttack: yes.optional(),
  buff: z.array(z.strictObject({ ...at, alsoReadies: phrase.optional() })).optional(),
  doubleMight: doubleMight.optional(),
  setMight: phrase.optional(),
  kill: z.array(z.strictObject(at)).optional(),
  banish: z.array(z.strictObject(at)).optional(),
  move: z.array(z.strictObject({ what: phrase, ...event, alsoReadies: yes.optional() })).optional(),
  returnToHand: z.array(z.strictObject(at)).optional(),
  tokens: z.array(tokens).optional(),
  noCombatDamage: z.union([yes, z.strictObject({ unless: phrase })]).optional(),
  suppressesCombatDamage: phrase.optional(),
  undamageable: phrase.optional(),
  prevent: z.array(prevent).optional(),
  ignores: z.array(z.enum(["tank", "deflect"])).optional(),
  ignoresScope: phrase.optional(),
  untargetable: phrase.optional(),
  protects: z.strictObject({ untargetable: phrase }).optional(),
  deathReplacement: deathReplacement.optional(),
  anyDamageLethal: phrase.optional(),
  doubleDamageTaken: z.strictObject({ to: phrase, duration }).optional(),
  bonusDamage: z.strictObject({ amount: z.int(), from: phrase, cost: phrase.optional() }).optional(),
  excess: excess.optional(),
  onTie: phrase.optional(),
  onWinCombat: phrase.optional(),
  onDiesInCombat: phrase.optional(),
  onCombatStart: phrase.optional(),
  entersReady: z.union([yes, phrase]).optional(),
  readyAura: phrase.optional(),
  playTo: phrase.optional(),
  restricts: phrase.optional(),
  equippedExtra: z.strictObject({ amount: z.int(), if: phrase }).optional(),
  equipBonusMultiplier: z.int().optional(),
  doubleKeyword: z.strictObject({ keyword: z.enum(CARD_KEYWORDS), to: phrase, on: phrase, duration }).optional(),
  buffLimit: z.literal("none").optional(),
  heal: z.strictObject({ to: phrase, on: phrase }).optional(),
  note: phrase.optional(),
});
export type CombatFlags = z.infer<typeof combatFlags>;
export type CombatFlag = keyof CombatFlags;
