import type { Request } from "express";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../contract/index.js";

/** Whether the service writes answers in the language that `value` names. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The language that the caller's Accept-Language likes best among those of the service, or the default. */
export function acceptedLanguage(request: Request): Language {
  if (request.headers["accept-language"] === undefined) return DEFAULT_LANGUAGE;
  const best = request.acceptsLanguages([...LANGUAGES]);
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}
