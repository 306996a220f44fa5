import type { PerLanguage } from "../../rulebook/index.js";

export const KEYWORD_IDS = [
  "accelerate",
  "action",
  "ambush",
  "assault",
  "backline",
  "deathknell",
  "deflect",
  "disarm",
  "empower",
  "empowered",
  "equip",
  "flow",
  "ganking",
  "hidden",
  "hunt",
  "legion",
  "level",
  "quick-draw",
  "reaction",
  "repeat",
  "shield",
  "stun",
  "tank",
  "temporary",
  "unique",
  "vision",
  "weaponmaster",
] as const;
export type KeywordId = (typeof KEYWORD_IDS)[number];

export const STACKINGS = ["adds-up", "no-effect", "each", "unknown", "not-applicable"] as const;
/** What several instances on one card do: their values add up, nothing, each acts, the sources do not say, no such thing. */
export type Stacking = (typeof STACKINGS)[number];

/** The number of a rule in the edition of 2026-10-09, as in the rulebook's catalogue. */
export type RuleNumber = string;

/** How a keyword meets another one. */
export interface Meeting {
  readonly keyword: KeywordId;
  readonly text: PerLanguage;
  readonly rules: readonly RuleNumber[];
}

/** A question that people ask about a keyword, with its answer. */
export interface Question {
  readonly question: PerLanguage;
  readonly answer: PerLanguage;
  readonly rules: readonly RuleNumber[];
}

/** What the service says about a keyword, in its own words. */
export interface Keyword {
  readonly id: KeywordId;
  readonly name: string;
  /** Whether it is printed with a number ("Assault 2"). */
  readonly valued: boolean;
  readonly stacking: Stacking;
  readonly text: PerLanguage;
  readonly rules: readonly RuleNumber[];
  readonly meets: readonly Meeting[];
  readonly questions: readonly Question[];
  /** Ids of the test cases that show it. */
  readonly cases: readonly string[];
}

/** How a keyword meets another one, in English and German. */
export function meets(keyword: KeywordId, rules: readonly RuleNumber[], en: string, de: string): Meeting {
  return { keyword, text: { en, de }, rules };
}

/** A question and its answer, each in English and German. */
export function asked(
  rules: readonly RuleNumber[],
  question: readonly [en: string, de: string],
  answer: readonly [en: string, de: string],
): Question {
  return {
    question: { en: question[0], de: question[1] },
    answer: { en: answer[0], de: answer[1] },
    rules,
  };
}
