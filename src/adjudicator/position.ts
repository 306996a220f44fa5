import { findCard } from "../cards/index.js";
import { readRequest, type ShapeProblem } from "../contract/index.js";
import type { CombatStateInput, Path } from "../engine/index.js";
import { readNotation, type CardNames, type NotationProblem } from "../notation/index.js";
import type { SidedCard } from "./card-warnings.js";
import { fillCards, type PlacedCardProblem } from "./fill-cards.js";
import type { StateRequest } from "./requests.js";

/** Cards for the notation: found by id, printed code or name. */
export const cardNames: CardNames = {
  find(text) {
    const finding = findCard(text, "unit");
    if ("found" in finding) return { id: finding.found.id };
    if ("ambiguous" in finding) return { ambiguous: finding.ambiguous.map(({ name }) => name) };
    return { suggestions: finding.suggestions.map(({ name }) => name) };
  },
};

/** A position that can be asked about, with the cards that its units are. */
export interface Position {
  /** The position as it was stated, before its cards brought anything. */
  readonly stated: StateRequest;
  /** Where in the request the position is stated. */
  readonly path: Path;
  readonly state: CombatStateInput;
  readonly cards: readonly SidedCard[];
}

/** Why a position cannot be asked about, by what was wrong first: its shape, its line of notation, or its cards. */
export type NoPosition =
  | { readonly ok: false; readonly kind: "shape"; readonly problems: readonly ShapeProblem[] }
  | {
      readonly ok: false;
      readonly kind: "notation";
      /** The field that holds the line. */
      readonly line: Line;
      readonly text: string;
      readonly problems: readonly NotationProblem[];
    }
  | { readonly ok: false; readonly kind: "cards"; readonly problems: readonly PlacedCardProblem[] };

export type ReadPosition = { readonly ok: true; readonly value: Position } | NoPosition;

/** The field of a request that holds a line of notation. */
type Line = "notation" | "versusNotation";

/** Where a request states a position: as objects in one field, or as a line of notation in another. */
interface Stated {
  readonly field: "state" | "combat" | "versus";
  readonly state: StateRequest | null | undefined;
  readonly line?: Line;
  readonly notation: string | null | undefined;
}

/** Reads the position of a request. It must be stated in one way, and only in one. */
export function readPosition({ field, state, line = "notation", notation }: Stated): ReadPosition {
  if (state != null && notation == null) return fromState(state, field === "combat" ? [] : [field]);
  if (state == null && notation != null) return fromNotation(notation, line);
  return misstated(field, line, notation);
}

/** Says that something is stated both as objects in a field and as a line of notation, or in neither way. */
export function misstated(field: string, line: Line, notation: string | null | undefined): NoPosition {
  const path = notation == null ? field : line;
  return misshapen([{ code: "shape/one-of", path, allowed: [field, line] }]);
}

/** A position whose shape is wrong. */
export function misshapen(problems: readonly ShapeProblem[]): NoPosition {
  return { ok: false, kind: "shape", problems };
}

/** A fault of shape in what a line of notation says instead of a field. */
export function inNotation(problem: ShapeProblem, field: string, line: Line): ShapeProblem {
  return { ...problem, path: line + problem.path.slice(field.length) };
}

/** A line can say numbers, texts and lists that the contract does not take. */
function fromNotation(text: string, line: Line): ReadPosition {
  const read = readNotation(text, cardNames);
  if (!read.ok) return { ok: false, kind: "notation", line, text, problems: read.problems };
  const shaped = readRequest("resolveCombat", { state: read.value });
  if (!shaped.ok) return misshapen(shaped.problems.map((problem) => inNotation(problem, "state", line)));
  return fromState(read.value, [line]);
}

function fromState(state: StateRequest, path: Path): ReadPosition {
  const { combat, cards, missing, problems } = fillCards(state.combat, [...path, "combat"]);
  if (missing.length > 0) return misshapen(missing);
  if (problems.length > 0) return { ok: false, kind: "cards", problems };
  return { ok: true, value: { stated: state, path, state: { ...state, combat }, cards } };
}
