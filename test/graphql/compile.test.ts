import assert from "node:assert/strict";
import { test } from "node:test";
import type { GraphQLRequestContextResponseForOperation } from "@apollo/server";
import { parse } from "graphql";
import { operations, type OperationName } from "../../src/contract/index.js";
import { compileRepeatedQueries } from "../../src/graphql/compile.plugin.js";
import type { GraphqlContext } from "../../src/graphql/context.js";
import { buildGraphqlSchema } from "../../src/graphql/schema.js";
import { everything } from "./all-fields.js";
import { sampleOf } from "./sample.js";
import { COMBAT, COMBAT_LITERAL, serve, VARIABLES } from "./service.js";

type Asked = GraphQLRequestContextResponseForOperation<GraphqlContext>;

/** Which of three runs of a query are answered by compiled code. */
async function compiledRuns(query: string, variables: object = VARIABLES, isPriced = true): Promise<boolean[]> {
  const plugin = compileRepeatedQueries();
  const context = { isPriced, ask: (name: OperationName) => sampleOf(operations[name].answer) };
  const asked = {
    schema: buildGraphqlSchema(),
    document: parse(query),
    operationName: null,
    queryHash: "a",
    request: { variables },
    contextValue: context,
  };
  const runs: boolean[] = [];
  for (const _ of ["first", "second", "third"]) {
    const listener = await plugin.requestDidStart?.(asked as never);
    runs.push(Boolean(await listener?.responseForOperation?.(asked as unknown as Asked)));
  }
  return runs;
}

const NEVER = [false, false, false];

test("a query is compiled when it comes again", async () => {
  assert.deepEqual(await compiledRuns(everything("resolveCombat")), [false, true, true]);
});

test("a query for everything that can be asked is compiled", async () => {
  assert.deepEqual(await compiledRuns(everything(...(Object.keys(operations) as OperationName[]))), [
    false,
    true,
    true,
  ]);
});

test("what compiled code cannot run is left to Apollo", async () => {
  assert.deepEqual(await compiledRuns(everything("resolveCombat"), { state: 4 }), NEVER);
});

test("a query whose cost is unknown is left to Apollo", async () => {
  assert.deepEqual(await compiledRuns(everything("resolveCombat"), VARIABLES, false), NEVER);
});

const UNFIT: readonly (readonly [string, string])[] = [
  ["a string", '{ legalAssignments(combat: $combat, after: "x") { count } }'],
  ["a board", `{ legalAssignments(combat: ${COMBAT_LITERAL}) { count } }`],
  ["a directive", "query ($combat: CombatInput!) { legalAssignments(combat: $combat) { count @skip(if: false) } }"],
  ["a name that JavaScript knows", "{ __proto__: editions { edition } }"],
  ["introspection", "{ __schema { description } }"],
];

for (const [what, query] of UNFIT) {
  test(`a query that holds ${what} is left to Apollo`, async () => {
    assert.deepEqual(await compiledRuns(query), NEVER);
  });
}

test("no string of a query becomes code", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const code = "__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.isBroken=true";
  for (const _ of ["first", "second", "third"]) {
    const { status } = await ask(`query { legalAssignments(combat: ${COMBAT_LITERAL}, after: "${code}") { count } }`);
    assert.equal(status, 200);
  }
  assert.equal("isBroken" in globalThis, false);
});

const SAME: readonly (readonly [string, string, object])[] = [
  [
    "aliases, fragments and defaults",
    `query ($state: CombatStateInput!, $language: Language = EN) {
     one: resolveCombat(state: $state, language: $language) { ...F kind: __typename sides { attacker { ...S } defender { pool ...S } } }
     two: resolveCombat(state: $state) { ... on CombatRuling { units { fate } } ... { units { name } } }
     all: editions { edition isDefault }
   }
   fragment F on CombatRuling { result control { before } control { after } steps { ...T rules { key } } }
   fragment T on Step { kind rules { label } }
   fragment S on SideRuling { choice assignment { unit amount } }`,
    VARIABLES,
  ],
  [
    "skipped and included fields",
    `query ($state: CombatStateInput!, $yes: Boolean = true, $no: Boolean!) {
     r: resolveCombat(state: $state) @include(if: $no) { result units { name } }
     r: resolveCombat(state: $state) @skip(if: $no) { winner units { fate @include(if: $yes) side @skip(if: $yes) } }
   }`,
    { ...VARIABLES, no: false },
  ],
  [
    "one item where a list is due",
    `query ($assignment: [AssignmentInput!]!, $combat: CombatInput!) {
     checkAssignment(combat: $combat, assignment: $assignment) { legal }
   }`,
    {
      combat: { ...COMBAT, attacker: { units: { might: 4 }, ignores: "TANK" } },
      assignment: { unit: "d1", amount: 4 },
    },
  ],
  [
    "a variable in a board that is left out",
    `query ($c: String) {
     resolveCombat(state: { combat: ${COMBAT_LITERAL}, battlefield: { controller: $c } }) { result }
   }`,
    {},
  ],
  [
    "look-ups",
    `query ($id: String!, $name: String!, $number: String!, $notation: String!, $type: CardType = UNIT, $first: Int) {
     card(id: $id) { name set type supertype facts { fact may when sides place } }
     cards(type: $type, first: $first, keyword: null) { total nodes { ...C keywords { keyword value } } }
     rule(number: $number) { title numbers { number status } parent { ...R } note { code text } }
     rules(first: 3) { nodes { number children { ...R } } pageInfo { endCursor } }
     keyword(name: $name) { stacking rules { ...R } counts { withIt } withIt { name how } }
     combat(notation: $notation) { canonical units { name might { total } } }
     legalAssignments(notation: $notation) { count warnings { code facts { text input } } }
   }
   fragment C on Card { name printings { id kind } }
   fragment R on RuleReference { label title }`,
    VARIABLES,
  ],
  [
    "defaults, null and nothing",
    `query ($combat: CombatInput!, $side: Side = DEFENDER, $first: Int, $edition: String = null) {
     legalAssignments(combat: $combat, side: $side, first: $first, edition: $edition) { side count }
     b: legalAssignments(combat: $combat, first: 5, side: null) { side }
   }`,
    { combat: COMBAT },
  ],
];

for (const [what, query, variables] of SAME) {
  test(`${what}: the same answer and the same request, compiled or not`, async (t) => {
    const { ask, calls, stop } = await serve();
    t.after(stop);
    const [first, ...others] = [await ask(query, variables), await ask(query, variables), await ask(query, variables)];
    assert.equal(first?.body.errors, undefined);
    const asked = structuredClone(calls).slice(0, calls.length / 3);
    for (const other of others) assert.equal(other.text, first?.text);
    assert.deepEqual(structuredClone(calls), [...asked, ...asked, ...asked]);
  });
}

test("a document with two operations runs the one that is named", async (t) => {
  const { ask, observed, stop } = await serve();
  t.after(stop);
  const query =
    "query A { editions { edition } } query B($state: CombatStateInput!) { resolveCombat(state: $state) { result } }";
  for (const name of ["A", "B", "A", "B", "A", "B"]) await ask(query, VARIABLES, name);
  assert.deepEqual(
    observed,
    ["A", "B", "A", "B", "A", "B"].map((name) => `${name === "A" ? "editions" : "resolveCombat"} answered`),
  );
});
