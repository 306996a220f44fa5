import type { CombatFact, FactCode, FactDetails } from "./fact.js";
import { fitsSide } from "./moments.js";
import { NOTE_MEANINGS } from "./notes.js";
import { factOf, type Tellers } from "./telling.js";

const POINTS = /score/u;

/** After the result: points change the score, all else only what players have. */
function afterwards(fact: FactCode, effect: string, details: FactDetails = {}): CombatFact[] {
  return [factOf(fact, POINTS.test(effect) ? "result" : "numbers", "after", { effect, ...details })];
}

/** What acts on deaths, recall, result and score. */
export const outcomeTellers = {
  deathReplacement: ({ for: to, result, cost, optional }) => [
    factOf("death-replacement", "result", "cleanup", { to, effect: result, cost, optional }),
  ],
  onDiesInCombat: (effect) => [factOf("on-dies-in-combat", "result", "cleanup", { effect })],
  onTie: (effect) => [factOf("on-tie", "result", "cleanup", { effect })],
  onWinCombat: (effect) => afterwards("on-win-combat", effect),
  excess: ({ threshold, on, effect, optional }, { side }) =>
    side === "defender" && on.includes("after attack")
      ? []
      : afterwards("excess", effect, { amount: threshold, on, optional }),
  note: (note, { side }) => {
    const meaning = NOTE_MEANINGS[note];
    return meaning && fitsSide(note, side) ? [factOf("note", meaning.may, meaning.when, { effect: note })] : [];
  },
} satisfies Tellers;
