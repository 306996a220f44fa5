import type { CitationStatus } from "./editions/table.js";
import rules from "./rules.json" with { type: "json" };

/** One rule of the Core Rules as the project describes it, in its own words; see `README.md` here for the origin. */
export interface RuleRecord {
  /** The number in the edition of 2026-10-09. */
  readonly number: string;
  /** The number in the edition of 2026-07-16, or null where that edition has no such rule. */
  readonly numberJuly2026: string | null;
  readonly status: CitationStatus;
  readonly citeAs: string;
  readonly titleEn: string;
  readonly titleDe: string;
}

/** Every rule that the project knows, by its number in the edition of 2026-10-09. */
export const ruleCatalogue: ReadonlyMap<string, RuleRecord> = new Map(
  (rules as readonly RuleRecord[]).map((rule) => [rule.number, rule]),
);
