import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem } from "../../src/adjudicator/index.js";
import { always, COMBAT, COMBAT_LITERAL, sampleAdjudicate, serve, VARIABLES } from "./service.js";

function problem(message: string): Problem {
  const nowhere = { unit: null, name: null, amount: null, expected: null };
  return { code: "unit/duplicate-id", path: "combat", message, rules: [], ...nowhere };
}

const LEGAL = "query ($combat: CombatInput!) { legalAssignments(combat: $combat) { count } }";
const two = [problem("Two units are called a1."), problem("There are two a2.")];

test("a request that cannot be in the game is a RULES_PROBLEM with all problems, counted once", async (t) => {
  const { ask, observed, logged, stop } = await serve(
    always({
      ok: false,
      kind: "rules",
      title: "Rules",
      summary: "Two units are called a1. And 1 more problem.",
      problems: two,
    }),
  );
  t.after(stop);
  for (const _ of ["first run", "compiled", "compiled again"]) {
    const { status, body } = await ask(LEGAL, VARIABLES);
    assert.equal(status, 200);
    assert.deepEqual(body.data, { legalAssignments: null });
    assert.equal(body.errors.length, 1);
    assert.equal(body.errors[0].message, "Two units are called a1. And 1 more problem.");
    assert.deepEqual(body.errors[0].path, ["legalAssignments"]);
    assert.deepEqual(body.errors[0].extensions, { code: "RULES_PROBLEM", problems: two });
  }
  assert.deepEqual(observed, Array(3).fill("legalAssignments rules-problem"));
  assert.deepEqual(logged, []);
});

test("a request that is not of the contract's shape is a BAD_USER_INPUT with all problems", async (t) => {
  const { ask, observed, stop } = await serve(
    always({
      ok: false,
      kind: "shape",
      title: "Shape",
      summary: "Two units are called a1.",
      problems: two.slice(0, 1),
    }),
  );
  t.after(stop);
  const { body } = await ask(LEGAL, VARIABLES);
  assert.equal(body.errors[0].message, "Two units are called a1.");
  assert.deepEqual(body.errors[0].extensions, { code: "BAD_USER_INPUT", problems: two.slice(0, 1) });
  assert.deepEqual(observed, ["legalAssignments shape-problem"]);
});

test("of two combats, one that is refused leaves the other's answer", async (t) => {
  const { ask, stop } = await serve((name, request) => {
    const { state } = request as { state: { players?: unknown } };
    return state.players
      ? {
          ok: false,
          kind: "rules",
          title: "Rules",
          summary: "Two units are called a1. And 1 more problem.",
          problems: two,
        }
      : sampleAdjudicate(name, request);
  });
  t.after(stop);
  const query = `query ($one: CombatStateInput!, $two: CombatStateInput!) {
    one: resolveCombat(state: $one) { winner }
    two: resolveCombat(state: $two) { winner }
  }`;
  const { body } = await ask(query, { one: { combat: COMBAT, players: [] }, two: { combat: COMBAT } });
  assert.equal(body.data.one, null);
  assert.equal(typeof body.data.two.winner, "string");
  assert.deepEqual(
    body.errors.map((error: { path: unknown }) => error.path),
    [["one"]],
  );
});

test("what is thrown is logged once and shown to nobody", async (t) => {
  const bug = new Error("secret of the house");
  const { ask, observed, logged, stop } = await serve(always(bug));
  t.after(stop);
  for (const _ of ["first run", "compiled", "compiled again"]) {
    const { text, body } = await ask(LEGAL, VARIABLES);
    assert.doesNotMatch(text, /secret|stack/);
    assert.deepEqual(body.errors[0].extensions, { code: "INTERNAL_SERVER_ERROR", requestId: "request-1" });
    assert.deepEqual(body.errors[0].path, ["legalAssignments"]);
    assert.match(body.errors[0].message, /request-1/);
  }
  assert.deepEqual(
    logged,
    [1, 2, 3].map(() => ({ error: bug, requestId: "request-1" })),
  );
  assert.deepEqual(observed, Array(3).fill("legalAssignments failed"));
});

test("an answer that breaks the contract is masked as well", async (t) => {
  const { ask, logged, stop } = await serve(() => ({ ok: true, value: { count: null } as never }));
  t.after(stop);
  const { text, body } = await ask(LEGAL, VARIABLES);
  assert.doesNotMatch(text, /non-nullable/);
  assert.equal(body.errors[0].extensions.requestId, "request-1");
  assert.equal(logged.length, 1);
});

const WRONG_DOCUMENTS: readonly (readonly [string, string, RegExp])[] = [
  ["a misspelt field", `{ legalAssignments(combat: ${COMBAT_LITERAL}) { summery } }`, /Did you mean "summary"/],
  ["a misspelt argument", `{ legalAssignments(combt: ${COMBAT_LITERAL}) { count } }`, /Did you mean "combat"/],
  ["a misspelt word", `{ editions(language: EM) { edition } }`, /Did you mean the enum value "EN"/],
];

const FRACTION = { ...COMBAT, attacker: { units: [{ might: 1.5 }] } };

const WRONG_VARIABLES: readonly (readonly [string, object, RegExp])[] = [
  [
    "an unknown field",
    { combat: { ...COMBAT, attackr: 1 } },
    /Field "attackr" is not defined.*Did you mean "attacker"/,
  ],
  ["no value", {}, /"\$combat" of required type "CombatInput!" was not provided/],
  ["a fraction", { combat: FRACTION }, /Int cannot represent non-integer value: 1.5/],
];

async function assertRefused(code: string, message: RegExp, query: string, variables?: object): Promise<void> {
  const { ask, calls, logged, stop } = await serve();
  const { status, body } = await ask(query, variables);
  await stop();
  assert.equal(status, 400);
  assert.match(body.errors[0].message, message);
  assert.equal(body.errors[0].extensions.code, code);
  assert.deepEqual([calls, logged], [[], []]);
}

for (const [what, query, message] of WRONG_DOCUMENTS) {
  test(`${what} is answered by GraphQL's own error`, () => assertRefused("GRAPHQL_VALIDATION_FAILED", message, query));
}

for (const [what, variables, message] of WRONG_VARIABLES) {
  test(`${what} in a variable is answered by GraphQL's own error`, () =>
    assertRefused("BAD_USER_INPUT", message, LEGAL, variables));
}

test("a document that is no GraphQL is answered by GraphQL's own error", () =>
  assertRefused("GRAPHQL_PARSE_FAILED", /Syntax Error/, "{ legalAssignments("));

test("the operations of a request are noted once each, for the log", async () => {
  const { ask, noted, stop } = await serve();
  await ask('{ editions { edition } again: editions { edition } keyword(name: "tank") { cases } }').expect(200);
  await stop();
  assert.deepEqual(noted, ["editions keyword"]);
});
