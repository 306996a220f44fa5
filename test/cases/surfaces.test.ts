import assert from "node:assert/strict";
import { describe, test } from "node:test";
import request from "supertest";
import type { AnswerOf, OperationName } from "../../src/contract/index.js";
import { operations } from "../../src/contract/index.js";
import { enumsAsInRest, enumsAsInGraphql } from "../graphql/enum-conversion.js";
import { everything } from "../graphql/all-fields.js";
import { assertCase } from "./assert-case.js";
import { allCases, combatCases, combatOf, entriesOf, stateOf, type Case } from "./case.js";
import { runningService } from "./service.js";
import type { Surface } from "./surface.js";

const service = runningService();

async function overRest<Name extends OperationName>(name: Name, body: object): Promise<AnswerOf<Name>> {
  const [{ path }] = operations[name].routes;
  const response = await request(service.url()).post(path).send(body);
  assert.equal(response.status, 200, response.text);
  return response.body as AnswerOf<Name>;
}

async function overSocket<Name extends OperationName>(name: Name, body: object): Promise<AnswerOf<Name>> {
  const [{ path }] = operations[name].routes;
  const response = await fetch(service.url() + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200);
  return (await response.json()) as AnswerOf<Name>;
}

async function overGraphql<Name extends OperationName>(name: Name, body: object): Promise<AnswerOf<Name>> {
  const response = await request(service.url())
    .post("/graphql")
    .send({ query: everything(name), variables: enumsAsInGraphql(name, body) });
  assert.equal(response.status, 200, response.text);
  assert.equal(response.body.errors, undefined, response.text);
  return enumsAsInRest(name, response.body.data[name]) as AnswerOf<Name>;
}

function surface(
  name: string,
  ask: <Name extends OperationName>(operation: Name, body: object) => Promise<AnswerOf<Name>>,
): Surface {
  return {
    name,
    legalAssignments: (body) => ask("legalAssignments", body),
    checkAssignment: (body) => ask("checkAssignment", body),
    resolveCombat: (body) => ask("resolveCombat", body),
    pending: (body) => ask("pending", body),
    advance: (body) => ask("advance", body),
  };
}

for (const one of [
  surface("REST", overRest),
  surface("REST over a socket", overSocket),
  surface("GraphQL", overGraphql),
]) {
  describe(one.name, () => {
    let ran = 0;
    for (const asked of allCases) {
      test(asked.id, async () => {
        await assertCase(asked, one);
        ran += 1;
      });
    }
    test("all cases ran", () => {
      assert.equal(ran, allCases.length);
    });
  });
}

/** The three questions about a case, whatever its kind. */
function questionsOf(one: Case): [OperationName, object][] {
  const { by, amounts } = one.setup.proposed ?? { by: "attacker" as const, amounts: {} };
  return [
    ["legalAssignments", { combat: combatOf(one), side: "defender", first: 5 }],
    ["checkAssignment", { combat: combatOf(one), side: by, assignment: entriesOf(amounts) }],
    ["resolveCombat", { state: stateOf(one), edition: "2026-07-16" }],
  ];
}

test("GraphQL with every field gives what REST gives", async () => {
  for (const one of combatCases) {
    for (const [name, body] of questionsOf(one)) {
      assert.deepEqual(await overGraphql(name, body), await overRest(name, body), `${name} of ${one.id}`);
    }
  }
});

test("answers over REST have the shape of the contract", async () => {
  for (const one of combatCases) {
    for (const [name, body] of questionsOf(one)) {
      const read = operations[name].answer.safeParse(await overRest(name, body));
      assert.ok(read.success, `${name} of ${one.id}: ${read.error}`);
    }
  }
});
