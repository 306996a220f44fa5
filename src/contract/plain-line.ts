/** What has no place in a line: control characters, line breaks, half surrogate pairs, text-direction overrides. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as one line that cannot break out of where it is shown. Markup is left as it is: that is escaped there. */
export function plainLine(text: string): string {
  return text.replace(UNSAFE, " ");
}
