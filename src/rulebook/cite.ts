import { ruleCatalogue } from "./catalogue.js";
import { editionTables, type Edition } from "./editions/index.js";
import { edition20261009 } from "./editions/2026-10-09.js";
import type { CitationStatus } from "./editions/table.js";
import type { RuleKey } from "./keys.js";
import type { CatalogueLanguage } from "./languages.js";

/** A rule as a reader is shown it: number and label of the edition in which the number is certain. */
export interface Citation {
  readonly key: RuleKey;
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly edition: string;
  readonly status: CitationStatus;
}

/** Says which rule of `edition` a key stands for, with its title in `language`; null where that edition has no such rule. */
export function cite(key: RuleKey, edition: Edition, language: CatalogueLanguage): Citation | null {
  const placed = editionTables[edition][key];
  if (placed.number === null) return null;
  const shown = placed.citeAs ?? { number: placed.number, edition };
  return {
    key,
    number: shown.number,
    label: labelOf(shown, edition),
    title: titleOf(key, language),
    edition: shown.edition,
    status: placed.status,
  };
}

function labelOf(shown: { number: string; edition: string }, asked: Edition): string {
  return shown.edition === asked ? `CR ${shown.number}` : `CR ${shown.number} (${shown.edition})`;
}

/** The title of a rule does not change with its number: it is looked up where the catalogue is keyed. */
function titleOf(key: RuleKey, language: CatalogueLanguage): string {
  const { number } = edition20261009[key];
  const rule = number === null ? undefined : ruleCatalogue.get(number);
  if (!rule) throw new Error(`The catalogue has no rule for the key ${key}.`);
  return rule.title[language];
}
