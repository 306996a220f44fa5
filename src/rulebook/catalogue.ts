import type { Edition } from "./editions/index.js";
import type { CitationStatus } from "./editions/table.js";
import type { PerLanguage } from "./languages.js";
import type { Section } from "./sections.js";
import rules from "./rules.json" with { type: "json" };

/** What the project says of a rule, in its own words; see `README.md` here for the origin. */
export interface RuleText {
  readonly section: Section;
  readonly topics: readonly string[];
  readonly title: PerLanguage;
  readonly summary: PerLanguage;
}

/** One rule of the edition of 2026-10-09. */
export interface RuleRecord extends RuleText {
  /** The number in the edition of 2026-10-09. */
  readonly number: string;
  /** The number in the edition of 2026-07-16, or null where that edition has no such rule. */
  readonly numberJuly2026: string | null;
  readonly status: CitationStatus;
  readonly citeAs: string;
}

/** A rule that one edition has and the next has not. */
export interface VanishedRule extends RuleText {
  readonly number: string;
  readonly edition: Edition;
}

type RawRule = Omit<RuleRecord, "title" | "summary"> &
  Readonly<Record<"titleEn" | "titleDe" | "summaryEn" | "summaryDe", string>>;

/** Every rule that the project knows, by its number in the edition of 2026-10-09. */
export const ruleCatalogue: ReadonlyMap<string, RuleRecord> = new Map(
  (rules as readonly RawRule[]).map(({ titleEn, titleDe, summaryEn, summaryDe, ...rule }) => [
    rule.number,
    { ...rule, title: { en: titleEn, de: titleDe }, summary: { en: summaryEn, de: summaryDe } },
  ]),
);

/** Rules of the edition of 2026-07-16 that the next one has not any more. */
export const vanishedRules: readonly VanishedRule[] = [
  {
    number: "464.2.d",
    edition: "2026-07-16",
    section: "Combat Showdown Step",
    topics: ["focus", "attacker"],
    title: { en: "The Attacker gains Focus", de: "Der Attacker bekommt den Focus" },
    summary: {
      en: "As a Combat began, the Attacker gained Focus. The entry is gone: a running Showdown keeps its Focus, and only a new one starts with the Attacker.",
      de: "Zu Beginn eines Kampfes bekam der Attacker den Focus. Der Eintrag ist entfallen: Ein laufender Showdown behält seinen Focus, nur ein neuer beginnt beim Attacker.",
    },
  },
];
