import { isLanguage, LANGUAGES, THEMES, type Language, type Theme } from "../../../contract/index.js";
import { DEFAULT_EDITION, EDITIONS, type Edition } from "../../../rulebook/index.js";

/** What a reader chose: in the address, so that a link keeps it, and in the storage, for the next visit. */
export interface Settings {
  readonly language: Language;
  /** null follows the system. */
  readonly theme: Theme | null;
  /** Whether addresses name the theme: only those of a page whose own address does, as colours are the reader's. */
  readonly linksTheme: boolean;
  readonly edition: Edition;
}

const LANGUAGE_KEY = "language";
const THEME_KEY = "theme";

/** The settings of the page: those of the address, else those of the last visit, else those of the system. */
export function readSettings(query: URLSearchParams): Settings {
  const linked = among(THEMES, query.get("theme"));
  return {
    language: among(LANGUAGES, query.get("lang"), stored(LANGUAGE_KEY)) ?? systemLanguage(),
    theme: linked ?? among(THEMES, stored(THEME_KEY)) ?? null,
    linksTheme: linked !== undefined,
    edition: among(EDITIONS, query.get("edition")) ?? DEFAULT_EDITION,
  };
}

function among<T extends string>(known: readonly T[], ...wishes: readonly (string | null)[]): T | undefined {
  return wishes.map((wish) => known.find((one) => one === wish)).find((one) => one !== undefined);
}

function systemLanguage(): Language {
  const languages = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find(isLanguage) ?? "en";
}

/** Keeps language and theme for the next visit. The edition is a matter of the position, not of the reader. */
export function keepSettings({ language, theme }: Settings): void {
  store(LANGUAGE_KEY, language);
  store(THEME_KEY, theme);
}

/** Shows the settings on the document itself. */
export function applySettings({ language, theme }: Settings): void {
  const { documentElement } = document;
  documentElement.lang = language;
  if (theme === null) delete documentElement.dataset["theme"];
  else documentElement.dataset["theme"] = theme;
}

/** A browser may forbid the storage; then nothing is kept. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing is kept then.
  }
}
