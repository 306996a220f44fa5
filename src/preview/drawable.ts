import { plainLine } from "../contract/index.js";

/** Characters that are not seen: joiners, breaks, selectors, tags. A font has no glyph for them, so they show as boxes. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u3164\uFFA0]/gu;

/** Marks that do not make one character with their letter; piled up, they would hide what stands around them. */
const LOOSE_MARKS = /\p{M}+/gu;

/**
 * A text as it can be drawn: one line of at most `most` characters, all of which are seen. Those without a glyph in
 * the font are drawn as boxes.
 */
export function drawable(text: string, most: number): string {
  return cut(seen(text).replace(/\s+/gu, " ").trim(), most);
}

/** The same for a piece of a line, the spaces of which count. */
export function drawablePiece(text: string, most: number): string {
  return cut(seen(text).replace(/\s/gu, " "), most);
}

function seen(text: string): string {
  return plainLine(text).normalize("NFC").replace(UNSEEN, "").replace(LOOSE_MARKS, "");
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}
