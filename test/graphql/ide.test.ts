import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { EXAMPLES } from "../../src/graphql/ide/examples.js";
import { serve } from "./service.js";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

let service: Awaited<ReturnType<typeof serve>>;
before(async () => {
  service = await serve(adjudicate);
});
after(() => service.stop());

const page = () => request(service.app).get("/graphql").set("Accept", BROWSER);

test("a browser is shown a page that may load nothing from elsewhere", async () => {
  const { status, headers, text } = await page();
  assert.equal(status, 200);
  assert.match(String(headers["content-type"]), /^text\/html/);
  assert.match(String(headers["content-security-policy"]), /^default-src 'self'; script-src 'self';/);
  assert.equal(headers["vary"], "Accept");
  assert.doesNotMatch(text, /https?:|<script>|\son\w+=/);
});

test("every file that the page names is served", async () => {
  const { text } = await page();
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => String(file));
  assert.equal(files.length, 6);
  for (const file of files) {
    const { status, headers } = await request(service.app).get(file);
    assert.equal(status, 200, file);
    assert.match(String(headers["content-type"]), file.endsWith(".js") ? /^text\/javascript/ : /^text\/css/);
    assert.match(String(headers["cache-control"]), /max-age=3600/);
  }
});

test("no other file can be had", async () => {
  for (const file of ["graphiql", "../package.json", "..%2f..%2fpackage.json"]) {
    const { status } = await request(service.app).get(`/graphql/assets/${file}`);
    assert.equal(status, 404, file);
  }
});

test("whoever wants JSON gets no page", async () => {
  for (const accept of ["*/*", "application/json", "application/graphql-response+json"]) {
    const asked = request(service.app).get("/graphql?query={__typename}").set("apollo-require-preflight", "true");
    const { status, headers } = await asked.set("Accept", accept);
    assert.equal(status, 200);
    assert.match(String(headers["content-type"]), /json/);
  }
});

for (const { query } of EXAMPLES) {
  const [name] = /(?<=query )\w+/.exec(query) ?? [];
  test(`the example ${name} runs as it is`, async () => {
    const { status, body } = await service.ask(query);
    assert.equal(status, 200);
    assert.equal(body.errors, undefined);
  });
}

test("the example assignment leaves the Tank alive and is illegal", async () => {
  const { body } = await service.ask(String(EXAMPLES[1]?.query));
  assert.equal(body.data.checkAssignment.legal, false);
  assert.ok(body.data.checkAssignment.problems.length > 0);
});
