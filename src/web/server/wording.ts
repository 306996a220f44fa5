import type { Language } from "../../contract/index.js";

/** What a page says without its script, besides what the adjudicator says. */
interface Wording {
  readonly locale: string;
  readonly description: string;
  readonly example: string;
  readonly rulebook: string;
  readonly rulebookDescription: string;
  readonly steps: string;
  readonly notes: string;
  readonly problem: string;
  pictureOf(summary: string): string;
  readonly developers: string;
  readonly home: string;
  readonly open: string;
}

export const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    locale: "en_US",
    description:
      "Who dies, who has the battlefield, who scores, and which rule says so: rulings on combat in the card game Riftbound.",
    example: "An example: 4 and 2 attack a Tank of 3 and a 5",
    rulebook: "Rulebook",
    rulebookDescription: "The Core Rules by number and in our words, with the numbers of each edition.",
    steps: "Step by step",
    notes: "Notes",
    problem: "This combat cannot be judged",
    pictureOf: (summary) => `Picture of the ruling: ${summary}`,
    developers: "For developers",
    home: "Judge a combat",
    open: "Open this combat",
  },
  de: {
    locale: "de_DE",
    description:
      "Wer stirbt, wer das Schlachtfeld hat, wer punktet, und welche Regel das sagt: Entscheidungen über Kämpfe im Kartenspiel Riftbound.",
    example: "Ein Beispiel: 4 und 2 greifen einen Tank mit 3 und eine 5 an",
    rulebook: "Regelwerk",
    rulebookDescription: "Die Core Rules nach Nummern und in unseren Worten, mit den Nummern jeder Ausgabe.",
    steps: "Schritt für Schritt",
    notes: "Hinweise",
    problem: "Dieser Kampf kann nicht beurteilt werden",
    pictureOf: (summary) => `Bild der Entscheidung: ${summary}`,
    developers: "Für Entwickler",
    home: "Einen Kampf beurteilen",
    open: "Diesen Kampf öffnen",
  },
};
