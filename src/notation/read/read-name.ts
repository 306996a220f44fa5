import type { Cursor } from "../text/cursor.js";
import { phraseLength, phraseOf, takePhrase } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import type { ItemFacts } from "../words/side-words.js";
import { marksAt } from "./read-card.js";

/**
 * Takes a name, with spaces in it or not. Where a word of it could be a mark as well, it must stand in quotes;
 * null, with a problem, then, for one that begins with a number, or without any.
 */
export function readName(cursor: Cursor): string | null {
  const { kind, text } = cursor.peek();
  if (kind === "number" || (kind === "symbol" && text === "-")) return refuseNumber(cursor);
  const name = takePhrase(cursor, (ahead) => {
    const { gap } = cursor.peek(ahead);
    return gap !== "dot" && gap !== "none" && marksAt(cursor, ahead);
  });
  if (!name) return null;
  if (name.first.kind === "quoted" || !marksAt(cursor, 0)) return name.text;
  const rest = phraseOf(cursor, phraseLength(cursor));
  const suggestion = `"${name.text} ${rest.text}"`;
  cursor.report("notation/mark-after-name", cursor.peek(), { expected: ["quoted-name", "comma"], suggestion });
  return null;
}

function refuseNumber(cursor: Cursor): null {
  const { text } = phraseOf(cursor, Math.max(1, phraseLength(cursor)));
  cursor.report("notation/unexpected", cursor.peek(), { expected: ["quoted-name"], suggestion: `"${text}"` });
  return null;
}

/** Reads the player of a side, whose word stood at `token`; false, with a problem, if there are two. */
export function readPlayer(cursor: Cursor, facts: ItemFacts, token: Token): boolean {
  const player = readName(cursor);
  if (player === null) return false;
  if (facts.player != null) {
    cursor.report("notation/repeated-mark", token);
    return false;
  }
  facts.player = player;
  return true;
}
