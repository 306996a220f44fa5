/** Control characters, line breaks, half surrogate pairs and text-direction overrides have no place in a line. */
export const UNSAFE_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const UNSAFE_CHARACTERS = new RegExp(`${UNSAFE_CHARACTER.source}+`, "gu");

/** A text as one line that cannot break out of where it is shown. Markup is left as it is: that is escaped there. */
export function plainLine(text: string): string {
  return text.replace(UNSAFE_CHARACTERS, " ");
}
