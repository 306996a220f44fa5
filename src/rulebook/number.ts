/** What a reader may have written around a number: "CR 467.2.c.3.", "cr 54.1", "437.5.b (2026-07-16)". */
const LOOSE = /^(?:cr)?\s*(?<number>\d{1,3}(?:\.(?:\d+|[a-z]+))*)\.?\s*(?:\((?<edition>\d{4}-\d{2}-\d{2})\))?$/;

/** Reads a number as readers write them, with the edition that stands behind it; null for anything else. */
export function readNumber(text: string): { readonly number: string; readonly edition: string | null } | null {
  const { number, edition } = LOOSE.exec(text.trim().toLowerCase())?.groups ?? {};
  if (number === undefined) return null;
  const [first = "", ...rest] = number.split(".");
  return { number: [first.padStart(3, "0"), ...rest].join("."), edition: edition ?? null };
}

/** The natural order of numbers: 467.2.c.10 comes after 467.2.c.9, and a heading before what is below it. */
export function compareNumbers(one: string, other: string): number {
  const [ours, theirs] = [one.split("."), other.split(".")];
  for (let level = 0; level < Math.min(ours.length, theirs.length); level += 1) {
    const difference = compareParts(ours[level] as string, theirs[level] as string);
    if (difference !== 0) return difference;
  }
  return ours.length - theirs.length;
}

function compareParts(one: string, other: string): number {
  const [ours, theirs] = [Number(one), Number(other)];
  if (!Number.isNaN(ours) && !Number.isNaN(theirs)) return ours - theirs;
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The number one level up; null for a top-level number. */
export function parentOf(number: string): string | null {
  const dot = number.lastIndexOf(".");
  return dot < 0 ? null : number.slice(0, dot);
}

/** All numbers above this one, the nearest first. */
export function ancestorsOf(number: string): string[] {
  const parent = parentOf(number);
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}
