import assert from "node:assert/strict";
import {
  readBoardNotation,
  readNotation,
  writeBoardNotation,
  writeNotation,
  type BoardState,
  type CardNames,
  type NotationProblem,
  type State,
} from "../../src/notation/index.js";
import { someCards } from "./some-cards.js";

/** The state that a notation stands for. */
export function stateIn(text: string, cards: CardNames = someCards): State {
  const read = readNotation(text, cards);
  assert.ok(read.ok, `${text}\n${JSON.stringify(read)}`);
  return read.value;
}

/** The canonical notation of what a notation stands for. */
export function canonical(text: string, cards: CardNames = someCards): string {
  return written(stateIn(text, cards));
}

/** The canonical notation of a state. */
export function written(state: State): string {
  const result = writeNotation(state);
  assert.ok(result.ok, JSON.stringify(result));
  return result.text;
}

/** The problems of a notation that has some. */
export function problemsIn(text: string, cards: CardNames = someCards): readonly NotationProblem[] {
  const read = readNotation(text, cards);
  assert.ok(!read.ok, `${text} can be read: ${JSON.stringify(read)}`);
  assert.ok(read.problems.length > 0);
  return read.problems;
}

/** The board that a notation stands for. */
export function boardIn(text: string, cards: CardNames = someCards): BoardState {
  const read = readBoardNotation(text, cards);
  assert.ok(read.ok, `${text}\n${JSON.stringify(read)}`);
  return read.value;
}

/** The canonical notation of a board. */
export function writtenBoard(board: BoardState): string {
  const result = writeBoardNotation(board);
  assert.ok(result.ok, JSON.stringify(result));
  return result.text;
}

/** The canonical notation of the board that a notation stands for. */
export function canonicalBoardOf(text: string): string {
  return writtenBoard(boardIn(text));
}

/** The problems of a notation of a board that has some. */
export function boardProblemsIn(text: string, cards: CardNames = someCards): readonly NotationProblem[] {
  const read = readBoardNotation(text, cards);
  assert.ok(!read.ok, `${text} can be read: ${JSON.stringify(read)}`);
  assert.ok(read.problems.length > 0);
  return read.problems;
}
