import {
  differencesBetween,
  glance,
  readCombatState,
  SIDES,
  study,
  unitsOf,
  type CombatState,
  type CombatStateInput,
  type Result,
  type Unit,
} from "../engine/index.js";
import { languageOf, type RequestOf } from "../contract/index.js";
import { messagesIn } from "../language/index.js";
import type { Answerer } from "./answerer.js";
import { cardWarnings, type SidedCard } from "./card-warnings.js";
import { readPosition, type Position, type ReadPosition } from "./position.js";
import { noPosition, refused } from "./refusal.js";
import { speechFor, tellWarning, type Speech } from "./speech.js";
import { tellComparison, tellStudy } from "./tell-study.js";

/** Answers where a combat turns, and what another position comes to instead. It is for study, not for judging. */
export const answerStudy: Answerer<"study"> = (request, preferred) => {
  const language = languageOf(request, preferred);
  const own = readPosition({ field: "state", state: request.state, notation: request.notation });
  const other = otherPosition(request);
  if (!own.ok || other?.ok === false) {
    const reasons = [own, other].filter((one) => one?.ok === false);
    return noPosition(reasons, messagesIn[language]);
  }
  const state = readCombatState(own.value.state, own.value.path);
  const versus = other && readCombatState(other.value.state, other.value.path);
  const units = unitsIn(state, own.value.state);
  const more = versus && other ? newIn(unitsIn(versus, other.value.state), units) : [];
  const speech = speechFor(request, preferred, [...units, ...more]);
  return answered(state, versus, other ? [own.value, other.value] : [own.value], speech);
};

/** The other position of a request, if it has one. */
function otherPosition({ versus, versusNotation }: RequestOf<"study">): ReadPosition | null {
  if (versus == null && versusNotation == null) return null;
  return readPosition({ field: "versus", state: versus, line: "versusNotation", notation: versusNotation });
}

function answered(
  state: Result<CombatState>,
  versus: Result<CombatState> | null,
  positions: readonly Position[],
  speech: Speech,
): ReturnType<Answerer<"study">> {
  if (!state.ok || versus?.ok === false) {
    return refused(
      [state, versus].flatMap((one) => (one?.ok === false ? one.problems : [])),
      speech,
    );
  }
  const studied = study(state.value);
  const seen = versus && glance(versus.value);
  const states = versus ? [state.value, versus.value] : [state.value];
  const hasAssignments = states.some(({ assignments }) => SIDES.some((side) => assignments[side] !== null));
  return {
    ok: true,
    value: {
      ...tellStudy(studied, speech),
      versus: seen && tellComparison(seen, differencesBetween(studied.position, seen), speech),
      warnings: [
        ...(hasAssignments ? [tellWarning({ code: "assignments-left-open", units: [] }, speech)] : []),
        ...cardWarnings(cardsOf(positions), speech),
      ],
    },
  };
}

/** The cards of both positions; a unit that is the same card in both stands once. */
function cardsOf(positions: readonly Position[]): readonly SidedCard[] {
  const all = positions.flatMap(({ cards }) => cards);
  return all.filter(
    ({ unit, card }, index) => all.findIndex((one) => one.unit === unit && one.card.id === card.id) === index,
  );
}

function unitsIn(read: Result<CombatState>, stated: CombatStateInput): readonly Unit[] {
  return read.ok ? SIDES.flatMap((side) => read.value.combat[side].units) : unitsOf(stated.combat);
}

function newIn(units: readonly Unit[], known: readonly Unit[]): readonly Unit[] {
  const ids = new Set(known.map(({ id }) => id));
  return units.filter(({ id }) => !ids.has(id));
}
