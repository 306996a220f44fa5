import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import type { AnswerOf } from "../../src/contract/index.js";
import { PROBLEM_CODES, READING_IDS, SIDES, STEP_KINDS, WARNING_CODES } from "../../src/engine/index.js";
import { EDITIONS, RULE_KEYS } from "../../src/rulebook/index.js";
import { assertCase } from "./assert-case.js";
import { boardScripts } from "./board-cases.js";
import { allCases, combatCases, combatOf, entriesOf, stateOf } from "./case.js";
import { ownCases } from "./own-cases.js";
import type { Surface } from "./surface.js";

type Judged = Answer<
  AnswerOf<"legalAssignments" | "checkAssignment" | "resolveCombat" | "pending" | "advance" | "study">
>;

function combatAnswers(edition: string): Judged[] {
  return combatCases.flatMap((one) => {
    const { proposed } = one.setup;
    return [
      ...SIDES.map((side) => adjudicate("legalAssignments", { combat: combatOf(one), side, edition })),
      adjudicate("resolveCombat", { state: stateOf(one), edition }),
      ...(proposed
        ? [
            adjudicate("checkAssignment", {
              combat: combatOf(one),
              side: proposed.by,
              assignment: entriesOf(proposed.amounts),
              edition,
            }),
          ]
        : []),
    ];
  });
}

/** Everything that is answered while the cases about the table are played. */
async function boardAnswers(edition: string): Promise<Judged[]> {
  const heard: Judged[] = [];
  const ask = async <Name extends "pending" | "advance" | "resolveCombat" | "legalAssignments" | "checkAssignment">(
    name: Name,
    request: object,
  ): Promise<AnswerOf<Name>> => {
    const answer = adjudicate(name, { ...request, edition });
    heard.push(answer as Judged);
    if (!answer.ok) throw new Error(answer.summary);
    return answer.value;
  };
  const surface: Surface = {
    name: "recorded",
    legalAssignments: (request) => ask("legalAssignments", request),
    checkAssignment: (request) => ask("checkAssignment", request),
    resolveCombat: (request) => ask("resolveCombat", request),
    pending: (request) => ask("pending", request),
    advance: (request) => ask("advance", request),
  };
  for (const one of allCases) if (one.id in boardScripts) await assertCase(one, surface);
  return heard;
}

async function allAnswers(edition: string): Promise<Judged[]> {
  const own = ownCases.map(
    ({ operation, request }) => adjudicate(operation, { ...(request as object), edition }) as Judged,
  );
  return [...combatAnswers(edition), ...(await boardAnswers(edition)), ...own];
}

function stepsOf(answers: readonly Judged[]) {
  return answers.flatMap((answer) =>
    answer.ok
      ? [
          ...("steps" in answer.value ? answer.value.steps : []),
          ...("pending" in answer.value ? answer.value.pending.steps : []),
        ]
      : [],
  );
}

function problemsOf(answers: readonly Judged[]) {
  return answers.flatMap((answer) => {
    if (!answer.ok) return answer.problems;
    const moves = "pending" in answer.value ? answer.value.pending.moves.flatMap(({ problems }) => problems) : [];
    return [...("problems" in answer.value ? answer.value.problems : []), ...moves];
  });
}

const answers = await allAnswers(EDITIONS[0]);

test("every rule key, kind of step, reading, problem and warning is reached by a case", () => {
  const steps = stepsOf(answers);
  const problems = problemsOf(answers);
  const cited = new Set([...steps, ...problems].flatMap(({ rules }) => rules.map(({ key }) => key)));
  const warned = new Set(answers.flatMap((answer) => (answer.ok ? answer.value.warnings.map(({ code }) => code) : [])));
  assert.deepEqual(
    RULE_KEYS.filter((key) => !cited.has(key)),
    [],
  );
  assert.deepEqual(
    STEP_KINDS.filter((kind) => !steps.some((step) => step.kind === kind)),
    [],
  );
  assert.deepEqual(
    READING_IDS.filter((id) => !steps.some(({ reading }) => reading?.id === id)),
    [],
  );
  assert.deepEqual(
    PROBLEM_CODES.filter((code) => !problems.some((problem) => problem.code === code)),
    [],
  );
  assert.deepEqual(
    WARNING_CODES.filter((code) => !warned.has(code)),
    [],
  );
});

for (const edition of EDITIONS) {
  test(`every step cites one to four rules, and speaks in full sentences (${edition})`, async () => {
    const heard = await allAnswers(edition);
    for (const { kind, text, rules } of stepsOf(heard)) {
      assert.ok(rules.length >= 1 && rules.length <= 4, kind);
      assert.match(text, /^\S.*[.]$/u, kind);
      assert.doesNotMatch(text, /undefined|null|NaN|Infinity|\[object/u, kind);
    }
    for (const { code, message } of problemsOf(heard)) {
      assert.match(message, /^\S.*[.?]$/u, code);
      assert.doesNotMatch(message, /undefined|null|NaN|Infinity|\[object/u, code);
    }
  });
}

test("every summary has at most 280 Unicode characters", () => {
  for (const answer of answers) if (answer.ok) assert.ok([...answer.value.summary].length <= 280, answer.value.summary);
});
