import { BOUNDS } from "../../../engine/index.js";
import { fold } from "../../text/characters.js";
import type { Cursor } from "../../text/cursor.js";
import type { Token } from "../../text/tokens.js";
import type { Vocabulary } from "../../words/vocabulary.js";

/** No name is longer, in units of two bytes. */
const LIMIT = BOUNDS.idCharacters * 2;

/** A name that was found in a line, and how many tokens it has there. */
export interface FoundName {
  readonly id: string;
  readonly length: number;
}

/** The names that a line has given to players, or to battlefields: as they stand, or in other letters of case. */
export class KnownNames {
  readonly #ids = new Set<string>();
  readonly #folded = new Map<string, { meaning: string; spelling: string }>();
  #longest = 0;

  /** Adds a name; false if it is known already. */
  add(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    if (!this.#folded.has(fold(id))) this.#folded.set(fold(id), { meaning: id, spelling: id });
    this.#longest = Math.min(LIMIT, Math.max(this.#longest, id.length));
    return true;
  }

  /** The names as words, to suggest one of them. */
  get words(): Vocabulary<string> {
    return this.#folded;
  }

  /** The longest of the names that stands here, if what follows it, `ahead` tokens from here, may follow a name. */
  at(cursor: Cursor, ahead = 0, mayFollow: (ahead: number) => boolean = () => true): FoundName | null {
    let [text, literal, found]: [string, boolean, FoundName | null] = ["", false, null];
    for (let length = 1; text.length <= this.#longest && isPart(cursor, ahead, length); length++) {
      const token = cursor.peek(ahead + length - 1);
      text = length === 1 ? token.text : joined(text, token);
      literal ||= token.literal;
      const id = this.#meant(text, literal);
      if (id !== null && !goesOn(cursor, ahead + length) && mayFollow(ahead + length)) found = { id, length };
    }
    return found;
  }

  #meant(text: string, literal: boolean): string | null {
    if (this.#ids.has(text)) return text;
    return literal ? null : (this.#folded.get(fold(text))?.meaning ?? null);
  }
}

function joined(text: string, { text: next, gap }: Token): string {
  return gap === "none" ? text + next : `${text} ${next}`;
}

/** Whether the last of so many tokens can be of one name with those before. */
function isPart(cursor: Cursor, ahead: number, length: number): boolean {
  const { kind, text } = cursor.peek(ahead + length - 1);
  return kind === "symbol" ? text === "-" && length > 1 : kind !== "end";
}

/** A dot, a dash or nothing between it and a word joins that word to the name before. */
function goesOn(cursor: Cursor, ahead: number): boolean {
  const { kind, gap, text } = cursor.peek(ahead);
  if (gap !== "dot" && gap !== "none") return false;
  return kind === "word" || kind === "number" || (text === "-" && kind === "symbol" && goesOn(cursor, ahead + 1));
}
