import type { Difference, Ending, Fate, ScoreOutcome, Trial } from "../engine/index.js";
import { fitted, listed } from "./building-blocks.js";
import { capital, isDefault, who } from "./de-words.js";
import type { Messages, Names } from "./messages.js";
import { beginsWithName, sayDifference, told, type DifferenceSentences } from "./study-sentences.js";

const ENDINGS: Readonly<Record<Ending, string>> = {
  "attackers-left": "nur Units des Attackers bleiben übrig",
  "defenders-left": "nur Units des Defenders bleiben übrig",
  "both-left": "beide Seiten bleiben übrig",
  "nobody-left": "niemand bleibt übrig",
};
const RESULTS = {
  "attacker-wins": "der Attacker gewinnt",
  "defender-wins": "der Defender gewinnt",
  "no-result": "es gibt kein Ergebnis",
} as const;
const FATES: Readonly<Record<Fate, string>> = {
  dies: "stirbt",
  survives: "überlebt",
  depends: "kann sterben oder überleben",
};
const SCORES: Readonly<Record<ScoreOutcome, string>> = {
  point: "es gibt einen Punkt",
  card: "es gibt eine Karte statt des letzten Punkts",
  "no-point": "das Schlachtfeld wird ohne Punkt gewertet",
  "already-scored": "es gibt keinen Punkt, da das Schlachtfeld in diesem Zug schon gewertet ist",
  "not-scored": "das Schlachtfeld kann nicht gewertet werden",
  "no-conquer": "es gibt keinen Punkt",
};

const SAY: DifferenceSentences = {
  ending: ({ after }) => ENDINGS[after],
  result: ({ after }) => RESULTS[after],
  control: ({ after }) => `${after === null ? "niemand" : who(after)} hat das Schlachtfeld`,
  score: ({ after }) => SCORES[after],
  winner: ({ after }) => `${after === null ? "niemand" : who(after)} gewinnt das Spiel`,
  fate: ({ unit, after }, names) => `${names.unit(unit)} ${FATES[after]}`,
  "unit-gone": ({ unit }, names) => `${names.unit(unit)} ist nicht da`,
  "unit-new": ({ unit, after }, names) => `${names.unit(unit)} ist da und ${FATES[after]}`,
};

function begun(one: Difference, names: Names): string {
  const text = sayDifference(SAY, one, names);
  const isDefaultPlayer =
    (one.kind === "control" || one.kind === "winner") && one.after !== null && isDefault(one.after);
  return isDefaultPlayer || !beginsWithName(one) ? capital(text) : text;
}

function said(differences: readonly Difference[], most: number, names: Names): string {
  const words = told(differences).map((one) => sayDifference(SAY, one, names));
  if (words.length === 0) return "es ändert sich nichts";
  return listed(words, Math.max(1, most), "und", (more) => `${more} weitere Änderungen`);
}

function might(amount: number): string {
  return `${Math.abs(amount)} ${amount > 0 ? "mehr" : "weniger"} Macht`;
}

function trial({ unit, amount, differences }: Trial, names: Names, most = 10): string {
  return `Mit ${might(amount)} auf ${names.unit(unit)}: ${said(differences, most, names)}.`;
}

/** What study mode says, in German. */
export const deStudy: Messages["study"] = {
  notice: "Zum Üben, nicht zum Richten auf Turnieren: Das ist Rat zum Spiel.",
  difference: (one, names) => `${begun(one, names)}.`,
  trial: (one, names) => trial(one, names),
  summary: ({ breakPoints }, names) =>
    fitted((most) => {
      const found = [breakPoints.attacker, breakPoints.defender].filter((one) => one !== null);
      if (found.length === 0) return "Mehr Macht auf einer einzelnen Unit ändert nicht, wer übrig bleibt.";
      return found.map((one) => trial(one, names, most)).join(" ");
    }),
  versus: (differences, names) =>
    fitted((most) =>
      differences.length === 0
        ? "Beide Positionen führen zum selben Ergebnis."
        : `In der anderen Position gilt: ${said(differences, most, names)}.`,
    ),
};
