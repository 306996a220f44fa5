import { listed } from "./building-blocks.js";
import type { LookupMessages } from "./lookup-messages.js";

function either(words: readonly string[]): string {
  return listed(words, 5, "or", (rest) => `${rest} ${rest === 1 ? "other" : "others"}`);
}

function meant(words: readonly string[]): string {
  return words.length === 0 ? "" : ` Did you mean ${either(words)}?`;
}

const REACH = {
  result: "The result itself may change.",
  fates: "Who wins stays the same, but who dies may change.",
  numbers: "Who wins and who dies stays the same.",
} as const;

/** What English says about cards, keywords and rules. */
export const enLookup: LookupMessages = {
  card: {
    "card/unknown": ({ asked, candidates }) => `No card is called "${asked}".${meant(candidates)}`,
    "card/ambiguous": ({ asked, candidates }) =>
      `"${asked}" can mean ${either(candidates)}; give the full name or the id.`,
    "card/not-a-unit": ({ asked, type }) => `${asked} is a ${type}, not a unit, and cannot fight.`,
    "card/might-unknown": ({ asked }) => `The Might of ${asked} is not known; give it as "might".`,
  },
  notFound: {
    "rule/unknown": ({ asked }) => `No rule "${asked}" is known in any edition.`,
    "keyword/unknown": ({ asked, suggestions }) => `No keyword is called "${asked}".${meant(suggestions)}`,
  },
  fact: {
    "might-while": "its Might changes while a condition holds",
    "might-aura": "it changes the Might of other units",
    "might-on": "an event changes Might",
    "double-might": "Might may be doubled",
    "set-might": "Might may be set to a value",
    buff: "units may be buffed",
    damage: "it may deal damage besides combat damage",
    "mutual-damage": "units may deal damage to each other",
    heal: "units may be healed",
    stun: "units may be stunned",
    kill: "units may be killed",
    banish: "units may be banished",
    move: "units may be moved",
    "return-to-hand": "units may return to hand",
    tokens: "units may be created",
    "no-combat-damage": "it deals no combat damage",
    "suppresses-combat-damage": "other units may deal no combat damage",
    undamageable: "units cannot be dealt damage",
    prevent: "damage may be prevented",
    "double-damage-taken": "damage may be doubled",
    "bonus-damage": "damage may be increased",
    "any-damage-lethal": "any damage may be lethal",
    "ignores-tank": "its player may ignore Tank",
    "conditional-keyword": "it has a keyword while a condition holds",
    "granted-keyword": "it gives keywords to units",
    "double-keyword": "keywords may count twice",
    disarm: "Disarm lowers Might",
    deathknell: "its Deathknell triggers when it dies",
    "death-replacement": "a death may be replaced",
    "on-dies-in-combat": "deaths in combat trigger something",
    "on-tie": "a tie has an effect",
    "on-combat-start": "the beginning of combat has an effect",
    "on-win-combat": "winning the combat has an effect",
    excess: "excess damage has an effect",
    "equipped-extra": "attached gear adds something",
    "equip-bonus-multiplier": "bonuses of attached gear may be multiplied",
    note: "its text has more to say about combat",
    "unknown-text": "its text is not known",
  },
  warning: (unit, card, facts, reach) =>
    `The text of ${unit} (${card}) was not applied: ${listed(facts, 6, "and", (rest) => `${rest} more things`)}. ${REACH[reach]} State what holds, and ask again.`,
  ruleNote: {
    "number-of-other-edition": ({ edition }) => `That is the number of the edition of ${edition}.`,
    moved: ({ edition, number }) => `In the edition of ${edition} it has the number ${number}.`,
    "new-in": ({ edition }) => `It is new in the edition of ${edition}.`,
    vanished: ({ edition }) => `The edition of ${edition} is the last that has it.`,
    "uncertain-number": ({ edition }) => `Its number in the edition of ${edition} is not certain.`,
  },
};
