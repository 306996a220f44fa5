import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";
import { app, pinned } from "./positions.js";

const FOR_EVER = "public, max-age=31536000, immutable";

test("an address that names edition and language is kept for ever, and has the same bytes whoever draws it", async () => {
  for (const [format, type] of [
    ["png", "image/png"],
    ["svg", "image/svg+xml"],
  ] as const) {
    const address = pinned(format, "4,2~3T,5");
    const [first, again, elsewhere] = [
      await request(app).get(address).buffer(true),
      await request(app).get(address).buffer(true),
      await request(testApp(adjudicate).app).get(address).set("Accept-Language", "de").buffer(true),
    ];
    const { headers } = first;
    assert.deepEqual([first.status, headers["content-type"], headers["cache-control"]], [200, type, FOR_EVER]);
    assert.deepEqual([headers["vary"], headers["content-language"]], [undefined, "en"]);
    for (const other of [again, elsewhere]) assert.deepEqual(other.body, first.body);
    assert.equal(elsewhere.headers["etag"], headers["etag"]);
    assert.match(String(headers["etag"]), /^"/);
    const cached = await request(app).get(address).set("If-None-Match", String(headers["etag"]));
    assert.deepEqual([cached.status, cached.headers["cache-control"]], [304, FOR_EVER]);
    const head = await request(app).head(address);
    assert.deepEqual([head.status, head.headers["content-length"]], [200, headers["content-length"]]);
  }
});

test("any other address leads to the one that names all, with its parameters in one order", async () => {
  const found = async (path: string, language = "en") => {
    const { status, headers } = await request(app).get(path).set("Accept-Language", language);
    assert.deepEqual([status, headers["cache-control"]], [302, "public, max-age=300"]);
    return headers["location"] as string;
  };
  const here = "/preview.png?c=4,2~3T,5&edition=2026-10-09&lang=";
  assert.equal(await found("/preview.png?c=4, 2 > 3 tank, 5"), `${here}en`);
  assert.equal(await found("/preview.png?c=4,2~3T,5", "de-AT, en;q=0.5"), `${here}de`);
  assert.equal(await found("/preview.png?theme=dark&lang=de&utm_source=x&c=4,2~3T,5"), `${here}de&theme=dark`);
  assert.equal(await found("/preview.png?theme=light&lang=de&c=4,2~3T,5"), `${here}de`);
  assert.equal(await found("/preview.svg?edition=2026-07-16&c=4~3"), "/preview.svg?c=4~3&edition=2026-07-16&lang=en");
});

test("what is wrong is drawn, with its status, and not kept", async () => {
  const bad: readonly (readonly [string, number])[] = [
    ["c=4 tanc>3", 400],
    ["", 400],
    ["c=4~3&c=4~4", 400],
    ["c=4~3&lang=fr", 400],
    ["c=4~3&theme=pink", 400],
    ["c=4~3&edition=1999-01-01&lang=en", 400],
    [`c=${"9".repeat(9000)}`, 400],
    ["c=4~3~attacker=d1:99&edition=2026-10-09&lang=en", 422],
    ["c=3x2,38x1~3", 400],
  ];
  for (const [query, status] of bad) {
    const { headers, status: answered } = await request(app).get(`/preview.png?${query}`);
    assert.deepEqual(
      [answered, headers["content-type"], headers["cache-control"]],
      [status, "image/png", "no-store"],
      query.slice(0, 80),
    );
  }
});

test("who asks for too many pictures is told when to ask again", async () => {
  const strict = testApp(adjudicate, { rateLimitPerMinute: 1 }).app;
  assert.equal((await request(strict).get("/preview.svg?c=4~3")).status, 302);
  assert.equal((await request(strict).get("/preview.png?c=4~3")).status, 429);
});

test("forty units a side, each with many marks and a name, are drawn", async () => {
  const units = (side: string) =>
    Array.from({ length: 40 }, (_, index) => `9TBA9S9Zd8DDPA=${side}WW${index}`).join(",");
  const { status, body } = await request(app).get(pinned("png", `${units("x")}~${units("y")}`));
  assert.deepEqual([status, (body as Buffer).subarray(1, 4).toString()], [200, "PNG"]);
});
