import { shownFate, shownName, type PlacedCardProblem } from "../../../adjudicator/index.js";
import type { ShapeProblem } from "../../../contract/index.js";
import {
  readCombatState,
  resolveCombat,
  unitsOf,
  currentMight,
  type CombatOutcome,
  type CombatState,
  type Unit,
} from "../../../engine/index.js";
import { namesFor, sayCardProblem, sayShapeProblem, sayWarning, type Names } from "../../../language/index.js";
import type { CardFacts } from "../cards/card-facts.js";
import { outOfBounds } from "../position/bounds.js";
import type { State } from "../position/state.js";
import { placeInWords } from "./place-in-words.js";
import { problemSentence, stepSentence } from "./say.js";
import type { Refused, Ruled, SaidProblem } from "./ruling.js";
import { withoutCards, type SeenUnit, type Table } from "./table.js";
import { marksOf } from "./unit-marks.js";
import type { RulingVoice } from "./voice.js";

/** Rules on a position, here and now: the same engine, the same sentences, no network. */
export function ruleOn(position: State, voice: RulingVoice, facts: CardFacts | null): Ruled | Refused {
  const filled = facts?.fill(position) ?? withoutCards(position);
  const units = unitsOf(filled.combat);
  const names = namesFor(voice.messages, units);
  const seen = units.map((unit) => seenUnit(unit, names, voice));
  const table = { combat: filled.combat, units: seen, names, cards: filled.cards };
  const misshapen = [...shapeProblems(position, voice, filled.missing), ...cardProblems(filled.problems, voice)];
  if (misshapen.length > 0) return refused(table, misshapen, voice);
  const input = { ...position, combat: filled.combat };
  const state = readCombatState(input, []);
  if (!state.ok) {
    const problems = state.problems.map((problem) => problemSentence(problem, table.names, voice));
    return refused(table, problems, voice);
  }
  return resolved(state.value, table, voice, facts);
}

function seenUnit(unit: Unit, names: Names, { messages }: RulingVoice): SeenUnit {
  const { id, side, calledAs } = unit;
  const might = currentMight(unit).total;
  const marks = marksOf(unit, messages);
  return { id, side, name: shownName(unit, names), isNamed: calledAs !== null, might, marks, fate: null };
}

function withFates(
  units: readonly SeenUnit[],
  { units: outcomes, attackersRecalled }: CombatOutcome,
  { messages }: RulingVoice,
): SeenUnit[] {
  const fates = new Map(outcomes.map(({ combatant, fate }) => [combatant.unit.id, fate]));
  return units.map((unit) => {
    const fate = fates.get(unit.id);
    if (fate === undefined) return unit;
    const kind = shownFate(fate, unit.side, attackersRecalled);
    return { ...unit, fate: { kind, text: messages.fate[kind] } };
  });
}

function resolved(state: CombatState, table: Table, voice: RulingVoice, facts: CardFacts | null): Ruled | Refused {
  const open = resolveCombat({ ...state, assignments: { attacker: null, defender: null } }, []);
  const outcome = resolveCombat(state, []);
  if (!open.ok || !outcome.ok) {
    const problems = outcome.ok ? [] : outcome.problems;
    const said = problems.map((problem) => problemSentence(problem, table.names, voice));
    return refused(table, said, voice, open.ok ? { state, outcome: open.value } : null);
  }
  const { messages } = voice;
  const { names } = table;
  return {
    kind: "ruled",
    table: { ...table, units: withFates(table.units, outcome.value, voice) },
    state,
    outcome: outcome.value,
    open: open.value,
    summary: messages.summary.combatOutcome(outcome.value, state, names),
    steps: outcome.value.steps.map((step) => stepSentence(step, names, voice)),
    warnings: [
      ...outcome.value.warnings.map((warning) => sayWarning(messages, warning, names)),
      ...(facts?.warnings(table.cards, messages, names) ?? []),
    ],
  };
}

/** Faults of shape, each at its path, but in words that name the place as the page does. */
function shapeProblems(
  position: State,
  { messages, words }: RulingVoice,
  missing: readonly ShapeProblem[],
): SaidProblem[] {
  return [...outOfBounds(position), ...missing].map((problem) => ({
    text: sayShapeProblem(messages, { ...problem, path: placeInWords(problem.path, position, words) }),
    rules: [],
    reading: null,
    path: problem.path,
  }));
}

function cardProblems(problems: readonly PlacedCardProblem[], { messages }: RulingVoice): SaidProblem[] {
  return problems.map((problem) => ({
    text: sayCardProblem(messages, problem),
    rules: [],
    reading: null,
    path: problem.path,
  }));
}

function refused(
  table: Table,
  problems: readonly SaidProblem[],
  { messages }: RulingVoice,
  open: Refused["open"] = null,
): Refused {
  const [first] = problems;
  const summary = messages.summary.refusal(first?.text ?? "", Math.max(0, problems.length - 1));
  return { kind: "refused", table, summary, problems, open };
}
