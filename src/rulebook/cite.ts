import { ruleCatalogue } from "./catalogue.js";
import type { Edition } from "./editions/index.js";
import { edition20261009 } from "./editions/2026-10-09.js";
import type { RuleKey } from "./keys.js";
import { labelled, type LabelledRule } from "./label.js";
import type { Language } from "./languages.js";

/** A rule as a reader is shown it, with its title. */
export interface Citation extends LabelledRule {
  readonly title: string;
}

/** Says which rule of `edition` a key stands for, with its title in `language`; null where that edition has no such rule. */
export function cite(key: RuleKey, edition: Edition, language: Language): Citation | null {
  const rule = labelled(key, edition);
  return rule && { ...rule, title: titleOf(key, language) };
}

/** The title of a rule does not change with its number: it is looked up where the catalogue is keyed. */
function titleOf(key: RuleKey, language: Language): string {
  const { number } = edition20261009[key];
  const rule = number === null ? undefined : ruleCatalogue.get(number);
  if (!rule) throw new Error(`The catalogue has no rule for the key ${key}.`);
  return rule.title[language];
}
