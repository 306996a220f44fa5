import { isDigit } from "../text/characters.js";
import type { Cursor } from "../text/cursor.js";
import { phraseLength, phraseOf, type Phrase } from "../text/phrase.js";
import { readMarkRun } from "./mark-run.js";

/** A card that was found, and the text that named it. */
export interface FoundCard {
  readonly id: string;
  readonly text: string;
}

const LONGEST_NAME = 10;

/** Whether a mark begins here, so that a name before it ends. */
export function marksAt(cursor: Cursor, ahead: number): boolean {
  const { kind, literal, text, gap } = cursor.peek(ahead);
  if (literal || kind !== "word") return kind === "quoted";
  return (
    cursor.phrase(cursor.dialect.items, ahead) !== null || readMarkRun(text, gap === "none", cursor.dialect) !== null
  );
}

/** Takes the card that is named here; null, with a problem, if there is none of that name or several. */
export function readCard(cursor: Cursor): FoundCard | null {
  const length = Math.min(
    LONGEST_NAME,
    phraseLength(cursor, (ahead) => numberAt(cursor, ahead) || marksAt(cursor, ahead)),
  );
  return (
    findWithComma(cursor, length) ?? findShorter(cursor, length) ?? findBeforeMarks(cursor) ?? refuse(cursor, length)
  );
}

function numberAt(cursor: Cursor, ahead: number): boolean {
  const { kind, text } = cursor.peek(ahead);
  return kind === "number" || (kind === "symbol" && text === "-" && cursor.peek(ahead + 1).kind === "number");
}

/** The longest name that is a card's; what follows it should be marks. */
function findShorter(cursor: Cursor, longest: number): FoundCard | null {
  for (let length = longest; length > 0; length--) {
    const { text } = phraseOf(cursor, length);
    const found = cursor.cards.find(text);
    if (!("id" in found)) continue;
    cursor.skip(length);
    return { id: found.id, text };
  }
  return null;
}

function isComma(cursor: Cursor, ahead: number): boolean {
  return cursor.peek(ahead).kind === "symbol" && cursor.peek(ahead).text === ",";
}

/** A card whose name has a comma and a space, written without quotes: `Darius, Trifarian`. */
function findWithComma(cursor: Cursor, length: number): FoundCard | null {
  if (!isComma(cursor, length) || cursor.peek(length + 1).gap === "none") return null;
  const { text } = phraseOf(cursor, length);
  let more = 0;
  while (more < LONGEST_NAME && cursor.peek(length + 1 + more).kind === "word") more++;
  for (; more > 0; more--) {
    const rest = Array.from({ length: more }, (_, index) => cursor.peek(length + 1 + index).text).join(" ");
    const found = cursor.cards.find(`${text}, ${rest}`);
    if (!("id" in found)) continue;
    cursor.skip(length + 1 + more);
    return { id: found.id, text: `${text}, ${rest}` };
  }
  return null;
}

/** A card's code with marks right behind it: `OGN-054T`. */
function findBeforeMarks(cursor: Cursor): FoundCard | null {
  const { text, kind, literal } = cursor.peek();
  if (kind !== "word" || literal) return null;
  const characters = [...text];
  const firstDigit = characters.findIndex((character, at) => isDigit(character) && characters[at - 1] === "-");
  let end = firstDigit;
  while (isDigit(characters[end])) end++;
  if (firstDigit < 0 || end === characters.length || !readMarkRun(characters.slice(end).join(""), true, cursor.dialect))
    return null;
  const code = characters.slice(0, end).join("");
  const found = cursor.cards.find(code);
  if (!("id" in found)) return null;
  cursor.split(end);
  return { id: found.id, text: code };
}

function refuse(cursor: Cursor, length: number): null {
  const whole = phraseOf(cursor, length);
  const found = cursor.cards.find(whole.text);
  const first = length > 1 ? cursor.cards.find(phraseOf(cursor, 1).text) : found;
  if ("ambiguous" in found) refuseAmbiguous(cursor, whole, found.ambiguous);
  else if ("ambiguous" in first) refuseAmbiguous(cursor, phraseOf(cursor, 1), first.ambiguous);
  else if (cursor.phrase(cursor.dialect.clauses))
    cursor.report("notation/unexpected", whole.first, { expected: ["bar"] });
  else {
    const suggestion = ("suggestions" in found && found.suggestions[0]) || null;
    const details = { expected: ["might", "card"], suggestion } as const;
    cursor.report("notation/unknown-card", whole.first, details, whole.last);
  }
  return null;
}

function refuseAmbiguous(cursor: Cursor, { first, last }: Phrase, candidates: readonly string[]): void {
  const details = { expected: ["card"], suggestion: candidates[0] ?? null, candidates } as const;
  cursor.report("notation/ambiguous-card", first, details, last);
}
