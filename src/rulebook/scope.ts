import type { RuleRecord } from "./catalogue.js";
import { editionTables } from "./editions/index.js";
import { RULE_KEYS, type RuleKey } from "./keys.js";
import type { Section } from "./sections.js";

/** Why a rule is not cited by any ruling, each reason with what it means. */
export const OUT_OF_SCOPE = {
  reminder: "Explains or repeats what rules that are cited say.",
  principle: "A principle behind other rules; no step rests on it alone.",
  "given-by-caller": "What it leads to is stated in the request, such as a modifier, a keyword's number or stunned.",
  "combat-begins": "How a combat comes about: Contested, staging, and the roles of units that arrive later.",
  "showdown-and-chain": "The Showdown and the Chain are over when the service is asked.",
  triggers: "Triggered abilities need the whole board.",
  movement: "The request says where units are.",
  "playing-cards": "The request says which units are there.",
  "turn-structure": "The beginning and the end of a turn, holding included.",
  "board-cleanup": "A part of the Cleanup that is about other battlefields, gear or hidden cards.",
  "control-elsewhere": "Control apart from the combat that is asked about.",
  "modes-and-teams": "More than two players, and teams; a mode sets defaults only.",
  layers: "The request gives Might as printed and one modifier, not the effects behind it.",
  "card-effects": "Depends on what a card says.",
  "other-actions": "A game action that a combat does not use.",
  "other-keywords": "A keyword that does not change how combat damage is assigned.",
} as const;
export type OutOfScope = keyof typeof OUT_OF_SCOPE;

/** Whether rulings cite a rule, and if not, why. */
export type RuleScope =
  { readonly implemented: true; readonly key: RuleKey } | { readonly implemented: false; readonly reason: OutOfScope };

const USUAL_REASON: Readonly<Record<Section, OutOfScope>> = {
  "Golden rules": "principle",
  "Units and damage": "reminder",
  "Standard move": "movement",
  "Playing cards": "playing-cards",
  Battlefields: "control-elsewhere",
  Control: "control-elsewhere",
  Winning: "reminder",
  "Turn states": "showdown-and-chain",
  "Beginning Phase": "turn-structure",
  "Main Phase": "combat-begins",
  "Ending Phase": "turn-structure",
  Cleanup: "board-cleanup",
  Chain: "showdown-and-chain",
  Showdown: "showdown-and-chain",
  "Replacement effects": "card-effects",
  "Triggered abilities": "triggers",
  "Game actions": "other-actions",
  Movement: "movement",
  Recall: "reminder",
  "Combat: staging": "combat-begins",
  "Combat: player limit": "modes-and-teams",
  "Combat Showdown Step": "showdown-and-chain",
  "Combat Damage Step": "reminder",
  "Resolution Step": "reminder",
  Scoring: "reminder",
  Layers: "layers",
  "Modes of play": "modes-and-teams",
  "Additional rules": "given-by-caller",
  "Ignoring abilities": "reminder",
  Keywords: "other-keywords",
};

/** Rules that are left out for another reason than most of their section, by their numbers. */
const OWN_REASONS: Readonly<Partial<Record<OutOfScope, string>>> = {
  reminder:
    "190.1 190.3 190.3.d 190.4 190.4.a 316.7 316.7.d 318 323 324 324.2 418.1.a 418.1.e 418.6.c 419.1 " +
    "438.1 438.2.a 438.4 438.5 438.7 740.3.a 815 815.1 815.1.a 815.1.c 815.2 826.5",
  "given-by-caller": "142.3 424.1 424.1.a 433.1 466.2.c.3 807.1.b.3 814.1.b.3 831.1.d",
  "combat-begins":
    "190.3.a.1 190.3.b 190.3.b.1 323.2 323.2.a 323.2.b 323.2.c 323.7 323.7.a 323.8 323.8.a 323.9 " +
    "323.10 323.10.a 323.11 323.12 323.13 466 466.1 466.2 466.2.c 466.2.c.3.a 468.3.d.1",
  "showdown-and-chain": "316.8.b 316.8.b.1 316.8.b.1.a 316.8.c",
  triggers: "323.3 429.1.a.2 429.5.c.2 466.2.d 466.2.d.1 468.2 468.4 468.6 473.2 473.2.c 708 808 808.1.d.1",
  movement: "187.9 355.4.a 421.3 421.3.a 810.1.b 810.1.c",
  "playing-cards": "143.4 143.4.a 170.6 805.1.b 805.6 822.1.b 822.3",
  "turn-structure": "316.5 416.3.a 424.1.a.2 471.2 473.1.a.1",
  "board-cleanup": "468.5.c",
  "control-elsewhere": "323.5",
  "modes-and-teams": "315.2.b.3 471.1.a 740.1",
  "card-effects": "190.6 190.6.a 190.6.b 190.6.d 194.4 195 432.2.c 466.2.b 468.7.b 468.7.c 740.2",
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
