import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate, type Adjudicate } from "../../src/adjudicator/index.js";
import { COMBAT, testApp } from "../server/test-app.js";

const { app } = testApp();

test("a POST is asked with its body, and its answer is not cached", async () => {
  const asked: unknown[] = [];
  const spy = ((...call: [unknown, unknown]) => {
    asked.push(call.slice(0, 2));
    return { ok: true, value: { legal: true } };
  }) as unknown as Adjudicate;
  const body = { combat: COMBAT, assignment: [{ unit: "d1", amount: 4 }] };
  const answer = await request(testApp(spy).app).post("/v1/check-assignment").send(body);
  assert.deepEqual(asked.at(-1), ["checkAssignment", body]);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers["content-type"], "application/json; charset=utf-8");
  assert.equal(answer.headers["etag"], undefined);
  assert.deepEqual(answer.body, { legal: true });
});

test("all shape problems are listed with 400, the first one is the detail", async () => {
  const answer = await request(app)
    .post("/v1/resolve-combat")
    .send({ state: { combat: COMBAT, batlefield: {} }, edtion: "x" });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.title, "The request does not have the shape of the contract");
  assert.deepEqual(
    answer.body.problems.map(({ path }: { path: string }) => path),
    ["state.batlefield", "edtion"],
  );
  assert.match(answer.body.detail, /batlefield.* And 1 more problem\.$/);
});

test("a body that is empty or no object is a shape problem", async () => {
  const real = testApp(adjudicate).app;
  for (const body of ["", "null", "[]", '"combat"', "7", '{"__proto__": {}}']) {
    const answer = await request(real).post("/v1/resolve-combat").type("json").send(body);
    assert.equal(answer.status, 400, body);
    assert.equal(answer.body.type, "/docs#shape-problem", body);
  }
});

test("rules problems are answered with 422", async () => {
  const problems = [
    { code: "unit/duplicate-id", path: "combat.defender.units[0].id", message: "Two units are called x.", rules: [] },
  ];
  const refusing = (() => ({
    ok: false,
    kind: "rules",
    summary: "Two units are called x.",
    problems,
  })) as unknown as Adjudicate;
  const answer = await request(testApp(refusing).app).post("/v1/resolve-combat").send({});
  assert.equal(answer.status, 422);
  assert.equal(answer.headers["content-type"], "application/problem+json");
  assert.deepEqual(
    [answer.body.type, answer.body.detail, answer.body.problems],
    ["/docs#rules-problem", "Two units are called x.", problems],
  );
});

test("query parameters that an operation does not take are named", async () => {
  const post = await request(app).post("/v1/legal-assignments?edition=2026-07-16&x=1").send({ combat: COMBAT });
  assert.equal(post.status, 400);
  assert.deepEqual(
    post.body.problems.map(({ code, path }: Record<string, string>) => [code, path]),
    [
      ["shape/unknown-field", "edition"],
      ["shape/unknown-field", "x"],
    ],
  );
  const get = await request(app).get("/v1/editions?language=en");
  assert.deepEqual([get.status, get.body.problems[0].path], [400, "language"]);
  assert.match(get.body.detail, /known are lang and format|lang, format/);
});

test("the language is that of ?lang=, and an unknown or repeated one is a shape problem", async () => {
  const answer = await request(app).post("/v1/legal-assignments?lang=en").send({ combat: COMBAT });
  assert.deepEqual(answer.body, { operation: "legalAssignments", language: "en" });
  assert.equal(answer.headers["content-language"], "en");
  for (const query of ["lang=tlh", "lang=", "lang=en&lang=en"]) {
    const refused = await request(app).get(`/v1/editions?${query}`);
    assert.deepEqual(
      [refused.status, refused.body.problems[0].code, refused.body.problems[0].path],
      [400, "shape/not-allowed", "lang"],
    );
  }
});

test("Accept-Language picks among the languages of the service, or the default", async () => {
  for (const header of ["en-GB,fr;q=0.5", "tlh", "*", "", ";;q=,,"]) {
    const answer = await request(app).get("/v1/editions").set("Accept-Language", header);
    assert.deepEqual([answer.status, answer.headers["content-language"]], [200, "en"], header);
    assert.match(String(answer.headers["vary"]), /Accept-Language/);
  }
});
