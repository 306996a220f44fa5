import {
  BOUNDS,
  checkAssignment,
  listAssignments,
  readCombat,
  readCombatState,
  resolveCombat,
  unitsOf,
  type EngineProblem,
} from "../engine/index.js";
import {
  DEFAULT_LANGUAGE,
  languageOf,
  readRequest,
  type AnswerOf,
  type Language,
  type OperationName,
  type RequestOf,
  type ShapeProblem,
} from "../contract/index.js";
import { messagesIn, type Messages } from "../language/index.js";
import { DEFAULT_EDITION, EDITIONS } from "../rulebook/index.js";
import type { Answer, Problem, Refusal } from "./answer.js";
import { citedIn, speechFor, tellProblem, tellShapeProblem, type Speech } from "./speech.js";
import { tellAssignmentList, tellCheckedAssignment } from "./tell-assignments.js";
import { tellOutcome } from "./tell-outcome.js";

/** What a surface knows of the caller besides the request; the request itself goes before it. */
export interface CallerPreferences {
  readonly language?: Language;
}

/**
 * The one door of the service: answers an operation, whatever the surface. A request that does not have the
 * shape of the contract is answered with every fault of shape; one that cannot be in the game with every reason.
 */
export type Adjudicate = <Name extends OperationName>(
  name: Name,
  request: unknown,
  preferences?: CallerPreferences,
) => Answer<AnswerOf<Name>>;

type Answerer<Name extends OperationName> = (
  request: RequestOf<Name>,
  preferred: Language | undefined,
) => Answer<AnswerOf<Name>>;

const answerers: { readonly [Name in OperationName]: Answerer<Name> } = {
  legalAssignments(request, preferred) {
    const combat = readCombat(request.combat);
    const speech = speechFor(request, preferred, unitsOf(request.combat));
    if (!combat.ok) return refused(combat.problems, speech);
    const page = { first: request.first ?? BOUNDS.pageSizeDefault, after: request.after ?? null };
    const list = listAssignments(combat.value, request.side ?? "attacker", page);
    return list.ok ? { ok: true, value: tellAssignmentList(list.value, speech) } : refused(list.problems, speech);
  },
  checkAssignment(request, preferred) {
    const combat = readCombat(request.combat);
    const speech = speechFor(request, preferred, unitsOf(request.combat));
    if (!combat.ok) return refused(combat.problems, speech);
    const checked = checkAssignment(combat.value, request.side ?? "attacker", request.assignment);
    return { ok: true, value: tellCheckedAssignment(checked, speech) };
  },
  resolveCombat(request, preferred) {
    const state = readCombatState(request.state);
    const speech = speechFor(request, preferred, unitsOf(request.state.combat));
    if (!state.ok) return refused(state.problems, speech);
    const outcome = resolveCombat(state.value);
    return outcome.ok
      ? { ok: true, value: tellOutcome(outcome.value, state.value, speech) }
      : refused(outcome.problems, speech);
  },
  editions() {
    const value = EDITIONS.map((edition) => ({
      edition,
      isDefault: edition === DEFAULT_EDITION,
      ruleCount: citedIn(edition),
    }));
    return { ok: true, value };
  },
};

export const adjudicate: Adjudicate = (name, request, preferences = {}) => {
  const read = readRequest(name, request);
  if (!read.ok) return misshapen(read.problems, languageOf(request, preferences.language));
  return answerers[name](read.value, preferences.language);
};

function refused(problems: readonly EngineProblem[], speech: Speech): Refusal {
  return refusal(
    "rules",
    problems.map((problem) => tellProblem(problem, speech)),
    speech.messages,
  );
}

/** Answers faults of shape, also those that a surface found before the request could be read. */
export function misshapen(problems: readonly ShapeProblem[], language: Language | undefined): Refusal {
  const messages = messagesIn[language ?? DEFAULT_LANGUAGE];
  return refusal(
    "shape",
    problems.map((problem) => tellShapeProblem(problem, messages)),
    messages,
  );
}

function refusal(kind: Refusal["kind"], problems: readonly Problem[], messages: Messages): Refusal {
  const summary = messages.summary.refusal(problems[0]?.message ?? "", problems.length - 1);
  return { ok: false, kind, title: messages.refusalTitle[kind], summary, problems };
}
