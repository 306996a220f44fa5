const CUT = "…";

/** How many Unicode characters a text has. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Writes a text so that it holds at most `limit` characters: if it does not, as little of its beginning is written
 * as surely fits. Writing must not more than double a text, apart from what little it always adds.
 */
export function clipped(text: string, limit: number, write: (text: string) => string): string {
  const start = text.slice(0, limit * 2);
  const whole = write(start);
  if (start.length === text.length && characters(whole) <= limit) return whole;
  const kept = Array.from(start).slice(0, Math.floor(limit / 2) - 1);
  return write(kept.join("") + CUT);
}

/** The first items that hold at most `limit` characters together; if some are left out, the last says how many. */
export function fitted(items: readonly string[], limit: number, more: (count: number) => string): string[] {
  const sizes = items.map(characters);
  if (sizes.reduce((sum, size) => sum + size, 0) <= limit) return [...items];
  let room = limit - characters(more(items.length));
  const end = sizes.findIndex((size) => (room -= size) < 0);
  return [...items.slice(0, end), more(items.length - end)];
}
