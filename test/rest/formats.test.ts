import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import type { Adjudicate } from "../../src/adjudicator/index.js";
import { COMBAT, testApp } from "../server/test-app.js";
import { RULING, rulingWith } from "./ruling.js";

function answering(answer: unknown) {
  return testApp((() => answer) as unknown as Adjudicate).app;
}

const app = answering({ ok: true, value: RULING });
const C = "/v1/resolve-combat?c=4>3";

const TEXT = `The defender wins the combat; a1 (4 Might) dies.

The attacker has 4 damage to assign: 4. (CR 467.2.a, CR 143.2)
a1 (4 Might) has lethal damage and dies. (CR 323.4)

Note: The order of two effects matters.
`;

const MARKDOWN = `**The defender wins the combat; a1 (4 Might) dies.**

- The attacker has 4 damage to assign: 4. (CR 467.2.a, CR 143.2)
- a1 (4 Might) has lethal damage and dies. (CR 323.4)
- **Note:** The order of two effects matters.
`;

test("a ruling can be asked for as text and as a message for a chat, by GET and by POST", async () => {
  const text = await request(app).get(`${C}&format=text`);
  assert.deepEqual([text.status, text.headers["content-type"], text.text], [200, "text/plain; charset=utf-8", TEXT]);
  const posted = await request(app)
    .post("/v1/resolve-combat?format=markdown")
    .send({ state: { combat: COMBAT } });
  assert.deepEqual(
    [posted.status, posted.headers["content-type"], posted.text],
    [200, "text/markdown; charset=utf-8", MARKDOWN],
  );
});

test("the parameter goes before Accept, and JSON is the default", async () => {
  const wishes: readonly (readonly [string, string, string])[] = [
    ["", "*/*", "application/json"],
    ["", "text/plain", "text/plain"],
    ["", "text/markdown, text/plain;q=0.5", "text/markdown"],
    ["", "application/json, text/plain, */*", "application/json"],
    ["", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "application/json"],
    ["", "image/png", "application/json"],
    ["&format=json", "text/plain", "application/json"],
    ["&format=markdown", "application/json", "text/markdown"],
  ];
  for (const [parameter, accept, type] of wishes) {
    const get = await request(app)
      .get(C + parameter)
      .set("Accept", accept);
    assert.equal(get.headers["content-type"], `${type}; charset=utf-8`, accept + parameter);
    const url = `/v1/resolve-combat${parameter.replace("&", "?")}`;
    const post = await request(app)
      .post(url)
      .set("Accept", accept)
      .send({ state: { combat: COMBAT } });
    assert.equal(post.headers["content-type"], `${type}; charset=utf-8`, accept + parameter);
  }
  const rules = await request(app).get("/v1/rules").set("Accept", "text/plain");
  assert.equal(rules.headers["content-type"], "application/json; charset=utf-8");
});

test("the problems of an assignment follow its steps", async () => {
  const value = { ...RULING, warnings: [], problems: [{ message: "d1 comes first.", rules: [{ label: "CR 815" }] }] };
  const checked = answering({ ok: true, value });
  const text = await request(checked).get("/v1/check-assignment?c=4>3&format=text&lang=de");
  assert.match(text.text, /\n\nProblem: d1 comes first\. \(CR 815\)\n$/);
  const markdown = await request(checked).get("/v1/check-assignment?c=4>3&format=markdown");
  assert.match(markdown.text, /\n- \*\*Problem:\*\* d1 comes first\. \(CR 815\)\n$/);
});

test("a line of notation is told unit by unit", async () => {
  const units = [
    { name: "a1", text: "4 Might" },
    { name: "d1", text: "3 Might, Tank" },
  ];
  const read = answering({ ok: true, value: { canonical: "4>3 tank", units, text: "", state: "{}" } });
  const { text } = await request(read).get("/v1/combat?c=4>3T&format=text");
  assert.equal(text, "4>3 tank\n\na1: 4 Might\nd1: 3 Might, Tank\n");
});

test("a refusal is readable as well, with the drawing below its sentence as it stands", async () => {
  const problems = [
    { path: "notation", message: "Column 3: a unit is missing.\n4> | `x`\n  ^", rules: [] },
    { path: "notation", message: "No.", rules: [{ label: "CR 1" }] },
  ];
  const refused = answering({ ok: false, kind: "rules", title: "It cannot be", summary: "?", problems });
  const text = await request(refused).get(`${C}&format=text`);
  assert.deepEqual([text.status, text.headers["content-type"]], [422, "text/plain; charset=utf-8"]);
  assert.equal(text.text, "It cannot be\n\nColumn 3: a unit is missing.\n4> | `x`\n  ^\nNo. (CR 1)\n");
  const markdown = await request(refused).post("/v1/resolve-combat").set("Accept", "text/markdown").send({});
  assert.equal(markdown.status, 422);
  assert.equal(
    markdown.text,
    "**It cannot be**\n\n- Column 3: a unit is missing.\n  ```\n  4> | `\u200Bx`\u200B\n    ^\n  ```\n- No. (CR 1)\n",
  );
});

test("a message holds at most 2,000 Unicode characters and says how much is left out", async () => {
  for (const [lang, more] of [
    ["en", /^- \.\.\. and (\d+) more steps$/m],
    ["de", /^- \.\.\. und (\d+) weitere Schritte$/m],
  ] as const) {
    for (const name of ["Wall", "💥".repeat(100), "_".repeat(100), "@".repeat(100)]) {
      const long = answering({ ok: true, value: rulingWith(name, 90) });
      const { text } = await request(long).get(`${C}&format=markdown&lang=${lang}`);
      assert.ok(Array.from(text).length <= 2000, name);
      assert.doesNotMatch(text, /\p{Cs}/u, name);
      const shown = text.match(/dies\. \(CR 323\.4\)$/gm)?.length ?? 0;
      assert.ok(shown > 0, name);
      assert.equal(shown + Number(more.exec(text)?.[1]), 90, name);
      assert.match(text, /(?:Note|Hinweis):\*\* /, name);
    }
  }
});

test("a sentence that is too long for a message is cut, not its rules", async () => {
  const long = answering({ ok: true, value: rulingWith("💥".repeat(3000), 2) });
  const { text } = await request(long).get(`${C}&format=markdown`);
  assert.ok(Array.from(text).length <= 2000);
  assert.doesNotMatch(text, /\p{Cs}/u);
  assert.match(text, /^\*\*💥+…\*\*\n\n- 💥+… \(CR 323\.4\)\n/u);
});
