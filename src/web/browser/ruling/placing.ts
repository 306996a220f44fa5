import type { Place } from "../position/state.js";
import type { Ruling } from "./ruling.js";
import type { SaidProblem } from "./ruling.js";

const UNIT = /(?:^|\.)combat\.(?<side>attacker|defender)\.units\[(?<index>\d+)\]/u;

/** The unit that a problem is about, by its path; null if it is about something else. */
export function placeOf({ path }: SaidProblem): Place | null {
  const { side, index } = UNIT.exec(path)?.groups ?? {};
  if (side !== "attacker" && side !== "defender") return null;
  return { side, index: Number(index) };
}

function problemsOf(ruling: Ruling): readonly SaidProblem[] {
  return ruling.kind === "refused" ? ruling.problems : [];
}

/** What is wrong with the unit at a place; null if nothing is. */
export function problemAt(ruling: Ruling, { side, index }: Place): string | null {
  const found = problemsOf(ruling).find((problem) => {
    const place = placeOf(problem);
    return place?.side === side && place.index === index;
  });
  return found?.text ?? null;
}

/** What is wrong below one of these parts of a position. */
export function problemsBelow(ruling: Ruling, ...parts: readonly string[]): readonly SaidProblem[] {
  return problemsOf(ruling).filter(({ path }) =>
    parts.some((part) => path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}[`)),
  );
}
