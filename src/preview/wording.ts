import type { Language } from "../contract/index.js";

/** The few words that a picture adds to what the adjudicator says. */
export interface Wording {
  damage(points: number): string;
  more(units: number): string;
  keeps(player: string): string;
  takes(player: string): string;
  readonly nobodyControls: string;
  points(player: string, after: number, more: number): string;
  wins(player: string): string;
  readonly cannotRead: string;
  readonly cannotBe: string;
  moreProblems(count: number): string;
}

const EN: Wording = {
  damage: (points) => `${points} damage`,
  more: (units) => `+${units} more`,
  keeps: (player) => `${player} keeps the battlefield`,
  takes: (player) => `${player} takes the battlefield`,
  nobodyControls: "Nobody controls the battlefield",
  points: (player, after, more) => `${player}: ${after} ${after === 1 ? "point" : "points"} (+${more})`,
  wins: (player) => `${player} wins the game`,
  cannotRead: "This combat cannot be read",
  cannotBe: "This combat cannot be in the game",
  moreProblems: (count) => (count === 1 ? "And 1 more problem." : `And ${count} more problems.`),
};

const DE: Wording = {
  damage: (points) => `${points} Schaden`,
  more: (units) => `+${units} weitere`,
  keeps: (player) => `${player} behält das Schlachtfeld`,
  takes: (player) => `${player} übernimmt das Schlachtfeld`,
  nobodyControls: "Niemand kontrolliert das Schlachtfeld",
  points: (player, after, more) => `${player}: ${after} ${after === 1 ? "Punkt" : "Punkte"} (+${more})`,
  wins: (player) => `${player} gewinnt das Spiel`,
  cannotRead: "Dieser Kampf ist nicht lesbar",
  cannotBe: "Diesen Kampf kann es im Spiel nicht geben",
  moreProblems: (count) => (count === 1 ? "Und 1 weiteres Problem." : `Und ${count} weitere Probleme.`),
};

export const WORDING: Readonly<Record<Language, Wording>> = { en: EN, de: DE };
