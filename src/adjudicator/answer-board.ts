import type { FactCode } from "../cards/index.js";
import { languageOf, type Language, type RequestOf } from "../contract/index.js";
import {
  advance,
  boardUnits,
  readBoard,
  settle,
  SIDES,
  type Advanced,
  type Board,
  type BoardUnitInput,
  type NamedUnit,
} from "../engine/index.js";
import { messagesIn } from "../language/index.js";
import type { Refusal } from "./answer.js";
import type { Answerer } from "./answerer.js";
import { boardNotation } from "./board-notation.js";
import { readBoardPosition, type BoardPosition } from "./board-position.js";
import { cardWarnings } from "./card-warnings.js";
import { noPosition, refused } from "./refusal.js";
import { speechFor, tellProblem, tellStep, tellWarning, type Speech } from "./speech.js";
import { statedUnits } from "./stated-units.js";
import { tellBoard, tellEvent } from "./tell-board.js";
import { tellPending } from "./tell-pending.js";

/** What an operation on a board led to, and how to speak about it. */
interface Played {
  readonly ok: true;
  readonly advanced: Advanced;
  readonly position: BoardPosition;
  readonly speech: Speech;
}

/** Answers what has to happen next on a board. */
export const answerPending: Answerer<"pending"> = (request, preferred) => {
  const played = play(request, preferred);
  if (!played.ok) return played;
  const { advanced, speech } = played;
  const summary = speech.messages.summary.pending(advanced.pending, speech.names);
  return { ok: true, value: { edition: speech.edition, summary, ...tellAfter(played) } };
};

/** Answers what an action leads to; one that is not legal is answered with every reason. */
export const answerAdvance: Answerer<"advance"> = (request, preferred) => {
  const played = play(request, preferred);
  if (!played.ok) return played;
  const { advanced, speech } = played;
  const problems = advanced.problems.map((one) => tellProblem(one, speech));
  const said = problems.map(({ message }) => message);
  const summary = speech.messages.summary.advanced(advanced, said, speech.names);
  const { edition } = speech;
  return { ok: true, value: { edition, legal: advanced.legal, summary, problems, ...tellAfter(played) } };
};

/** Does what is asked for on the board: the action, or without one only the Cleanup that is due. */
function play(request: RequestOf<"pending"> | RequestOf<"advance">, preferred: Language | undefined): Played | Refusal {
  const read = readBoardPosition(request);
  if (!read.ok) return noPosition([read], messagesIn[languageOf(request, preferred)]);
  const position = read.value;
  const board = readBoard(position.board, position.path);
  if (!board.ok) return refused(board.problems, speechFor(request, preferred, calledOnce(boardUnits(position.board))));
  const advanced = position.action === null ? settle(board.value) : advance(board.value, position.action);
  const units = calledOnce([...board.value.units, ...advanced.board.units, ...unitsToCome(board.value, position)]);
  return { ok: true, advanced, position, speech: speechFor(request, preferred, calledOnce(units)) };
}

/**
 * Each unit once, by what it is called first: before, afterwards, or as it was said of it. One without a name is
 * called by its id, as it is when the board of the answer is sent again.
 */
function calledOnce(units: readonly NamedUnit[]): NamedUnit[] {
  const byId = new Map<string, NamedUnit>();
  for (const unit of units) if (!byId.has(unit.id)) byId.set(unit.id, { ...unit, calledAs: unit.calledAs ?? unit.id });
  return [...byId.values()];
}

/** Units that are not on the board before, and may not get there: one that is played, those that effects create. */
function unitsToCome({ chain }: Board, { action }: BoardPosition): NamedUnit[] {
  return statedUnits<BoardUnitInput>(chain?.items ?? [], action).flatMap(({ id, name, might }) =>
    id == null ? [] : [{ id, calledAs: name ?? id, printedMight: might }],
  );
}

/** What the text of cards does that a board does by itself. */
const APPLIED = ["disarm"] as const satisfies readonly FactCode[];

/** What both answers tell of the board afterwards. */
function tellAfter({ advanced, position, speech }: Played) {
  const { board, pending, events, steps, warnings } = advanced;
  const cards = board.units.flatMap(({ id, role }) => {
    const card = position.cards.get(id);
    return card ? [{ unit: id, card, sides: role === null ? SIDES : [role] }] : [];
  });
  const told = tellBoard(board, position.cards);
  const order = [...told.battlefields, ...told.bases].flatMap(({ units }) => units.map(({ id }) => id));
  return {
    pending: tellPending(pending, order, speech),
    board: told,
    notation: boardNotation(told, position.cards),
    events: events.map((event) => tellEvent(event, speech)),
    steps: steps.map((step) => tellStep(step, speech)),
    warnings: [...warnings.map((one) => tellWarning(one, speech)), ...cardWarnings(cards, speech, APPLIED)],
  };
}
