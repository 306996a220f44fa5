import { closersOf, fold, isApostrophe, isDash, isDigit, isSpace, symbolOf, type Symbol } from "./characters.js";
import { readEscape } from "./escape.js";

/** What stands before a token: nothing, a dot in place of a space, one space, or more. */
export type Gap = "none" | "dot" | "space" | "wide";

/** A piece of a notation; `start` and `end` count Unicode characters from 0. */
export interface Token {
  readonly kind: "word" | "number" | "quoted" | "unclosed" | "symbol" | "end";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
  /** Quoted or escaped: a name, never a word of the notation. */
  readonly literal: boolean;
}

/** Words for the sign between the two sides. */
export const VERSUS: ReadonlySet<string> = new Set(["vs", "v", "versus", "against", "gegen"]);

/** Cuts a notation into tokens, in one pass; the last token is the end. */
export function tokenize(characters: readonly string[], from = 0, to = characters.length): Token[] {
  const tokens: Token[] = [];
  const seen = characters.length === to ? characters : characters.slice(0, to);
  for (let at = from; ;) {
    const token = scan(seen, at);
    tokens.push(token);
    if (token.kind === "end") return tokens.map(versusAsSymbol);
    at = token.end;
  }
}

function versusAsSymbol(token: Token, index: number, all: readonly Token[]): Token {
  if (token.kind !== "word" || token.literal || token.gap === "dot" || !VERSUS.has(fold(token.text))) return token;
  const isName = all[index - 1]?.text === "=" || all[index + 1]?.gap === "dot";
  return isName ? token : { ...token, kind: "symbol", text: ">" };
}

function scan(characters: readonly string[], from: number): Token {
  const [gap, start] = gapAt(characters, from);
  const character = characters[start];
  const piece = { start, gap, literal: false } as const;
  if (character === undefined) return { ...piece, kind: "end", text: "", end: start };
  if (isDigit(character)) return number(characters, piece);
  const closers = isApostrophe(character) && isInsideWord(characters, start) ? undefined : closersOf(character);
  if (closers !== undefined) return quoted(characters, start, gap, closers);
  const symbol = symbolAt(characters, start);
  if (symbol) return { ...piece, kind: "symbol", ...symbol };
  return word(characters, start, gap);
}

function gapAt(characters: readonly string[], from: number): [Gap, number] {
  if (isDotForSpace(characters, from)) return ["dot", from + 1];
  let at = from;
  while (isSpace(characters[at])) at++;
  return [at === from ? "none" : at === from + 1 ? "space" : "wide", at];
}

/** A dot between two words, or between a word and a signed number, stands for a space. */
function isDotForSpace(characters: readonly string[], at: number): boolean {
  if (characters[at] !== "." || !isInsideWord(characters, at) || characters[at - 1] === ".") return false;
  const next = characters[at + 1];
  return (isOfWord(next) && next !== ".") || (isDash(next) && isDigit(characters[at + 2]));
}

function isInsideWord(characters: readonly string[], at: number): boolean {
  return isOfWord(characters[at - 1]);
}

function isOfWord(character: string | undefined): boolean {
  return character !== undefined && !isSpace(character) && !isDash(character) && symbolOf(character) === undefined;
}

function number(characters: readonly string[], piece: { start: number; gap: Gap; literal: false }): Token {
  let end = piece.start;
  while (isDigit(characters[end])) end++;
  return { ...piece, kind: "number", text: characters.slice(piece.start, end).join(""), end };
}

function quoted(characters: readonly string[], start: number, gap: Gap, closers: string): Token {
  const ends = (at: number): boolean =>
    closers.includes(characters[at] as string) &&
    !(isApostrophe(characters[at] as string) && isOfWord(characters[at + 1]));
  for (let at = start + 1; at < characters.length; at++)
    if (ends(at))
      return { kind: "quoted", text: characters.slice(start + 1, at).join(""), start, end: at + 1, gap, literal: true };
  const text = characters.slice(start + 1).join("");
  return { kind: "unclosed", text, start, end: characters.length, gap, literal: true };
}

function symbolAt(characters: readonly string[], start: number): { text: Symbol; end: number } | null {
  const [first, second] = [characters[start], characters[start + 1]];
  if (symbolOf(second) === ">" && (isDash(first) || first === "=")) return { text: ">", end: start + 2 };
  if (isDash(first)) return { text: "-", end: start + 1 };
  const symbol = first === "*" ? "*" : symbolOf(first);
  return symbol ? { text: symbol, end: start + 1 } : null;
}

function word(characters: readonly string[], start: number, gap: Gap): Token {
  let [text, end, literal] = ["", start, false];
  while (continues(characters, end, start)) {
    const escape = readEscape(characters, end);
    text += escape?.text ?? characters[end];
    end = escape?.end ?? end + 1;
    literal ||= escape !== null;
  }
  return { kind: "word", text, start, end, gap, literal };
}

function continues(characters: readonly string[], at: number, start: number): boolean {
  const character = characters[at];
  if (isDash(character)) return at > start && isOfWord(characters[at + 1]) && characters[at + 1] !== ".";
  if (at > start && (isDotForSpace(characters, at) || character === '"')) return false;
  return isOfWord(character);
}
