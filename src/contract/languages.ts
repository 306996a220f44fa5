import { LANGUAGES, type Language } from "../rulebook/index.js";

export { LANGUAGES, type Language };
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** Whether the service writes answers in the language that `value` names. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The language that an answer to `request` is written in: its own `language`, else the one preferred, else the default. */
export function languageOf(request: unknown, preferred?: Language): Language {
  const asked = (request as { readonly language?: unknown } | null | undefined)?.language;
  return isLanguage(asked) ? asked : (preferred ?? DEFAULT_LANGUAGE);
}

/** As much of an HTTP request as tells which languages its sender reads. */
export interface LanguageWish {
  readonly headers: { readonly "accept-language"?: string | undefined };
  acceptsLanguages(languages: string[]): string | false;
}

/** The language that the caller's Accept-Language likes best among those of the service, or the default. */
export function acceptedLanguage(request: LanguageWish): Language {
  if (request.headers["accept-language"] === undefined) return DEFAULT_LANGUAGE;
  const best = request.acceptsLanguages([...LANGUAGES]);
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}
