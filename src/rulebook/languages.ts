/** The languages that rules are described and answers are written in; the first is the default. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type PerLanguage = Readonly<Record<Language, string>>;
