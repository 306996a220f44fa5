import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import type { Adjudicate } from "../../src/adjudicator/index.js";
import { RULING } from "./ruling.js";
import { testApp } from "../server/test-app.js";

const { app } = testApp((() => ({ ok: true, value: RULING })) as unknown as Adjudicate);
const FOR_EVER = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";
const EDITION = "edition=2026-07-16";

async function cachingOf(url: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const answer = await request(app).get(url).set(headers);
  return [answer.status, answer.headers["cache-control"], answer.headers["vary"]];
}

test("a URL that names all that its answer depends on is kept for ever, any other for minutes", async () => {
  const combat = "/v1/resolve-combat?c=4>3";
  assert.deepEqual(await cachingOf(combat), [200, SHORT, "Accept-Language, Accept"]);
  assert.deepEqual(await cachingOf(`${combat}&${EDITION}`), [200, SHORT, "Accept-Language, Accept"]);
  assert.deepEqual(await cachingOf(`${combat}&${EDITION}&lang=de`), [200, SHORT, "Accept"]);
  assert.deepEqual(await cachingOf(`${combat}&${EDITION}&format=text`), [200, SHORT, "Accept-Language"]);
  assert.deepEqual(await cachingOf(`${combat}&lang=de&format=text`), [200, SHORT, undefined]);
  assert.deepEqual(await cachingOf(`${combat}&${EDITION}&lang=de&format=markdown`), [200, FOR_EVER, undefined]);
  assert.deepEqual(await cachingOf("/v1/rules/467"), [200, SHORT, "Accept-Language"]);
  assert.deepEqual(await cachingOf(`/v1/rules/467?lang=en&${EDITION}`), [200, FOR_EVER, undefined]);
  assert.deepEqual(await cachingOf("/v1/cards?lang=en"), [200, SHORT, undefined]);
});

test("failures are not kept", async () => {
  assert.deepEqual(await cachingOf(`/v1/resolve-combat?lang=en&format=json&${EDITION}`), [400, "no-store", undefined]);
  const post = await request(app).post("/v1/resolve-combat?x=1").send({});
  assert.equal(post.headers["cache-control"], "no-store");
});

test("every format has a strong ETag of its own and is not sent again to those who have it", async () => {
  const tags = new Set<string>();
  for (const format of ["json", "text", "markdown"]) {
    const url = `/v1/resolve-combat?c=4>3&format=${format}`;
    const tag = String((await request(app).get(url)).headers["etag"]);
    assert.match(tag, /^"/);
    const again = await request(app).get(url).set("If-None-Match", tag);
    assert.deepEqual([again.status, again.text, again.headers["cache-control"]], [304, "", SHORT]);
    tags.add(tag);
  }
  assert.equal(tags.size, 3);
});

test("HEAD answers as GET does, without the body", async () => {
  for (const [url, status] of [
    ["/v1/resolve-combat?c=4>3&format=text", 200],
    ["/v1/rules/467", 200],
    ["/v1/combat", 400],
  ] as const) {
    const [get, head] = [await request(app).get(url), await request(app).head(url)];
    assert.deepEqual([head.status, head.text], [status, undefined]);
    for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"])
      if (name !== "content-length" || status === 200) assert.equal(head.headers[name], get.headers[name], name);
  }
});
