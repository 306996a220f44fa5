import type { Language } from "../contract/index.js";

/** What lines can be made of. */
export type LineKind = "steps" | "units" | "problems" | "notes";

/** The few words that the readable formats add to what the adjudicator says. */
interface Wording {
  /** Stands before a note. */
  readonly note: Readonly<Record<"warning" | "problem", string>>;
  readonly more: Readonly<Record<LineKind, (count: number) => string>>;
  /** What a look-up that found nothing is about. */
  readonly notFound: string;
}

export const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    note: { warning: "Note", problem: "Problem" },
    more: {
      steps: (count) => `... and ${count} more ${count === 1 ? "step" : "steps"}`,
      units: (count) => `... and ${count} more ${count === 1 ? "line" : "lines"}`,
      problems: (count) => `... and ${count} more ${count === 1 ? "problem" : "problems"}`,
      notes: (count) => `... and ${count} more ${count === 1 ? "note" : "notes"}`,
    },
    notFound: "Nothing goes by this name",
  },
  de: {
    note: { warning: "Hinweis", problem: "Problem" },
    more: {
      steps: (count) => `... und ${count} ${count === 1 ? "weiterer Schritt" : "weitere Schritte"}`,
      units: (count) => `... und ${count} weitere ${count === 1 ? "Zeile" : "Zeilen"}`,
      problems: (count) => `... und ${count} ${count === 1 ? "weiteres Problem" : "weitere Probleme"}`,
      notes: (count) => `... und ${count} ${count === 1 ? "weiterer Hinweis" : "weitere Hinweise"}`,
    },
    notFound: "So heißt hier nichts",
  },
};
