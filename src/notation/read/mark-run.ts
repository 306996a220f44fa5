import { fold, isDash, isDigit } from "../text/characters.js";
import { unitMark, type Dialect, type UnitMarkName } from "../words/dialect.js";

/** A mark within a run such as `TA2-1`; the number is null where none follows. */
export interface RunMark {
  readonly name: UnitMarkName | "modifier";
  readonly amount: number | null;
}

const LONGEST_NUMBER = 10;

/** A row of letters, and the number behind it; without letters, what is taken from Might. */
interface Piece {
  readonly letters: string;
  readonly number: string;
}

/**
 * Reads marks that stand together without spaces, as in `TBd2`, `tank-1` or `shield2`; null if the text is
 * anything else. Three and more short marks in a row must be spelled as printed, so that `ten` is no run.
 */
export function readMarkRun(text: string, glued: boolean, dialect: Dialect): readonly RunMark[] | null {
  const marks: RunMark[] = [];
  for (const piece of piecesOf([...text])) {
    const read = readPiece(piece, glued || marks.length > 0, dialect);
    if (read === null) return null;
    marks.push(...read);
  }
  return marks;
}

/** Only Might itself may be negative: `M-1` is one piece, `T-1` are two. */
function piecesOf(characters: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < characters.length;) {
    const letters = endOf(characters, at, (one) => !isDigit(one) && !isDash(one));
    const isSigned = isDash(characters[letters]) && (letters === at || characters[letters - 1] === "M");
    const end = endOf(characters, isSigned ? letters + 1 : letters, isDigit);
    const digits = characters.slice(isSigned ? letters + 1 : letters, end).join("");
    pieces.push({ letters: characters.slice(at, letters).join(""), number: isSigned ? `-${digits}` : digits });
    at = end;
  }
  return pieces;
}

function endOf(characters: readonly string[], from: number, holds: (character: string) => boolean): number {
  let end = from;
  while (end < characters.length && holds(characters[end] as string)) end++;
  return end;
}

function readPiece({ letters, number }: Piece, glued: boolean, dialect: Dialect): readonly RunMark[] | null {
  if (number === "-" || number.length > LONGEST_NUMBER) return null;
  const amount = number === "" ? null : Number(number);
  if (letters === "") return [{ name: "modifier", amount }];
  const names = namesIn(letters, glued, dialect);
  const last = names?.at(-1);
  if (!names || last === undefined || (amount !== null && unitMark(last).value === "none")) return null;
  return names.map((name, index) => ({ name, amount: index === names.length - 1 ? amount : null }));
}

/** The marks in a row of letters: one in words, or short ones. */
function namesIn(letters: string, glued: boolean, dialect: Dialect): readonly UnitMarkName[] | null {
  const entry = dialect.items.get(fold(letters));
  if (entry) return entry.meaning.kind === "unit-mark" ? [entry.meaning.name] : null;
  return shortMarks(letters, dialect) ?? (glued && letters.length === 2 ? twoLetters(letters, dialect) : null);
}

function shortMarks(letters: string, dialect: Dialect): readonly UnitMarkName[] | null {
  const names: UnitMarkName[] = [];
  for (let at = 0; at < letters.length;) {
    const two = dialect.shortMarks.get(letters.slice(at, at + 2));
    const one = two ?? shortMark(letters.charAt(at), dialect);
    if (one === undefined) return null;
    names.push(one);
    at += two === undefined ? 1 : 2;
  }
  return names;
}

function twoLetters(letters: string, dialect: Dialect): readonly UnitMarkName[] | null {
  const names = Array.from(letters.toUpperCase(), (letter) => shortMark(letter, dialect));
  return names.some((name) => name === undefined) ? null : (names as UnitMarkName[]);
}

function shortMark(letter: string, { shortMarks: known }: Dialect): UnitMarkName | undefined {
  return known.get(letter) ?? (letter === "D" ? "damage" : undefined);
}
