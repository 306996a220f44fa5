import {
  BOUNDS,
  checkAssignment,
  listAssignments,
  readCombat,
  readCombatState,
  resolveCombat,
  SIDES,
  unitsOf,
  type Combat,
  type CombatStateInput,
} from "../engine/index.js";
import { languageOf, type AnswerOf, type Language, type RequestOf } from "../contract/index.js";
import { messagesIn } from "../language/index.js";
import type { Answerer } from "./answerer.js";
import { cardWarnings } from "./card-warnings.js";
import { readPosition, type Position } from "./position.js";
import { misshapen, noPosition, refused } from "./refusal.js";
import { speechFor, type Preferences, type Speech } from "./speech.js";
import { tellAssignmentList, tellCheckedAssignment } from "./tell-assignments.js";
import { tellOutcome } from "./tell-outcome.js";

type Warned = { warnings: AnswerOf<"resolveCombat">["warnings"] };

/** Adds what the text of cards can change to the warnings of a ruling. */
function warned<Ruling extends Warned>(ruling: Ruling, { cards }: Position, speech: Speech): Ruling {
  return cards.length === 0 ? ruling : { ...ruling, warnings: [...ruling.warnings, ...cardWarnings(cards, speech)] };
}

/** Speaks about the units of a combat as it was read, or, of one that cannot be, as it was given. */
function speechAbout(
  request: Preferences,
  preferred: Language | undefined,
  { combat }: CombatStateInput,
  read: Combat | null,
): Speech {
  return speechFor(request, preferred, read ? SIDES.flatMap((side) => read[side].units) : unitsOf(combat));
}

/** Answers what the legal assignments of a side are. */
export const answerLegalAssignments: Answerer<"legalAssignments"> = (request, preferred) => {
  const position = positionOf(request);
  if (!position.ok) return noPosition([position], messagesIn[languageOf(request, preferred)]);
  const { state, path } = position.value;
  const combat = readCombat(state.combat, [...path, "combat"]);
  const speech = speechAbout(request, preferred, state, combat.ok ? combat.value : null);
  if (!combat.ok) return refused(combat.problems, speech);
  const page = { first: request.first ?? BOUNDS.pageSizeDefault, after: request.after ?? null };
  const list = listAssignments(combat.value, request.side ?? "attacker", page);
  if (!list.ok) return refused(list.problems, speech);
  return { ok: true, value: warned(tellAssignmentList(list.value, speech), position.value, speech) };
};

/** Answers whether an assignment is legal; without one, that of the notation is judged. */
export const answerCheckAssignment: Answerer<"checkAssignment"> = (request, preferred) => {
  const position = positionOf(request);
  if (!position.ok) return noPosition([position], messagesIn[languageOf(request, preferred)]);
  const { state, path } = position.value;
  const side = request.side ?? "attacker";
  const assignment = request.assignment ?? state.assignments?.[side];
  if (assignment == null) {
    const missing = { code: "shape/missing", path: "assignment", expected: "array" } as const;
    return misshapen([missing], languageOf(request, preferred));
  }
  const combat = readCombat(state.combat, [...path, "combat"]);
  const speech = speechAbout(request, preferred, state, combat.ok ? combat.value : null);
  if (!combat.ok) return refused(combat.problems, speech);
  const at = request.assignment == null ? [...path, "assignments", side] : ["assignment"];
  const checked = checkAssignment(combat.value, side, assignment, at);
  return { ok: true, value: warned(tellCheckedAssignment(checked, speech), position.value, speech) };
};

/** Answers what happens in a combat. */
export const answerResolveCombat: Answerer<"resolveCombat"> = (request, preferred) => {
  const { state: stated, notation } = request;
  const position = readPosition({ field: "state", state: stated, notation });
  if (!position.ok) return noPosition([position], messagesIn[languageOf(request, preferred)]);
  const { path } = position.value;
  const state = readCombatState(position.value.state, path);
  const speech = speechAbout(request, preferred, position.value.state, state.ok ? state.value.combat : null);
  if (!state.ok) return refused(state.problems, speech);
  const outcome = resolveCombat(state.value, path);
  if (!outcome.ok) return refused(outcome.problems, speech);
  return { ok: true, value: warned(tellOutcome(outcome.value, state.value, speech), position.value, speech) };
};

function positionOf({ combat, notation }: RequestOf<"legalAssignments"> | RequestOf<"checkAssignment">) {
  return readPosition({ field: "combat", state: combat && { combat }, notation });
}
