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
  assert.match(answer.body.detail, /GET\/POST \/v1\/resolve-combat,/);
  assert.match(answer.body.detail, /GET \/v1\/rules\/\{number\},/);
  assertProblem(await request(app).get("/v1/rules/467/2"), 404, "not-found");
});

test("a wrong method is answered with the right ones", async () => {
  const put = await request(app).put("/v1/resolve-combat/");
  assertProblem(put, 405, "method-not-allowed");
  assert.equal(put.headers["allow"], "GET, POST, HEAD, OPTIONS");
  for (const path of ["/v1/rules/467.2.c", "/V1/Cards/OGN-054%2F298/"]) {
    const post = await request(app).post(path).send({});
    assertProblem(post, 405, "method-not-allowed");
    assert.equal(post.headers["allow"], "GET, HEAD, OPTIONS");
  }
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

test("a failure before any operation is readable text where that is asked for, and never cached", async () => {
  const broken = await request(app).post("/v1/resolve-combat?format=text&lang=de").type("json").send("{");
  assert.deepEqual([broken.status, broken.headers["content-type"]], [400, "text/plain; charset=utf-8"]);
  assert.match(broken.text, /^Die Anfrage .*\n\n.*JSON.*\n$/);
  const form = await request(app).post("/v1/combat").set("Accept", "text/markdown");
  assert.deepEqual([form.status, form.headers["content-type"]], [405, "text/markdown; charset=utf-8"]);
  assert.equal(form.headers["cache-control"], "no-store");
  assertProblem(await request(app).get("/nowhere?format=text"), 404, "not-found");
  assertProblem(await request(app).post("/v1/rules").set("Accept", "text/plain"), 405, "method-not-allowed");
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

test("pages that judge a combat are counted however their path is spelt, others are not", async () => {
  for (const path of ["/", "/embed", "/embed/", "/EMBED"]) {
    const strict = testApp(undefined, { rateLimitPerMinute: 1 }).app;
    const visit = async (query: string) =>
      (
        await request(strict)
          .get(path + query)
          .set("Accept", "text/html")
      ).status;
    await visit("");
    assert.notEqual(await visit("?c=4~3"), 429, path);
    assert.equal(await visit("?c=4~3"), 429, path);
  }
});

test("behind a trusted proxy each client has its own limit", async () => {
  const strict = testApp(undefined, { rateLimitPerMinute: 1, trustProxy: 1 }).app;
  const from = (client: string) => request(strict).get("/v1/editions").set("X-Forwarded-For", client);
  assert.equal((await from("192.0.2.1")).status, 200);
  assert.equal((await from("192.0.2.2")).status, 200);
  assert.equal((await from("192.0.2.1")).status, 429);
});
