import type { RuleRecord } from "./catalogue.js";
import { editionTables } from "./editions/index.js";
import { RULE_KEYS, type RuleKey } from "./keys.js";
import type { Section } from "./sections.js";

/** Why a rule is not cited by any ruling, each reason with what it means. */
export const OUT_OF_SCOPE = {
  reminder: "Explains or repeats what rules that are cited say.",
  principle: "A principle that the order of the steps follows; no step rests on it alone.",
  "given-by-caller": "What it leads to is stated in the request: a modifier, a trigger with its effects, a status.",
  "hidden-and-gear": "About hidden cards, gear and attached cards, which the board does not hold.",
  modes: "What a mode sets is a default of the request.",
  layers: "The request gives Might as printed and the changes to it, not the layers of the effects behind them.",
  "card-effects": "Depends on what a card says.",
  "other-keywords": "A keyword that is not a matter of combat, movement, control or scoring by itself.",
} as const;
export type OutOfScope = keyof typeof OUT_OF_SCOPE;

/** Whether rulings cite a rule, and if not, why. */
export type RuleScope =
  { readonly implemented: true; readonly key: RuleKey } | { readonly implemented: false; readonly reason: OutOfScope };

const USUAL_REASON: Readonly<Record<Section, OutOfScope>> = {
  "Golden rules": "principle",
  "Units and damage": "reminder",
  "Standard move": "reminder",
  "Playing cards": "reminder",
  Battlefields: "reminder",
  Control: "card-effects",
  Winning: "reminder",
  "Turn states": "reminder",
  "Beginning Phase": "reminder",
  "Main Phase": "reminder",
  "Ending Phase": "reminder",
  Cleanup: "principle",
  Chain: "principle",
  Showdown: "reminder",
  "Replacement effects": "card-effects",
  "Triggered abilities": "given-by-caller",
  "Game actions": "reminder",
  Movement: "reminder",
  Recall: "reminder",
  "Combat: staging": "reminder",
  "Combat: player limit": "reminder",
  "Combat Showdown Step": "reminder",
  "Combat Damage Step": "reminder",
  "Resolution Step": "reminder",
  Scoring: "reminder",
  Layers: "layers",
  "Modes of play": "modes",
  "Additional rules": "given-by-caller",
  "Ignoring abilities": "reminder",
  Keywords: "other-keywords",
};

/** Rules that are left out for another reason than most of their section, by their numbers. */
const OWN_REASONS: Readonly<Partial<Record<OutOfScope, string>>> = {
  reminder:
    "190.1 190.3.d 323.2 323.7.a 323.8.a 411.1 418.1.a 418.6.c 421.3 424.1.a 438.1 438.2.a 438.4 438.5 " +
    "438.7 740.1 740.3.a 805.6 815 815.1 815.1.a 815.1.c 822.3",
  "given-by-caller": "142.3 323.3 429.1.a.2 429.5.c.2 466.2.b 466.2.d 468.7.b 807.1.b.3 808 808.1.d.1 814.1.b.3",
  "hidden-and-gear": "422.2 468.5.c 718.4 811.1.b 811.1.d.1 818 819 821",
  "card-effects": "194.4 195 713 740.2",
};

const ownReasons: ReadonlyMap<string, OutOfScope> = new Map(
  Object.entries(OWN_REASONS).flatMap(([reason, numbers]) =>
    numbers.split(" ").map((number) => [number, reason as OutOfScope] as const),
  ),
);

const keys: ReadonlyMap<string | null, RuleKey> = new Map(
  RULE_KEYS.map((key) => [editionTables["2026-10-09"][key].number, key]),
);

/** The numbers, in the edition of 2026-10-09, of the rules that have a reason of their own. */
export const numbersWithOwnReason: readonly string[] = [...ownReasons.keys()];

/** Says whether rulings cite a rule of the catalogue, and if not, why. */
export function scopeOf({ number, section }: Pick<RuleRecord, "number" | "section">): RuleScope {
  const key = keys.get(number);
  if (key !== undefined) return { implemented: true, key };
  return { implemented: false, reason: ownReasons.get(number) ?? USUAL_REASON[section] };
}
