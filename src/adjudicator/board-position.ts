import type { Card } from "../cards/index.js";
import type { ActionInput, BoardInput, Id } from "../engine/index.js";
import { fillBoardCards } from "./fill-board-cards.js";
import type { NoPosition } from "./position.js";
import type { ActionRequest, BoardRequest } from "./requests.js";

/** A board that can be asked about, with an action on it if there is one, and the cards that units are. */
export interface BoardPosition {
  readonly board: BoardInput;
  readonly action: ActionInput | null;
  readonly cards: ReadonlyMap<Id, Card>;
}

export type ReadBoardPosition = { readonly ok: true; readonly value: BoardPosition } | NoPosition;

/** Where a request states a board, and what is done on it. */
interface StatedBoard {
  readonly board: BoardRequest;
  readonly action?: ActionRequest;
}

/** Reads the board of a request, and the action if there is one, with everything that cards bring. */
export function readBoardPosition(stated: StatedBoard): ReadBoardPosition {
  const { board, action, cards, missing, problems } = fillBoardCards(stated.board, stated.action ?? null);
  if (missing.length > 0) return { ok: false, kind: "shape", problems: missing };
  if (problems.length > 0) return { ok: false, kind: "cards", problems };
  return { ok: true, value: { board, action, cards } };
}
