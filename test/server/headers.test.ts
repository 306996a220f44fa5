import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { COMBAT, testApp } from "./test-app.js";

const { app } = testApp();

test("every answer carries the security headers, also one of a failure", async () => {
  for (const path of ["/v1/editions", "/nowhere"]) {
    const { headers } = await request(app).get(path);
    assert.match(String(headers["content-security-policy"]), /^default-src 'self';/);
    assert.doesNotMatch(String(headers["content-security-policy"]), /unsafe|https?:/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["referrer-policy"], "no-referrer");
    assert.equal(headers["x-powered-by"], undefined);
  }
});

test("a page of another origin may ask and read the headers", async () => {
  const answer = await request(app)
    .post("/v1/legal-assignments")
    .set("Origin", "https://example.org")
    .send({ combat: COMBAT });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers["access-control-allow-origin"], "*");
  const exposed = String(answer.headers["access-control-expose-headers"]);
  for (const name of ["X-Request-Id", "Content-Language", "RateLimit-Remaining", "Retry-After"])
    assert.ok(exposed.includes(name), name);
});

test("a preflight request is answered without an operation", async () => {
  const answer = await request(app).options("/v1/resolve-combat").set({
    Origin: "https://example.org",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type",
  });
  assert.equal(answer.status, 204);
  assert.equal(answer.headers["access-control-allow-methods"], "GET,POST,OPTIONS");
  assert.equal(answer.headers["access-control-allow-headers"], "content-type");
});

test("a plain request id of the caller is kept, another is replaced", async () => {
  const kept = await request(app).get("/healthz").set("X-Request-Id", "judge-7.a_1");
  assert.equal(kept.headers["x-request-id"], "judge-7.a_1");
  for (const odd of ["two words", "<script>", "x".repeat(101)]) {
    const replaced = await request(app).get("/healthz").set("X-Request-Id", odd);
    assert.match(String(replaced.headers["x-request-id"]), /^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  }
});
