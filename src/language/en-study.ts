import type { Difference, Ending, Fate, ScoreOutcome, Trial } from "../engine/index.js";
import { fitted, listed } from "./building-blocks.js";
import { capital } from "./en-words.js";
import type { Messages, Names } from "./messages.js";
import { beginsWithName, sayDifference, told, type DifferenceSentences } from "./study-sentences.js";

const ENDINGS: Readonly<Record<Ending, string>> = {
  "attackers-left": "only attackers are left",
  "defenders-left": "only defenders are left",
  "both-left": "both sides are left",
  "nobody-left": "nobody is left",
};
const RESULTS = {
  "attacker-wins": "the attacker wins",
  "defender-wins": "the defender wins",
  "no-result": "there is no result",
} as const;
const FATES: Readonly<Record<Fate, string>> = {
  dies: "dies",
  survives: "survives",
  depends: "may die or survive",
};
const SCORES: Readonly<Record<ScoreOutcome, string>> = {
  point: "a point is scored",
  card: "a card is drawn instead of the final point",
  "no-point": "the battlefield is scored without a point",
  "already-scored": "nothing is scored, as it was scored this turn",
  "not-scored": "the battlefield cannot be scored",
  "no-conquer": "no point is scored",
};

const SAY: DifferenceSentences = {
  ending: ({ after }) => ENDINGS[after],
  result: ({ after }) => RESULTS[after],
  control: ({ after }, names) => `${after === null ? "nobody" : names.player(after)} has the battlefield`,
  score: ({ after }) => SCORES[after],
  winner: ({ after }, names) => `${after === null ? "nobody" : names.player(after)} wins the game`,
  fate: ({ unit, after }, names) => `${names.unit(unit)} ${FATES[after]}`,
  "unit-gone": ({ unit }, names) => `${names.unit(unit)} is not there`,
  "unit-new": ({ unit, after }, names) => `${names.unit(unit)} is there and ${FATES[after]}`,
};

function begun(one: Difference, names: Names): string {
  const text = sayDifference(SAY, one, names);
  return beginsWithName(one) ? capital(text) : text.charAt(0).toUpperCase() + text.slice(1);
}

function said(differences: readonly Difference[], most: number, names: Names): string {
  const words = told(differences).map((one) => sayDifference(SAY, one, names));
  return words.length === 0
    ? "nothing changes"
    : listed(words, Math.max(1, most), "and", (more) => `${more} more changes`);
}

function might(amount: number): string {
  return `${Math.abs(amount)} ${amount > 0 ? "more" : "less"} Might`;
}

function trial({ unit, amount, differences }: Trial, names: Names, most = 10): string {
  return `With ${might(amount)} on ${names.unit(unit)}, ${said(differences, most, names)}`;
}

/** What study mode says, in English. */
export const enStudy: Messages["study"] = {
  notice: "For study, not for judging at events: it gives advice on play.",
  difference: (one, names) => `${begun(one, names)}.`,
  trial: (one, names) => `${trial(one, names)}.`,
  summary: ({ breakPoints }, names) =>
    fitted((most) => {
      const found = [breakPoints.attacker, breakPoints.defender].filter((one) => one !== null);
      if (found.length === 0) return "No more Might on any one unit changes who is left.";
      return found.map((one) => `${trial(one, names, most)}.`).join(" ");
    }),
  versus: (differences, names) =>
    fitted((most) =>
      differences.length === 0
        ? "Both positions come to the same."
        : `In the other position ${said(differences, most, names)}.`,
    ),
};
