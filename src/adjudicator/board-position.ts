import type { Card } from "../cards/index.js";
import { readRequest } from "../contract/index.js";
import type { ActionInput, BoardInput, Id, Path } from "../engine/index.js";
import { readBoardNotation } from "../notation/index.js";
import { fillBoardCards } from "./fill-board-cards.js";
import { cardNames, inNotation, misshapen, misstated, type NoPosition } from "./position.js";
import type { ActionRequest, BoardRequest } from "./requests.js";

/** A board that can be asked about, with an action on it if there is one, and the cards that units are. */
export interface BoardPosition {
  readonly board: BoardInput;
  /** Where in the request the board is stated. */
  readonly path: Path;
  readonly action: ActionInput | null;
  readonly cards: ReadonlyMap<Id, Card>;
}

export type ReadBoardPosition = { readonly ok: true; readonly value: BoardPosition } | NoPosition;

/** Where a request states a board, as objects or as a line of notation, and what is done on it. */
interface StatedBoard {
  readonly board?: BoardRequest | null | undefined;
  readonly notation?: string | null | undefined;
  readonly action?: ActionRequest;
}

/**
 * Reads the board of a request, and the action if there is one, with everything that cards bring. The board must be
 * stated in one way, and only in one.
 */
export function readBoardPosition({ board, notation, action }: StatedBoard): ReadBoardPosition {
  if (board != null && notation == null) return fromBoard(board, ["board"], action);
  if (board == null && notation != null) return fromNotation(notation, action);
  return misstated("board", "notation", notation);
}

/** A line can say numbers and lists that the contract does not take. */
function fromNotation(text: string, action: ActionRequest | undefined): ReadBoardPosition {
  const read = readBoardNotation(text, cardNames);
  if (!read.ok) return { ok: false, kind: "notation", line: "notation", text, problems: read.problems };
  const shaped = readRequest("pending", { board: read.value });
  if (!shaped.ok) return misshapen(shaped.problems.map((problem) => inNotation(problem, "board", "notation")));
  return fromBoard(read.value, ["notation"], action);
}

function fromBoard(stated: BoardRequest, path: Path, asked: ActionRequest | undefined): ReadBoardPosition {
  const { board, action, cards, missing, problems } = fillBoardCards(stated, asked ?? null, path);
  if (missing.length > 0) return misshapen(missing);
  if (problems.length > 0) return { ok: false, kind: "cards", problems };
  return { ok: true, value: { board, path, action, cards } };
}
