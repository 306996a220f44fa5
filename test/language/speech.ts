import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import type { AnswerOf, Language, OperationName } from "../../src/contract/index.js";
import { SIDES } from "../../src/engine/index.js";
import { combatOf, entriesOf, stateOf, combatCases } from "../cases/case.js";
import { ownCases } from "../cases/own-cases.js";

type Judged = Answer<AnswerOf<"legalAssignments" | "checkAssignment" | "resolveCombat" | "study">>;

/** The answers to everything that can be asked about every case, in one language. */
export function answersIn(language: Language): Judged[] {
  const collected = combatCases.flatMap((one): Judged[] => {
    const combat = combatOf(one);
    const { proposed } = one.setup;
    return [
      ...SIDES.map((side) => adjudicate("legalAssignments", { combat, side, language })),
      adjudicate("resolveCombat", { state: stateOf(one), language }),
      ...(proposed ? [check(combat, proposed.by, entriesOf(proposed.amounts), language)] : []),
    ];
  });
  return [
    ...collected,
    ...ownCases.map(({ operation, request }) => ask(operation, { ...(request as object), language })),
  ];
}

function check(combat: object, side: string, assignment: unknown, language: Language): Judged {
  return adjudicate("checkAssignment", { combat, side, assignment, language });
}

function ask(operation: OperationName, request: object): Judged {
  return adjudicate(operation, request) as Judged;
}

/** Every sentence of an answer, by what it says. */
export function sentencesOf(answer: Judged): [string, string][] {
  if (!answer.ok) return [["refusal", answer.summary], ...problemsOf(answer.problems)];
  const { summary, warnings } = answer.value;
  const steps = "steps" in answer.value ? answer.value.steps : [];
  const problems = "problems" in answer.value ? problemsOf(answer.value.problems) : [];
  return [
    ["summary", summary],
    ...("breakPoints" in answer.value ? studied(answer.value) : []),
    ...steps.map(({ kind, text }): [string, string] => [kind, text]),
    ...steps.flatMap(({ reading }): [string, string][] => (reading ? [[reading.id, reading.text]] : [])),
    ...warnings.map(({ code, message }): [string, string] => [code, message]),
    ...problems,
  ];
}

function studied({ notice, units, versus }: AnswerOf<"study">): [string, string][] {
  const trials = units.flatMap(({ more, less, leastMore, leastLess }) => [more, less, leastMore, leastLess]);
  const found = trials.filter((trial) => trial !== null);
  const differences = [...found, ...(versus ? [versus] : [])].flatMap((one) => one.differences);
  return [
    ["notice", notice],
    ...found.map(({ text }): [string, string] => ["trial", text]),
    ...differences.map(({ kind, text }): [string, string] => [kind, text]),
    ...(versus ? [["versus", versus.summary] as [string, string]] : []),
  ];
}

function problemsOf(problems: readonly { readonly code: string; readonly message: string }[]): [string, string][] {
  return problems.map(({ code, message }) => [code, message]);
}
