import assert from "node:assert/strict";
import { test } from "node:test";
import request, { type Response } from "supertest";
import type { Adjudicate } from "../../src/adjudicator/index.js";
import { COMBAT, testApp } from "./test-app.js";

const { app } = testApp();

function assertProblem(answer: Response, status: number, type: string): void {
  assert.equal(answer.status, status);
  assert.equal(answer.headers["content-type"], "application/problem+json");
  const body = answer.body as Record<string, unknown>;
  assert.deepEqual(Object.keys(body), ["type", "title", "status", "detail", "instance", "problems"]);
  assert.equal(body["type"], `/docs#${type}`);
  assert.equal(body["status"], status);
  assert.equal(body["instance"], answer.headers["x-request-id"]);
}

test("an unknown path is answered with the known ones", async () => {
  const answer = await request(app).get("/v1/resolve?x=1");
  assertProblem(answer, 404, "not-found");
  assert.match(answer.body.detail, /nothing at \/v1\/resolve\./);
  assert.match(answer.body.detail, /POST \/v1\/resolve-combat/);
});

test("a wrong method is answered with the right ones", async () => {
  const get = await request(app).get("/v1/resolve-combat/");
  assertProblem(get, 405, "method-not-allowed");
  assert.equal(get.headers["allow"], "POST, OPTIONS");
  const remove = await request(app).delete("/healthz");
  assertProblem(remove, 405, "method-not-allowed");
  assert.equal(remove.headers["allow"], "GET, HEAD, OPTIONS");
});

test("a body that is not declared as JSON is refused", async () => {
  const form = await request(app).post("/v1/resolve-combat").type("form").send("a=1");
  assertProblem(form, 415, "not-json");
  const none = await request(app).post("/v1/resolve-combat");
  assertProblem(none, 415, "not-json");
  const latin = await request(app)
    .post("/v1/resolve-combat")
    .set("Content-Type", "application/json; charset=latin1")
    .send("{}");
  assertProblem(latin, 415, "not-json");
  const graphql = await request(app).post("/graphql").type("text").send("{ editions }");
  assertProblem(graphql, 415, "not-json");
});

test("a body that is not JSON is answered with the place where it broke", async () => {
  const answer = await request(app).post("/v1/resolve-combat").type("json").send('{"state":\n {"combat" 1}}');
  assertProblem(answer, 400, "shape-problem");
  assert.equal(answer.body.problems[0].code, "shape/not-json");
  assert.match(answer.body.detail, /line 2 column 12/);
});

test("a body over the limit is refused, one just under it is read", async () => {
  const small = testApp(undefined, { bodyLimit: 1024 }).app;
  const body = JSON.stringify({ combat: COMBAT });
  const fits = await request(small).post("/v1/legal-assignments").type("json").send(body.padEnd(1024));
  assert.equal(fits.status, 200);
  const over = await request(small).post("/v1/legal-assignments").type("json").send(body.padEnd(1025));
  assertProblem(over, 413, "too-large");
  assert.match(over.body.detail, /1024 bytes/);
  assertProblem(await request(small).post("/graphql").type("json").send(body.padEnd(1025)), 413, "too-large");
});

test("a body that is not compressed as it says is the caller's fault", async () => {
  const answer = await request(app).post("/v1/resolve-combat").type("json").set("Content-Encoding", "gzip").send("{}");
  assertProblem(answer, 400, "bad-request");
});

test("a bug is masked, and reported under the request id", async () => {
  const broken = testApp(
    (() => {
      throw new Error("secret of the house");
    }) as unknown as Adjudicate,
    {},
  );
  const answer = await request(broken.app).post("/v1/resolve-combat").set("X-Request-Id", "r-1").send({});
  assertProblem(answer, 500, "bug");
  assert.match(answer.body.detail, /r-1/);
  assert.doesNotMatch(answer.text, /secret|at /);
  assert.deepEqual(
    broken.bugs.map(({ requestId }) => requestId),
    ["r-1"],
  );
  assert.match(String(broken.bugs[0]?.error), /secret of the house/);
  const { text } = await request(broken.app).get("/metrics");
  assert.match(text, /adjudicator_requests_total\{surface="rest",operation="resolveCombat",outcome="failed"\} 1/);
});

test("who asks too often is told when to ask again; health is never refused", async () => {
  const strict = testApp(undefined, { rateLimitPerMinute: 2 }).app;
  const first = await request(strict).get("/v1/editions");
  assert.equal(first.headers["ratelimit-remaining"], "1");
  await request(strict).post("/graphql").send({});
  const refused = await request(strict).get("/v1/editions");
  assertProblem(refused, 429, "too-many-requests");
  assert.match(String(refused.headers["retry-after"]), /^\d+$/);
  assert.equal((await request(strict).get("/healthz")).status, 200);
});

test("behind a trusted proxy each client has its own limit", async () => {
  const strict = testApp(undefined, { rateLimitPerMinute: 1, trustProxy: 1 }).app;
  const from = (client: string) => request(strict).get("/v1/editions").set("X-Forwarded-For", client);
  assert.equal((await from("192.0.2.1")).status, 200);
  assert.equal((await from("192.0.2.2")).status, 200);
  assert.equal((await from("192.0.2.1")).status, 429);
});
