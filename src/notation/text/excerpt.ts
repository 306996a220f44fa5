import type { NotationProblem } from "./problem.js";

const CUT = "…";

/**
 * Two lines that show a problem: the notation, cut around the place if it is longer than `width` characters,
 * and a caret below every character that is meant.
 */
export function excerpt(text: string, problem: Pick<NotationProblem, "column" | "length">, width = 60): string {
  const line = Array.from(text, (character) => (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(character) ? " " : character));
  const at = Math.min(problem.column - 1, line.length);
  const room = Math.max(width - 2, 10);
  const from = line.length <= width ? 0 : Math.max(0, Math.min(at - Math.floor(room / 3), line.length - room));
  const to = line.length <= width ? line.length : Math.min(line.length, from + room);
  const shown = `${from > 0 ? CUT : ""}${line.slice(from, to).join("")}${to < line.length ? CUT : ""}`;
  const indent = at - from + (from > 0 ? 1 : 0);
  const carets = Math.max(1, Math.min(problem.length, to - at));
  return `${shown}\n${" ".repeat(indent)}${"^".repeat(carets)}`;
}
