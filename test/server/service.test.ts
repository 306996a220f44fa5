import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { COMBAT, testApp } from "./test-app.js";

test("the process is alive in every phase, and ready only between start and stop", async () => {
  const { app, lifecycle } = testApp();
  for (const [phase, status] of [
    ["starting", 503],
    ["ready", 200],
    ["stopping", 503],
  ] as const) {
    lifecycle.phase = phase;
    const ready = await request(app).get("/readyz");
    assert.deepEqual([ready.status, ready.body], [status, { status: phase }]);
    assert.equal((await request(app).get("/healthz")).status, 200);
  }
});

test("metrics count operations by surface and outcome, and responses by status", async () => {
  const { app } = testApp();
  await request(app).post("/v1/legal-assignments").send({ combat: COMBAT });
  await request(app).post("/v1/legal-assignments").send({ side: 1 });
  await request(app).get("/nowhere");
  const { text, headers } = await request(app).get("/metrics");
  assert.match(String(headers["content-type"]), /^text\/plain; version=0\.0\.4/);
  for (const line of [
    'adjudicator_requests_total{surface="rest",operation="legalAssignments",outcome="answered"} 1',
    'adjudicator_requests_total{surface="rest",operation="legalAssignments",outcome="shape-problem"} 1',
    'adjudicator_request_duration_seconds_count{surface="rest",operation="legalAssignments",outcome="answered"} 1',
    'http_responses_total{method="GET",status="404"} 1',
  ]) {
    assert.ok(text.includes(line), line);
  }
  assert.match(text, /^process_cpu_seconds_total /m);
});

test("the log has one line for each request, without query string or body", async () => {
  const { app, lines } = testApp();
  await request(app).post("/v1/legal-assignments?lang=en").set("X-Request-Id", "r-2").send({ combat: COMBAT });
  await request(app).get("/healthz");
  const [asked, health] = lines;
  assert.deepEqual(
    { ...asked, ms: typeof asked?.["ms"], time: 0, pid: 0, hostname: "" },
    {
      level: 30,
      time: 0,
      pid: 0,
      hostname: "",
      method: "POST",
      path: "/v1/legal-assignments",
      status: 200,
      ms: "number",
      requestId: "r-2",
      operation: "legalAssignments",
    },
  );
  assert.equal(health?.["level"], 20);
});
