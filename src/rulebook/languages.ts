/** The languages in which rules are described. */
export type CatalogueLanguage = "en" | "de";
export type PerLanguage = Readonly<Record<CatalogueLanguage, string>>;
