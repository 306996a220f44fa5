import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import type { Adjudicate, Answer } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";

interface Asked {
  readonly name: string;
  readonly request: unknown;
}

/** An app whose adjudicator answers everything alike and keeps what it was asked. */
function spying(answer: Answer<unknown> = { ok: true, value: {} }) {
  const asked: Asked[] = [];
  const adjudicate = ((name: string, one: unknown) => {
    asked.push({ name, request: one });
    return answer;
  }) as unknown as Adjudicate;
  return { app: testApp(adjudicate).app, asked };
}

function refusing(...codes: string[]) {
  const problems = codes.map((code) => ({ code, path: "number", message: "No rule 9.", rules: [] }));
  return spying({
    ok: false,
    kind: "rules",
    title: "T",
    summary: "No rule 9.",
    problems,
  } as unknown as Answer<unknown>);
}

test("a GET is asked with what its path and query string say, by the names of the request", async () => {
  const { app, asked } = spying();
  const urls: readonly (readonly [string, string, object])[] = [
    ["/v1/resolve-combat?c=4%2C2%3E3T%2C5", "resolveCombat", { notation: "4,2>3T,5" }],
    [
      "/v1/resolve-combat?c=4+T,2>3&edition=2026-07-16&lang=de",
      "resolveCombat",
      { notation: "4 T,2>3", edition: "2026-07-16" },
    ],
    [
      "/v1/legal-assignments?c=4>3&side=defender&first=7&format=json",
      "legalAssignments",
      { notation: "4>3", side: "defender", first: 7 },
    ],
    ["/v1/check-assignment?c=4>3", "checkAssignment", { notation: "4>3" }],
    ["/v1/combat?c=4>3", "combat", { notation: "4>3" }],
    ["/v1/rules/467.2.c.3", "rule", { number: "467.2.c.3" }],
    ["/v1/rules?q=7&topic=tank", "rules", { search: "7", topic: "tank" }],
    ["/v1/rules/", "rules", {}],
    ["/v1/keywords/tank", "keyword", { name: "tank" }],
    ["/v1/cards/OGN-054%2F298", "card", { id: "OGN-054/298" }],
    ["/v1/cards?q=&first=0&set=OGN", "cards", { search: "", first: 0, set: "OGN" }],
    ["/v1/editions", "editions", {}],
  ];
  for (const [url, name, expected] of urls) {
    assert.equal((await request(app).get(url)).status, 200, url);
    assert.deepEqual(asked.at(-1), { name, request: expected }, url);
  }
});

test("a URL of the wrong shape is refused by the names of its parameters", async () => {
  const { app, asked } = spying();
  const urls: readonly (readonly [string, string, string])[] = [
    ["/v1/resolve-combat", "shape/missing", "c"],
    ["/v1/combat", "shape/missing", "c"],
    ["/v1/resolve-combat?c=4>3&c=4>5", "shape/type", "c"],
    [`/v1/resolve-combat?c=${"4".repeat(8001)}`, "shape/format", "c"],
    ["/v1/resolve-combat?c=4>3&notation=4>3", "shape/unknown-field", "notation"],
    ["/v1/rules/467?number=468", "shape/unknown-field", "number"],
    ["/v1/cards?first=ten", "shape/type", "first"],
    ["/v1/cards?first=1.5", "shape/type", "first"],
    ["/v1/cards?first=", "shape/type", "first"],
    ["/v1/cards?first=101", "shape/out-of-range", "first"],
    ["/v1/cards?first=1&first=2", "shape/type", "first"],
    [`/v1/rules?q=${"x".repeat(201)}`, "shape/format", "q"],
    ["/v1/legal-assignments?c=4>3&side=left", "shape/not-allowed", "side"],
    ["/v1/resolve-combat?c=4>3&format=pdf", "shape/not-allowed", "format"],
    ["/v1/rules?format=text", "shape/not-allowed", "format"],
    ["/v1/resolve-combat?c=4>3&format=text&format=text", "shape/not-allowed", "format"],
  ];
  for (const [url, code, path] of urls) {
    const { status, body, headers } = await request(app).get(url);
    const problems = (body as { problems: { code: string; path: string; message: string }[] }).problems;
    assert.deepEqual([status, problems.map((one) => [one.code, one.path])], [400, [[code, path]]], url);
    assert.ok(problems[0]?.message.includes(path), url);
    assert.equal(headers["cache-control"], "no-store");
  }
  assert.equal(asked.length, 0);
});

test("all that is wrong with a URL is said at once, in the language asked for", async () => {
  const { body } = await request(spying().app).get("/v1/legal-assignments?lang=de&first=x&z=1");
  const problems = (body as { problems: { path: string; message: string }[] }).problems;
  assert.deepEqual(
    problems.map(({ path }) => path),
    ["z", "c", "first"],
  );
  assert.match(problems[1]?.message ?? "", /fehlt/);
});

test("problems of the adjudicator name the parameter as well", async () => {
  const problems = ["notation", "notation.attacker.units[0].card", "edition"].map((path) => ({ code: "x", path }));
  const refusal = { ok: false, kind: "shape", title: "", summary: "", problems } as unknown as Answer<unknown>;
  const { body } = await request(spying(refusal).app).get("/v1/combat?c=4");
  assert.deepEqual(
    (body as { problems: { path: string }[] }).problems.map(({ path }) => path),
    ["c", "c.attacker.units[0].card", "edition"],
  );
});

test("a look-up that finds nothing is 404; any other refusal stays 422", async () => {
  const notFound = await request(refusing("rule/unknown").app).get("/v1/rules/9?lang=de");
  assert.deepEqual([notFound.status, notFound.headers["content-type"]], [404, "application/problem+json"]);
  const { type, title, detail, problems } = notFound.body as Record<string, unknown>;
  assert.deepEqual([type, title, detail], ["/docs#not-found", "So heißt hier nichts", "No rule 9."]);
  assert.equal((problems as unknown[]).length, 1);
  assert.equal((await request(refusing("card/unknown").app).get("/v1/cards/x")).status, 404);
  assert.equal((await request(refusing("keyword/unknown").app).get("/v1/keywords/x")).status, 404);
  assert.equal((await request(refusing("card/ambiguous").app).get("/v1/cards/x")).status, 422);
  assert.equal((await request(refusing("card/unknown", "card/ambiguous").app).get("/v1/cards/x")).status, 422);
  assert.equal((await request(refusing("card/unknown").app).get("/v1/combat?c=x>3")).status, 422);
});

test("a path that is not encoded well is the caller's fault", async () => {
  const answer = await request(spying().app).get("/v1/cards/%zz");
  assert.deepEqual([answer.status, answer.headers["content-type"]], [400, "application/problem+json"]);
});
