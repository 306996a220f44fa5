import { distance } from "fastest-levenshtein";
import { nameKey } from "../names.js";
import { KEYWORDS } from "./glossary.js";
import { KEYWORD_IDS, type Keyword } from "./keyword.js";

/** A keyword, or the names of those that may have been meant. */
export type KeywordFinding = { readonly found: Keyword } | { readonly suggestions: readonly string[] };

/** Other words for a keyword that people use. */
const ALSO: ReadonlyMap<string, Keyword> = new Map([["stunned", KEYWORDS.stun]]);

/** How many letters may be off: two even in a short name, as up to three are offered. */
function tolerance(name: string): number {
  return Math.max(2, Math.floor(name.length * 0.4));
}

/** Finds a keyword by its name, without regard to case, punctuation and a number behind it ("assault 2"). */
export function findKeyword(name: string): KeywordFinding {
  const key = nameKey(name.slice(0, 40)).replace(/(?:\d+|(?<=[a-z])x)$/u, "");
  const keywords = KEYWORD_IDS.map((id) => KEYWORDS[id]);
  const found = ALSO.get(key) ?? keywords.find((keyword) => nameKey(keyword.name) === key);
  if (found) return { found };
  const near = keywords
    .map((keyword) => ({ keyword, off: distance(key, nameKey(keyword.name)) }))
    .filter(({ keyword, off }) => off <= tolerance(keyword.name))
    .sort((one, other) => one.off - other.off);
  return { suggestions: near.slice(0, 3).map(({ keyword }) => keyword.name) };
}
