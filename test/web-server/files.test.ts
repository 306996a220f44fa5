import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";

const { app } = testApp(adjudicate);

test("files with a hash in their name are kept for ever, others are asked for anew", async () => {
  const cachingOf = async (path: string) => (await request(app).get(path)).headers["cache-control"] as unknown;
  assert.equal(await cachingOf("/assets/judge-1a2b.js"), "public, max-age=31536000, immutable");
  for (const path of ["/embed.js", "/service-worker.js", "/manifest.webmanifest"])
    assert.equal(await cachingOf(path), "no-cache", path);
});

test("a file is sent compressed to those who read that", async () => {
  const path = "/assets/judge-1a2b.js";
  for (const [accepted, coding] of [
    ["br, gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const { text, headers } = await request(app).get(path).set("Accept-Encoding", accepted);
    assert.equal(text, 'export const judge = "judge";\n');
    assert.deepEqual([headers["content-encoding"], headers["vary"]], [coding, "Accept-Encoding"]);
    assert.match(String(headers["content-type"]), /^text\/javascript/);
  }
});

test("only files that were built for browsers are served", async () => {
  for (const path of ["/shell.json", "/assets/none.js", "/assets", "/..%2Ftags.test.ts", "/assets/../../tags.ts"])
    assert.equal((await request(app).get(path)).status, 404, path);
});

test("a file or a page is read, and nothing is sent to it", async () => {
  for (const path of [
    "/embed.js",
    "/assets/judge-1a2b.js",
    "/style.css",
    "/docs/swagger-ui.css",
    "/rulebook",
    "/embed",
  ]) {
    const { status, headers, body } = await request(app).post(path);
    assert.deepEqual([status, headers["allow"]], [405, "GET, HEAD, OPTIONS"], path);
    assert.equal(body.type, "/docs#method-not-allowed");
  }
  assert.equal((await request(app).post("/shell.json")).status, 404);
});

test("without a build for browsers pages are still there to be read", async () => {
  const bare = testApp(adjudicate, {}, "test/web-server/none").app;
  const { status, text } = await request(bare).get("/?c=4~3");
  assert.equal(status, 200);
  assert.doesNotMatch(text, /<script/);
});
