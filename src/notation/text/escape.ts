import { isDigit } from "./characters.js";

const ESCAPE = "@";
const LAST_CODE_POINT = 0x10ffff;
const MOST_DIGITS = 6;

/** An escape that was read: its characters, and where it ends. */
export interface Escape {
  readonly text: string;
  readonly end: number;
}

/**
 * Reads an escape: code points in hexadecimal between two `@`, with dots between them, as `@e9@` or
 * `@4e2d.6587@`. Answers null where there is none; an `@` is then an ordinary character.
 */
export function readEscape(characters: readonly string[], start: number): Escape | null {
  if (characters[start] !== ESCAPE) return null;
  let text = "";
  for (let at = start + 1; ; at++) {
    const from = at;
    while (isHexDigit(characters[at]) && at - from < MOST_DIGITS) at++;
    const code = Number.parseInt(characters.slice(from, at).join(""), 16);
    if (!(code <= LAST_CODE_POINT)) return null;
    text += String.fromCodePoint(code);
    if (characters[at] === ESCAPE) return { text, end: at + 1 };
    if (characters[at] !== ".") return null;
  }
}

function isHexDigit(character: string | undefined): boolean {
  return isDigit(character) || (character !== undefined && character >= "a" && character <= "f");
}

/**
 * Writes a text with characters that a URL leaves alone: a space between two words as a dot, anything else
 * but letters, digits, `_` and inner `-` as an escape. A literal text begins with an escape, so that nobody
 * takes it for a word of the notation or a number; a solid one has no dots.
 */
export function writeText(text: string, how: { readonly literal?: boolean; readonly solid?: boolean } = {}): string {
  let written = "";
  let escaped: string[] = [];
  const flush = (): void => {
    if (escaped.length > 0) written += `${ESCAPE}${escaped.join(".")}${ESCAPE}`;
    escaped = [];
  };
  [...text].forEach((character, index, all) => {
    const plain = index === 0 && how.literal ? null : plainly(all, index, how.solid ?? false);
    if (plain === null) escaped.push((character.codePointAt(0) ?? 0).toString(16));
    else {
      flush();
      written += plain;
    }
  });
  flush();
  return written;
}

function plainly(all: readonly string[], index: number, solid: boolean): string | null {
  const character = all[index] as string;
  if (isPlain(character)) return character;
  const [before, after] = [all[index - 1], all[index + 1]];
  if (character === "-") return isPlain(before) && isPlain(after) ? character : null;
  return character === " " && !solid && !endsWord(before) && !endsWord(after) ? "." : null;
}

function endsWord(character: string | undefined): boolean {
  return character === undefined || character === " ";
}

function isPlain(character: string | undefined): boolean {
  return character !== undefined && /^[A-Za-z0-9_]$/.test(character);
}
