import { DEFAULT_LANGUAGE, type Language, type LookupProblemCode, type ShapeProblem } from "../contract/index.js";
import type { EngineProblem } from "../engine/index.js";
import { messagesIn, sayCardProblem, sayNotationProblem, type Messages } from "../language/index.js";
import { excerpt, type NotationProblem } from "../notation/index.js";
import type { Problem, Refusal } from "./answer.js";
import type { PlacedCardProblem } from "./fill-cards.js";
import type { NoPosition } from "./position.js";
import { tellProblem, tellShapeProblem, type Speech } from "./speech.js";

/** Answers that a request cannot be in the game. */
export function refused(problems: readonly EngineProblem[], speech: Speech): Refusal {
  return refusal(
    "rules",
    problems.map((problem) => tellProblem(problem, speech)),
    speech.messages,
  );
}

/** Answers faults of shape, also those that a surface found before the request could be read. */
export function misshapen(problems: readonly ShapeProblem[], language: Language | undefined): Refusal {
  return shapeRefusal(problems, messagesIn[language ?? DEFAULT_LANGUAGE]);
}

function shapeRefusal(problems: readonly ShapeProblem[], messages: Messages): Refusal {
  return refusal(
    "shape",
    problems.map((problem) => tellShapeProblem(problem, messages)),
    messages,
  );
}

/** Answers why positions cannot be asked about. Where the shape of one is wrong, that of the request is. */
export function noPosition(reasons: readonly NoPosition[], messages: Messages): Refusal {
  const kind = reasons.every((reason) => reason.kind === "cards") ? "rules" : "shape";
  return refusal(
    kind,
    reasons.flatMap((reason) => tellReason(reason, messages)),
    messages,
  );
}

function tellReason(reason: NoPosition, messages: Messages): Problem[] {
  switch (reason.kind) {
    case "shape":
      return reason.problems.map((problem) => tellShapeProblem(problem, messages));
    case "notation":
      return reason.problems.map((problem) => tellNotationProblem(problem, reason, messages));
    case "cards":
      return reason.problems.map((problem) => tellCardProblem(problem, messages));
  }
}

/** Answers that nothing was found under a name, and what could be meant. */
export function notFound(
  code: LookupProblemCode,
  path: string,
  asked: string,
  suggestions: readonly string[],
  messages: Messages,
): Refusal {
  const message = messages.lookup.notFound[code]({ asked, suggestions });
  return refusal("rules", [{ ...NOTHING, code, path, message }], messages);
}

/** Answers that a card that was looked up is none. */
export function noSuchCard(problem: PlacedCardProblem, messages: Messages): Refusal {
  return refusal("rules", [tellCardProblem(problem, messages)], messages);
}

const NOTHING = { rules: [], unit: null, name: null, amount: null, expected: null };

function tellCardProblem(problem: PlacedCardProblem, messages: Messages): Problem {
  const { code, path, unit } = problem;
  return { ...NOTHING, code, path, message: sayCardProblem(messages, problem), unit, name: unit };
}

/** The sentence with its column, and below it the line with a caret. */
function tellNotationProblem(
  problem: NotationProblem,
  { text, line }: { readonly text: string; readonly line: string },
  messages: Messages,
): Problem {
  return {
    ...NOTHING,
    code: problem.code,
    path: line,
    message: `${sayNotationProblem(messages, problem)}\n${excerpt(text, problem)}`,
    amount: problem.column,
  };
}

function refusal(kind: Refusal["kind"], problems: readonly Problem[], messages: Messages): Refusal {
  const summary = messages.summary.refusal(problems[0]?.message ?? "", problems.length - 1);
  return { ok: false, kind, title: messages.refusalTitle[kind], summary, problems };
}
