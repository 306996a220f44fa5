import type { CardNames } from "../state.js";
import type { Dialect } from "../words/dialect.js";
import type { Vocabulary } from "../words/vocabulary.js";
import { fold, type Symbol } from "./characters.js";
import { MOST_PROBLEMS, type NotationExpectation, type NotationProblem, type NotationProblemCode } from "./problem.js";
import { tokenize, type Token } from "./tokens.js";

/** What is said of a problem besides its code and its place. */
export interface ProblemDetails {
  readonly expected?: readonly NotationExpectation[];
  readonly suggestion?: string | null;
  readonly candidates?: readonly string[];
}

const LONGEST_PHRASE = 6;

/** Asks for each text only once, and for one with the apostrophes of phones as printed ones too. */
function remembering(cards: CardNames): CardNames {
  const known = new Map<string, ReturnType<CardNames["find"]>>();
  return {
    find(text) {
      const asTyped = known.get(text) ?? cards.find(text);
      const straight = text.replaceAll("\u2019", "'");
      const found = "id" in asTyped || straight === text ? asTyped : cards.find(straight);
      known.set(text, found);
      return found;
    },
  };
}

/** Walks over the tokens of a notation and collects its problems. */
export class Cursor {
  readonly problems: NotationProblem[] = [];
  readonly cards: CardNames;
  readonly dialect: Dialect;
  readonly #characters: readonly string[];
  readonly #tokens: Token[];
  #at = 0;

  constructor(characters: readonly string[], cards: CardNames, dialect: Dialect) {
    this.#characters = characters;
    this.cards = remembering(cards);
    this.dialect = dialect;
    this.#tokens = tokenize(characters);
    for (const token of this.#tokens)
      if (token.kind === "unclosed") this.report("notation/unclosed-quote", token, { expected: ["quoted-name"] });
  }

  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)] as Token;
  }

  take(): Token {
    const token = this.peek();
    this.skip(1);
    return token;
  }

  skip(count: number): void {
    this.#at = Math.min(this.#at + count, this.#tokens.length - 1);
  }

  /** Whether one of these symbols, or the end, stands `ahead` tokens from here. */
  stopsAt(symbols: readonly Symbol[], ahead = 0): boolean {
    return this.peek(ahead).kind === "end" || this.hasSymbol(symbols, ahead);
  }

  /** Whether one of these symbols stands `ahead` tokens from here. */
  hasSymbol(symbols: readonly Symbol[], ahead = 0): boolean {
    const { kind, text } = this.peek(ahead);
    return kind === "symbol" && symbols.includes(text as Symbol);
  }

  takeSymbol(...symbols: readonly Symbol[]): boolean {
    const found = this.hasSymbol(symbols);
    if (found) this.skip(1);
    return found;
  }

  skipTo(symbols: readonly Symbol[]): void {
    while (!this.stopsAt(symbols)) this.skip(1);
  }

  /** The first character of a token as it was typed. */
  characterOf(token: Token): string {
    return this.#characters[token.start] ?? "";
  }

  /** Cuts the token here in two behind its first characters, and goes on with what is left of it. */
  split(count: number): void {
    const { start, end } = this.peek();
    const rest = tokenize(this.#characters, start + count, end).slice(0, -1);
    this.#tokens.splice(this.#at, 1, ...rest);
  }

  /** The longest phrase of a vocabulary that stands here, with the number of its tokens. */
  phrase<Meaning>(vocabulary: Vocabulary<Meaning>, ahead = 0): { meaning: Meaning; length: number } | null {
    let [text, found]: [string, { meaning: Meaning; length: number } | null] = ["", null];
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const token = this.peek(ahead + length - 1);
      if (token.literal || (token.kind !== "word" && token.kind !== "number")) break;
      text += (length === 1 || token.gap === "none" ? "" : " ") + fold(token.text);
      const entry = vocabulary.get(text);
      if (entry) found = { meaning: entry.meaning, length };
    }
    return found;
  }

  /** Whether the last problem was told of this very place. */
  get wasReportedHere(): boolean {
    return this.problems.at(-1)?.column === this.peek().start + 1;
  }

  /** Whether enough problems were told. */
  get full(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }

  /** Whether every plus sign of the text may have become a space on its way through a query string. */
  get mayHaveLostPlus(): boolean {
    return !this.#tokens.some(({ kind, text }) => kind === "symbol" && text === "+");
  }

  /** Whether spaces stand only before numbers, while commas stand between units: such spaces were plus signs. */
  get isCompact(): boolean {
    return (
      this.#tokens.some(({ kind, text }) => kind === "symbol" && text === ",") &&
      this.#tokens.every(({ kind, gap }) => gap === "none" || gap === "dot" || (gap === "space" && kind === "number"))
    );
  }

  /** Notes a problem from one token to another; once there are too many, only that. */
  report(code: NotationProblemCode, from: Token, details: ProblemDetails = {}, to: Token = from): void {
    if (this.full || (from.kind === "unclosed" && code !== "notation/unclosed-quote")) return;
    const { expected = [], suggestion = null, candidates = [] } = details;
    const place = { column: from.start + 1, length: to.end - from.start };
    const found = this.#characters.slice(from.start, to.end).join("");
    if (this.problems.length < MOST_PROBLEMS - 1)
      this.problems.push({ code, ...place, expected, found, suggestion, candidates });
    else this.problems.push({ code: "notation/more", ...place, expected: [], found, suggestion: null, candidates: [] });
  }
}
