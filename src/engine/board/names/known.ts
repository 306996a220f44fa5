import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { PlaceInput } from "../input.js";

/** The names that a board has. */
export interface Known {
  readonly players: readonly Id[];
  readonly battlefields: readonly Id[];
  /** null where units may be meant that have left the board. */
  readonly units: readonly Id[] | null;
}

/** A name that may be left out. */
type Named = Id | null | undefined;

/** Units that are not on the board. */
export function unknownUnits(
  { units: known }: Known,
  units: readonly Id[] | null | undefined,
  path: Path,
): EngineProblem[] {
  if (known === null) return [];
  return (units ?? []).flatMap((unit, index) =>
    known.includes(unit) ? [] : [problem("board/unknown-unit", [...path, index], { unit, known })],
  );
}

/** Units that are named more than once where once is enough. */
export function repeatedUnits(units: readonly Id[], path: Path): EngineProblem[] {
  return [...new Set(units.filter((unit, index) => units.indexOf(unit) < index))].map((unit) =>
    problem("board/repeated-unit", path, { unit }),
  );
}

/** A player who is not in the game. */
export function unknownPlayer({ players: known }: Known, player: Named, path: Path): EngineProblem[] {
  return player == null || known.includes(player) ? [] : [problem("board/unknown-player", path, { player, known })];
}

/** A battlefield that is not on the board. */
export function unknownBattlefield({ battlefields: known }: Known, battlefield: Named, path: Path): EngineProblem[] {
  if (battlefield == null || known.includes(battlefield)) return [];
  return [problem("board/unknown-battlefield", path, { battlefield, known })];
}

/** A place is a battlefield or the base of a player, not both. */
export function placeProblems(known: Known, { battlefield, base }: PlaceInput, path: Path): EngineProblem[] {
  if ((battlefield == null) === (base == null))
    return [problem("board/place", path, { given: base == null ? "none" : "both" })];
  return [
    ...unknownBattlefield(known, battlefield, [...path, "battlefield"]),
    ...unknownPlayer(known, base, [...path, "base"]),
  ];
}
