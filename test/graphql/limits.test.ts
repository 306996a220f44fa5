import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { getIntrospectionQuery } from "graphql";
import { operations } from "../../src/contract/index.js";
import { everything, everythingOf } from "./all-fields.js";
import { COMBAT_LITERAL, serve, VARIABLES } from "./service.js";

/** No refusal takes so long unless it hangs. */
const HANGS_MS = 20_000;

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(" ");
}

const legal = (selection: string) => `legalAssignments(combat: ${COMBAT_LITERAL}, first: 100) { ${selection} }`;
const step = "text parts { name } rules { key title }";
const fates = "fates { whenDies { name amount } whenSurvives { name amount } }";
const pages =
  "assignments { nodes { amounts { unit name amount } } } deathSets { nodes { example { unit name amount } } }";
const twice = (n: number) => `fragment F${n} on LegalAssignments { ...F${n + 1} ...F${n + 1} }`;

interface Refused {
  readonly what: string;
  readonly query: string;
  readonly message: RegExp;
}

const REFUSED: readonly Refused[] = [
  {
    what: "hundreds of aliased queries",
    query: `query ($c: CombatInput!) { ${times(300, (n) => `a${n}: legalAssignments(combat: $c) { count }`)} }`,
    message: /may ask at most 10 queries; this one asks 300/,
  },
  {
    what: "eleven queries in fragments",
    query: `{ ...F ...G }
      fragment F on Query { ...G editions { edition } }
      fragment G on Query { ${times(5, (n) => `a${n}: editions { edition }`)} }`,
    message: /may ask at most 10 queries; this one asks 11/,
  },
  {
    what: "a hundred aliases of a long list",
    query: `{ ${legal(times(100, (n) => `a${n}: steps { ${step} }`))} }`,
    message: /may cost at most 32000; this one costs \d+\. Ask for fewer fields/,
  },
  {
    what: "many full pages",
    query: `{ ${times(10, (n) => `a${n}: ${legal(`${pages} ${fates}`)}`)} }`,
    message: /may cost at most 32000; this one costs/,
  },
  {
    what: "fragments that double each other",
    query: `{ ${legal("...F0")} } ${times(20, twice)} fragment F20 on LegalAssignments { count }`,
    message: /may select at most 2000 fields, fragments spread; this one selects 1048577/,
  },
  {
    what: "deep introspection",
    query: `{ __type(name: "Step") { ${"ofType { ".repeat(20)} name ${"} ".repeat(20)} } }`,
    message: /nested at most 15 levels deep; here they are 22/,
  },
  {
    what: "a hundred fragments in circles",
    query: `{ editions { ...F0 } } ${times(120, (n) => `fragment F${n} on EditionInfo { ...F${(n + 1) % 120} ...F${(n + 2) % 120} edition }`)}`,
    message: /may define at most 50 fragments; this one defines 120/,
  },
  {
    what: "a fragment that spreads itself",
    query: "{ ...F } fragment F on Query { editions { edition } ...F }",
    message: /Cannot spread fragment "F" within itself/,
  },
  {
    what: "fragments that spread each other",
    query: "{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }",
    message: /Cannot spread fragment "F" within itself via "G"/,
  },
  {
    what: "hundreds of directives",
    query: `{ editions { edition ${"@skip(if: false) ".repeat(600)} } }`,
    message: /can only be used once at this location/,
  },
  {
    what: "a field thousands of times",
    query: `{ editions { ${"edition ".repeat(3_000)} } }`,
    message: /may select at most 2000 fields/,
  },
  {
    what: "too long a document",
    query: `{ editions { ${"edition ".repeat(6_000)} } }`,
    message: /more that 5000 tokens/,
  },
  {
    what: "lists in lists",
    query: `{ checkAssignment(assignment: ${"[".repeat(2_400)}${"]".repeat(2_400)}) { legal } }`,
    message: /nested too deeply|Expected value of type/,
  },
  {
    what: "fields in fields",
    query: `${"{ a ".repeat(1_600)}${"}".repeat(1_600)}`,
    message: /nested too deeply|levels deep/,
  },
];

let service: Awaited<ReturnType<typeof serve>>;
before(async () => {
  service = await serve();
});
after(() => service.stop());

for (const { what, query, message } of REFUSED) {
  test(`${what}: refused, and nothing is asked`, { timeout: HANGS_MS }, async () => {
    const { status, body } = await service.ask(query);
    assert.equal(status, 400);
    const messages = body.errors.map((error: { message: string }) => error.message).join("\n");
    assert.match(messages, message);
    assert.deepEqual([service.calls, service.logged], [[], []]);
  });
}

test("a page size in a variable counts each time, also for a query that was met before", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const sets = times(10, (n) => `b${n}: deathSets { nodes { example { name amount } } }`);
  const queries = times(6, (n) => `a${n}: legalAssignments(combat: $combat, first: $first) { ${sets} }`);
  for (const first of [20, 100, 20, 100]) {
    const { status, body } = await ask(`query ($combat: CombatInput!, $first: Int) { ${queries} }`, {
      ...VARIABLES,
      first,
    });
    assert.equal(status, first === 20 ? 200 : 400);
    if (first === 100) assert.equal(body.errors[0].extensions.code, "TOO_COSTLY");
  }
});

test("a directive whose condition is null does not get past the limit", async (t) => {
  const { ask, calls, stop } = await serve();
  t.after(stop);
  const { status, body } = await ask("query ($if: Boolean = true) { editions { edition @include(if: $if) } }", {
    if: null,
  });
  assert.equal(status, 400);
  assert.equal(body.errors[0].extensions.code, "BAD_USER_INPUT");
  assert.deepEqual(calls, []);
});

test("all fields of all queries but boards and study, with usual pages, fit in one request", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const names = Object.entries(operations).flatMap(([name, { topic }]) =>
    topic === "board" || name === "study" ? [] : [name],
  );
  const { status, body } = await ask(everything(...names), { ...VARIABLES, first: undefined });
  assert.equal(status, 200);
  assert.equal(body.errors, undefined);
});

test("all fields of all queries about combats with full pages fit in one request", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const query = everything("legalAssignments", "checkAssignment", "resolveCombat", "editions");
  const { status, body } = await ask(query, VARIABLES);
  assert.equal(status, 200);
  assert.equal(body.errors, undefined);
});

test("all fields of a study, against another position, fit in one request", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const line = "4,2>3T,5";
  const { status, body } = await ask(everything("study"), { notation: line, versusNotation: `${line},1` });
  assert.equal(status, 200);
  assert.equal(body.errors, undefined);
});

test("ten combats fit in one request, all fields of each", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const rulings = times(10, (n) => everythingOf("resolveCombat", `a${n}`));
  const { status } = await ask(
    `query ($state: CombatStateInput, $notation: String, $edition: String, $language: Language) { ${rulings} }`,
    VARIABLES,
  );
  assert.equal(status, 200);
});

test("all fields of both queries about boards fit in one request, those of three boards do not", async (t) => {
  const { ask, calls, stop } = await serve();
  t.after(stop);
  const both = await ask(everything("pending", "advance"), VARIABLES);
  assert.equal(both.status, 200);
  assert.equal(both.body.errors, undefined);
  calls.length = 0;
  const boards = times(3, (n) => everythingOf("pending", `a${n}`));
  const { status, body } = await ask(
    `query ($board: BoardInput, $notation: String, $edition: String, $language: Language) { ${boards} }`,
    VARIABLES,
  );
  assert.deepEqual([status, body.errors[0].extensions.code, calls], [400, "TOO_COSTLY", []]);
});

test("the largest introspection query is answered", async (t) => {
  const { ask, stop } = await serve();
  t.after(stop);
  const options = {
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
  };
  const { status, body } = await ask(getIntrospectionQuery(options));
  assert.equal(status, 200);
  assert.ok(body.data.__schema.types.length > 30);
});
