import { editionTables, type Edition } from "./editions/index.js";
import type { CitationStatus } from "./editions/table.js";
import type { RuleKey } from "./keys.js";

/** The number and label of a rule, in the edition in which its number is certain. */
export interface LabelledRule {
  readonly key: RuleKey;
  readonly number: string;
  readonly label: string;
  readonly edition: string;
  readonly status: CitationStatus;
}

/** How readers who follow `edition` are shown the rule of a key; null where that edition has no such rule. */
export function labelled(key: RuleKey, edition: Edition): LabelledRule | null {
  const placed = editionTables[edition][key];
  if (placed.number === null) return null;
  const shown = placed.citeAs ?? { number: placed.number, edition };
  const label = shown.edition === edition ? `CR ${shown.number}` : `CR ${shown.number} (${shown.edition})`;
  return { key, number: shown.number, label, edition: shown.edition, status: placed.status };
}
