import type { RuleKey } from "../keys.js";

export const CITATION_STATUSES = ["confirmed", "derived", "uncertain"] as const;
export type CitationStatus = (typeof CITATION_STATUSES)[number];

/** Where a rule stands in one edition. An uncertain number is a guess, so the rule is cited from `citeAs`. */
export interface Placed {
  readonly number: string;
  readonly status: CitationStatus;
  readonly citeAs?: { readonly number: string; readonly edition: string };
}

/** A rule that an edition does not have, with the reason. */
export interface Absent {
  readonly number: null;
  readonly reason: string;
}

export type EditionTable = Readonly<Record<RuleKey, Placed | Absent>>;

/** The number was read in the edition itself or confirmed by two sources. */
export function confirmed(number: string): Placed {
  return { number, status: "confirmed" };
}

/** The number follows from confirmed numbers around it. */
export function derived(number: string): Placed {
  return { number, status: "derived" };
}

/** The number is a guess: `citedNumber` of the older `citedEdition` is what readers are shown. */
export function uncertain(number: string, citedNumber: string, citedEdition: string): Placed {
  return { number, status: "uncertain", citeAs: { number: citedNumber, edition: citedEdition } };
}

/** The edition does not have the rule. */
export function absent(reason: string): Absent {
  return { number: null, reason };
}
