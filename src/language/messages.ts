import type { CardProblem } from "../cards/index.js";
import type { ShapeProblem, ShapeProblemCode } from "../contract/index.js";
import type { NotationProblem } from "../notation/index.js";
import type { LookupMessages } from "./lookup-messages.js";
import type { NotationMessages } from "./notation-messages.js";
import type {
  Advanced,
  AssignmentList,
  BoardProblemCode,
  BoardStepKind,
  CheckedAssignment,
  CombatOutcome,
  CombatState,
  Difference,
  EngineProblem,
  EngineStep,
  EngineWarning,
  Id,
  NamedUnit,
  Pending,
  ProblemCode,
  ProblemOf,
  ReadingId,
  StepKind,
  StepOf,
  Study,
  Trial,
  UnitOutcome,
  WarningCode,
} from "../engine/index.js";

/** The names that sentences use: what readers call units, players and battlefields. */
export interface Names {
  unit(id: Id): string;
  player(id: Id): string;
  battlefield(id: Id): string;
}

type WarningOf<Code extends WarningCode> = Extract<EngineWarning, { readonly code: Code }>;

/**
 * Everything that a language says. A new kind of step, problem or warning does not compile until every
 * language has a sentence for it.
 */
export interface Messages {
  /** What a unit is called that has neither a name nor an id of the caller's choice. */
  namelessUnit(unit: NamedUnit): string;
  player(id: Id): string;
  battlefield(id: Id): string;
  readonly step: { readonly [Kind in StepKind]: (step: StepOf<Kind>, names: Names) => string };
  readonly problem: { readonly [Code in ProblemCode]: (problem: ProblemOf<Code>, names: Names) => string };
  readonly shape: { readonly [Code in ShapeProblemCode]: (problem: ShapeProblem) => string };
  readonly warning: { readonly [Code in WarningCode]: (warning: WarningOf<Code>, names: Names) => string };
  readonly reading: Readonly<Record<ReadingId, string>>;
  /** Cards, keywords and rules that are looked up, and cards that units are. */
  readonly lookup: LookupMessages;
  /** What is wrong with a line of notation, and what it says. */
  readonly notation: NotationMessages;
  /** What study mode says; nothing of it is a ruling. */
  readonly study: {
    readonly notice: string;
    difference(difference: Difference, names: Names): string;
    trial(trial: Trial, names: Names): string;
    summary(study: Study, names: Names): string;
    /** What differs in another position. */
    versus(differences: readonly Difference[], names: Names): string;
  };
  /** What happens to a unit, in a word or two. */
  readonly fate: Readonly<Record<UnitOutcome["fate"] | "recalled", string>>;
  /** What a refusal is about, in a few words. */
  readonly refusalTitle: Readonly<Record<"shape" | "rules", string>>;
  readonly summary: {
    assignmentList(list: AssignmentList, names: Names): string;
    checkedAssignment(checked: CheckedAssignment, problems: readonly string[], names: Names): string;
    /** What is wrong with a request: the first problem, and how many more there are. */
    refusal(first: string, more: number): string;
    combatOutcome(outcome: CombatOutcome, state: CombatState, names: Names): string;
    /** What has to happen next on a board. */
    pending(pending: Pending, names: Names): string;
    /** What an action leads to and what has to happen next, or why it is not legal. */
    advanced(advanced: Advanced, problems: readonly string[], names: Names): string;
  };
}

/** What only the whole table and study mode need. */
interface WiderMessages {
  readonly study: Messages["study"];
  readonly step: Pick<Messages["step"], BoardStepKind>;
  readonly problem: Pick<Messages["problem"], BoardProblemCode>;
  readonly summary: Pick<Messages["summary"], "pending" | "advanced">;
}

/** What a language says to rule on a single combat: everything but what only the whole table and study mode need. */
export interface CombatMessages extends Omit<Messages, keyof WiderMessages> {
  readonly step: Omit<Messages["step"], BoardStepKind>;
  readonly problem: Omit<Messages["problem"], BoardProblemCode>;
  readonly summary: Omit<Messages["summary"], "pending" | "advanced">;
}

/** Everything that a language says, of its two parts. */
export function wholeOf(combat: CombatMessages, wider: WiderMessages): Messages {
  return {
    ...combat,
    study: wider.study,
    step: { ...combat.step, ...wider.step },
    problem: { ...combat.problem, ...wider.problem },
    summary: { ...combat.summary, ...wider.summary },
  };
}

/** The sentence for a step. */
export function sayStep({ step }: Pick<CombatMessages, "step">, said: EngineStep, names: Names): string {
  return (step[said.kind as keyof typeof step] as (step: EngineStep, names: Names) => string)(said, names);
}

/** The sentence for a problem. */
export function sayProblem({ problem }: Pick<CombatMessages, "problem">, said: EngineProblem, names: Names): string {
  return (problem[said.code as keyof typeof problem] as (problem: EngineProblem, names: Names) => string)(said, names);
}

/** The sentence for a warning. */
export function sayWarning({ warning }: Pick<Messages, "warning">, said: EngineWarning, names: Names): string {
  return (warning[said.code] as (warning: EngineWarning, names: Names) => string)(said, names);
}

/** The sentence for a fault of shape. */
export function sayShapeProblem({ shape }: Pick<CombatMessages, "shape">, said: ShapeProblem): string {
  return shape[said.code](said);
}

/** The sentence for a card that cannot be looked up or be a unit. */
export function sayCardProblem({ lookup }: Pick<CombatMessages, "lookup">, said: CardProblem): string {
  return lookup.card[said.code](said);
}

/** The sentence for what is wrong in a line of notation, with its column and what could stand there. */
export function sayNotationProblem({ notation }: Pick<CombatMessages, "notation">, said: NotationProblem): string {
  const expected = said.expected.map((one) => notation.expected[one]);
  return notation.located(notation.problem[said.code](said), said.column, expected);
}

/** What a language calls those who have no name. */
type Naming = Pick<Messages, "namelessUnit" | "player" | "battlefield">;

/** Names for the units, players and battlefields of one request; unknown ids stand for themselves. */
export function namesFor(messages: Naming, units: readonly NamedUnit[]): Names {
  const own = units.map((unit) => unit.calledAs ?? messages.namelessUnit(unit));
  const ids = units.map(({ id }) => id);
  const once = distinguished(own, ids, countsOf([...own, ...ids.filter((id, index) => id !== own[index])]));
  const twice = distinguished(once, ids, countsOf(once));
  const names = new Map(ids.map((id, index) => [id, twice[index] as string]));
  return { unit: (id) => names.get(id) ?? id, player: messages.player, battlefield: messages.battlefield };
}

/** Adds the id to every name that others have as well; a name that is another unit's id counts as shared. */
function distinguished(names: readonly string[], ids: readonly string[], uses: ReadonlyMap<string, number>): string[] {
  return names.map((name, index) =>
    (uses.get(name) ?? 0) > 1 && name !== ids[index] ? `${name} (${ids[index]})` : name,
  );
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
