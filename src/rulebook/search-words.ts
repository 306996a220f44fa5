import type { Entry } from "./book.js";
import type { Language } from "./languages.js";

/** What one entry is searched by, folded: no capitals, no accents, words one space apart. */
export interface Searchable {
  readonly number: string;
  readonly key: string;
  readonly topics: readonly string[];
  readonly title: readonly string[];
  readonly summary: readonly string[];
}

/** Writes a text as it is searched: "Größe" and "groesse" are the same, numbers and keys keep their dots. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
}

/** The words of a text, folded; a dot inside a word belongs to it. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** What an entry is searched by in a language, and under which number it is shown. */
export function searchable({ text, topics, key }: Entry, number: string, language: Language): Searchable {
  return {
    number,
    key: key ?? "",
    topics,
    title: wordsOf(text?.title[language] ?? ""),
    summary: wordsOf(text?.summary[language] ?? ""),
  };
}

const POINTS = {
  number: 100,
  below: 60,
  key: 50,
  wholeTitle: 60,
  title: 40,
  titleStart: 25,
  titlePart: 12,
  topic: 20,
} as const;
const SUMMARY_POINTS = { whole: 10, start: 6, part: 3 } as const;

/** How well an entry fits all the words searched for; 0 if one of them is nowhere. */
export function scoreOf(entry: Searchable, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(scoreOfNumber(entry, word), scoreOfTitle(entry, word), scoreOfSummary(entry, word));
    if (best === 0) return 0;
    sum += best;
  }
  return sum + scoreOfPhrase(entry.title.join(" "), words.join(" "));
}

/** More points for a title that is what was searched for, or holds it word by word. */
function scoreOfPhrase(title: string, phrase: string): number {
  if (title === phrase) return POINTS.wholeTitle;
  return phrase.includes(" ") && ` ${title} `.includes(` ${phrase} `) ? POINTS.title : 0;
}

function scoreOfNumber({ number, key, topics }: Searchable, word: string): number {
  if (number === word) return POINTS.number;
  if (number.startsWith(`${word}.`)) return POINTS.below;
  if (key === word) return POINTS.key;
  return topics.includes(word) ? POINTS.topic : 0;
}

function scoreOfTitle({ title }: Searchable, word: string): number {
  return partOf(title, word, { whole: POINTS.title, start: POINTS.titleStart, part: POINTS.titlePart });
}

function scoreOfSummary({ summary }: Searchable, word: string): number {
  return partOf(summary, word, SUMMARY_POINTS);
}

/** Points for a word that stands there, begins another, or is a part of one that is long enough to mean something. */
function partOf(words: readonly string[], word: string, points: Record<"whole" | "start" | "part", number>): number {
  if (words.includes(word)) return points.whole;
  const stem = stemOf(word);
  if (words.some((one) => one.startsWith(stem))) return points.start;
  return word.length >= 4 && words.some((one) => one.includes(word)) ? points.part : 0;
}

/** A word without what German and English most often put behind it: "letzter" finds "letzte", "tanks" finds "tank". */
function stemOf(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:en|er|es|em|e|n|s)$/u, "");
}
