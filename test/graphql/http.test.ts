import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { serverAudits } from "graphql-http";
import request from "supertest";
import { serve, VARIABLES } from "./service.js";

let service: Awaited<ReturnType<typeof serve>>;
before(async () => {
  service = await serve();
});
after(() => service.stop());

const EDITIONS = "{ editions { edition } }";
const get = (query: object) => request(service.app).get("/graphql").query(query);

test("GET answers whoever says that it is no form of a foreign page", async () => {
  const headers = {
    "apollo-require-preflight": "true",
    "content-type": "application/json",
    "x-apollo-operation-name": "A",
  };
  for (const [header, value] of Object.entries(headers)) {
    const { status, body } = await get({ query: EDITIONS }).set(header, value);
    assert.equal(status, 200);
    assert.equal(body.data.editions.length, 2);
  }
});

test("GET takes variables", async () => {
  const query = "query ($state: CombatStateInput!) { resolveCombat(state: $state) { result } }";
  const { status, body } = await get({ query, variables: JSON.stringify(VARIABLES) }).set(
    "apollo-require-preflight",
    "true",
  );
  assert.equal(status, 200);
  assert.equal(body.data.resolveCombat.result, "NO_RESULT");
});

test("GET is refused to whoever does not say so", async () => {
  const { status, text } = await get({ query: EDITIONS });
  assert.equal(status, 400);
  assert.match(text, /CSRF/);
});

test("a list of requests is refused", async () => {
  const { status, text } = await request(service.app)
    .post("/graphql")
    .send([{ query: EDITIONS }, { query: EDITIONS }]);
  assert.equal(status, 400);
  assert.match(text, /batching disabled/i);
});

test("a body that is not JSON is refused", async () => {
  const { status } = await request(service.app).post("/graphql").set("content-type", "text/plain").send(EDITIONS);
  assert.equal(status, 400);
});

/** What the audits wish for and the service does not do; an audit that is not wished for any more fails as well. */
const DECLINED: Readonly<Record<string, string>> = {
  "5A70": "GET needs a header that says that it is no form of a foreign page",
  D6D5: "GET needs a header that says that it is no form of a foreign page",
  "6A70": "GET needs a header that says that it is no form of a foreign page",
  "572B": "Apollo answers a wrong document with 400 for application/json as well",
  FDE2: "Apollo answers a wrong document with 400 for application/json as well",
  "7B9B": "Apollo answers wrong variables with 400 for application/json as well",
};

test("the audits of GraphQL over HTTP hold", async (t) => {
  const server = service.app.listen(0);
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  for (const { id, name, fn } of serverAudits({ url })) {
    await t.test(`${id} ${name}`, async () => {
      const result = await fn();
      if (id in DECLINED) assert.notEqual(result.status, "ok", "It holds now: take it off the list.");
      else assert.equal(result.status, "ok", "reason" in result ? result.reason : "");
    });
  }
  server.closeAllConnections();
});
