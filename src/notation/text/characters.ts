/** How many Unicode characters a notation may have. */
export const TEXT_LIMIT = 2000;

const DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212";
const APOSTROPHES = "'\u2019\u2018\u02BC`\u00B4";

export type Symbol = "," | ">" | "|" | ";" | "~" | ":" | "=" | "+" | "-" | "*";

/** One character, and what it says; phones and keyboards of other scripts write some differently. */
const SYMBOLS: ReadonlyMap<string, Symbol> = new Map<string, Symbol>([
  ...spelt(",", ",\uFF0C\u3001"),
  ...spelt(">", ">\u2192\u203A\uFF1E\u2694"),
  ...spelt("|", "|\u00A6\uFF5C"),
  ...spelt(";", ";\uFF1B"),
  ...spelt("~", "~\u223C"),
  ...spelt(":", ":\uFF1A"),
  ...spelt("=", "=\uFF1D"),
  ...spelt("+", "+\uFF0B"),
  ...spelt("*", "\u00D7"),
]);

function spelt(symbol: Symbol, characters: string): [string, Symbol][] {
  return [...characters].map((character) => [character, symbol]);
}

/** What a character says between the words of a notation, if it is none of a word. */
export function symbolOf(character: string | undefined): Symbol | undefined {
  return character === undefined ? undefined : SYMBOLS.get(character);
}

/** Quotation marks that may open, each with those that may close. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"\u201C\u201D'],
  ["\u201C", '\u201D\u201C"'],
  ["\u201D", '\u201D"'],
  ["\u201E", '\u201C\u201D"'],
  ["\u00AB", "\u00BB"],
  ["\u00BB", "\u00AB"],
  ["'", "'\u2019"],
  ["\u2018", "\u2019'"],
]);

/** The quotation marks that close what this one opens; none if it opens nothing. */
export function closersOf(character: string | undefined): string | undefined {
  return character === undefined ? undefined : CLOSING.get(character);
}

/** Whether a character stands for an apostrophe, in any of the ways that keyboards write it. */
export function isApostrophe(character: string): boolean {
  return APOSTROPHES.includes(character);
}

/** Whether a character is a hyphen, a minus sign or a dash; the end of a text is none. */
export function isDash(character: string | undefined): boolean {
  return character !== undefined && DASHES.includes(character);
}

/** Whether a character is one of the digits 0 to 9; the end of a text is none. */
export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}

/** Whether a character is white space, or the sign that is not seen behind an emoji; the end of a text is neither. */
export function isSpace(character: string | undefined): boolean {
  return character !== undefined && /[\s\uFE0F]/u.test(character);
}

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
  ["_", " "],
  ...[...DASHES].map((dash): [string, string] => [dash, " "]),
  ...[...APOSTROPHES].map((apostrophe): [string, string] => [apostrophe, ""]),
]);

/** A word as the tables have it: small letters, umlauts written out, no apostrophes, dashes or last dot. */
export function fold(text: string): string {
  const small = text.normalize("NFC").toLowerCase();
  if (/^[a-z0-9 ]*$/.test(small)) return small;
  const spelled = Array.from(small, (character) => SPELLINGS.get(character) ?? character).join("");
  return spelled.endsWith(".") ? spelled.slice(0, -1) : spelled;
}
