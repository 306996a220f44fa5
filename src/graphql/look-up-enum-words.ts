import type { CARD_SUPERTYPES, CardType, FactEffect, FactMoment, Stacking } from "../cards/index.js";
import type { INPUT_PLACES } from "../contract/index.js";
import type { RULE_NOTES } from "../rulebook/index.js";
import type { EnumWords } from "./enum-words.js";

export const ruleNoteCodeWords: EnumWords<(typeof RULE_NOTES)[number]> = {
  about: "What a reader who looked up a rule must know besides.",
  values: {
    "number-of-other-edition": "The edition that is followed has no such number, another one has.",
    moved: "The rule has another number in another edition.",
    "new-in": "This edition is the first that has the rule.",
    vanished: "This edition is the last that has the rule.",
    "uncertain-number": "The number is a guess in this edition.",
  },
};

export const stackingWords: EnumWords<Stacking> = {
  about: "What several instances of a keyword on one card do.",
  values: {
    "adds-up": "Their values add up.",
    "no-effect": "No more than one of them.",
    each: "Each acts on its own.",
    unknown: "The sources do not say.",
    "not-applicable": "There is no such thing.",
  },
};

export const cardTypeWords: EnumWords<CardType> = {
  about: "A type of card.",
  values: {
    unit: "A unit, which fights.",
    spell: "A spell.",
    legend: "A Champion Legend.",
    gear: "Gear, Equipment among it.",
    battlefield: "A battlefield.",
    rune: "A rune.",
    token: "A marker beside the cards, such as a Buff.",
  },
};

export const cardSupertypeWords: EnumWords<(typeof CARD_SUPERTYPES)[number]> = {
  about: "A supertype of a card.",
  values: {
    champion: "A champion.",
    signature: "A signature card, which belongs to a champion.",
    token: "A token, which no deck holds.",
  },
};

export const factEffectWords: EnumWords<FactEffect> = {
  about: "How far something in the text of a card may reach.",
  values: {
    result: "Who wins, is recalled, controls or scores may be otherwise.",
    fates: "Which units die may be otherwise, but not the result.",
    numbers: "Only amounts may be otherwise, such as cards drawn or Might afterwards.",
  },
};

export const factMomentWords: EnumWords<FactMoment> = {
  about: "When something in the text of a card acts.",
  values: {
    standing: "All the time, while its condition holds.",
    earlier: "By another event before the damage step; what it did belongs into the combat that is asked about.",
    "combat-start": "As the unit attacks or defends; what it did belongs into the combat that is asked about.",
    cleanup: "As units die or are recalled.",
    after: "Once the result is known.",
  },
};

export const inputPlaceWords: EnumWords<(typeof INPUT_PLACES)[number]> = {
  about: "Where the input belongs that states that something in the text of a card holds.",
  values: {
    "this-unit": "Into the unit itself.",
    "other-units": "Into the units that it names, which may include the unit itself.",
    "this-side": "Into the side that has the unit.",
  },
};
