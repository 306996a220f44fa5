import type { Symbol } from "./characters.js";
import type { Cursor } from "./cursor.js";
import type { Token } from "./tokens.js";

/** A name, an id or a card as it was written. */
export interface Phrase {
  readonly text: string;
  /** Quoted or escaped. */
  readonly literal: boolean;
  readonly first: Token;
  readonly last: Token;
}

/** How many tokens the name here has, up to a symbol other than a dash between words, or until `stops`. */
export function phraseLength(cursor: Cursor, stops: (ahead: number) => boolean = () => false): number {
  if (cursor.peek().kind === "quoted") return 1;
  let length = 0;
  while (isPart(cursor, length) && (length === 0 || !stops(length))) length++;
  return length;
}

function isPart(cursor: Cursor, ahead: number): boolean {
  const { kind, text } = cursor.peek(ahead);
  if (kind === "word" || kind === "number") return true;
  const next = cursor.peek(ahead + 1).kind;
  return kind === "symbol" && text === "-" && ahead > 0 && (next === "word" || next === "number");
}

/** The name that the next tokens make; nothing is taken. */
export function phraseOf(cursor: Cursor, length: number): Phrase {
  const tokens = Array.from({ length }, (_, ahead) => cursor.peek(ahead));
  return {
    text: tokens.map(({ text, gap }, index) => (index === 0 || gap === "none" ? text : ` ${text}`)).join(""),
    literal: tokens.some(({ literal }) => literal),
    first: cursor.peek(),
    last: cursor.peek(length - 1),
  };
}

/** Takes the name that stands here; null, with a problem, if there is none. */
export function takePhrase(cursor: Cursor, stops?: (ahead: number) => boolean): Phrase | null {
  const length = phraseLength(cursor, stops);
  if (length === 0) {
    cursor.report("notation/unexpected", cursor.peek(), { expected: ["name"] });
    return null;
  }
  const phrase = phraseOf(cursor, length);
  cursor.skip(length);
  return phrase;
}

/** Whether a symbol follows the name here directly. */
export function nameBefore(cursor: Cursor, ...symbols: readonly Symbol[]): number | null {
  const length = phraseLength(cursor);
  const after = cursor.peek(length);
  return length > 0 && after.kind === "symbol" && symbols.includes(after.text as Symbol) ? length : null;
}
