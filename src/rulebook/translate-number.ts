import { bookIn } from "./book.js";
import type { Edition } from "./editions/index.js";
import type { CitationStatus } from "./editions/table.js";
import { readNumber } from "./number.js";
import { shownNumber, type ShownNumber } from "./rule-view.js";

/**
 * The number of a rule in another edition. "uncertain": that edition has the rule, but its number there is a guess,
 * so another edition's is shown. "not-in-edition": that edition has no such rule. "unknown": `from` has no such number.
 */
export type Translation =
  | ({ readonly kind: "same" | "moved" | "uncertain"; readonly status: CitationStatus } & ShownNumber)
  | { readonly kind: "not-in-edition" | "unknown" };

/** Translates a number of one edition into another. */
export function translateNumber(number: string, from: Edition, to: Edition): Translation {
  const written = readNumber(number)?.number ?? "";
  const book = bookIn(from);
  const entry = book.certain.get(written) ?? book.guessed.get(written);
  if (!entry) return { kind: "unknown" };
  const place = entry.numbers[to];
  if (place === null) return { kind: "not-in-edition" };
  const kind = place.status === "uncertain" ? "uncertain" : place.number === written ? "same" : "moved";
  return { kind, status: place.status, ...shownNumber(entry, to) };
}
