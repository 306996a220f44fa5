import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { operations, type OperationName } from "../../src/contract/index.js";
import { runningService } from "../cases/service.js";

const readme = readFileSync("README.md", "utf8");
const service = runningService();

interface Block {
  readonly language: string;
  readonly text: string;
}

const blocks: Block[] = [...readme.matchAll(/^```(\S+)[^\n]*\n([\s\S]*?)^```$/gmu)].map(
  ([, language = "", text = ""]) => ({ language, text }),
);

/** The blocks of one language, each with the JSON block that follows it. */
function examplesIn(language: string, mark: RegExp): { readonly asked: string; readonly answer: unknown }[] {
  return blocks.flatMap((block, index) => {
    if (block.language !== language || !mark.test(block.text)) return [];
    const next = blocks[index + 1];
    assert.equal(next?.language, "json", `no answer follows ${block.text}`);
    return [{ asked: block.text, answer: JSON.parse(next?.text ?? "") as unknown }];
  });
}

/** Every field that the README shows must be in the answer, with the value that it shows. */
function assertHolds(answer: unknown, shown: unknown): void {
  if (Array.isArray(shown)) {
    assert.ok(Array.isArray(answer));
    assert.equal(answer.length, shown.length);
    shown.forEach((one, index) => assertHolds(answer[index], one));
  } else if (shown !== null && typeof shown === "object") {
    for (const [field, value] of Object.entries(shown)) assertHolds((answer as Record<string, unknown>)[field], value);
  } else assert.equal(answer, shown);
}

const CURL =
  /^curl -s http:\/\/localhost:4000(?<path>\S+) -H 'content-type: application\/json' -d '(?<body>[\s\S]*)'\s*$/u;

test("the ruling on the first screen is what the service answers", () => {
  const { text } = blocks.find(({ language }) => language === "text") ?? { text: "" };
  const [summary, , ...steps] = text.trimEnd().split("\n");
  const combat = {
    attacker: { units: [{ might: 4 }, { might: 2 }] },
    defender: { units: [{ might: 3, keywords: { tank: true } }, { might: 5 }] },
  };
  const answer = adjudicate("resolveCombat", { state: { combat } });
  assert.ok(answer.ok);
  assert.equal(summary, answer.value.summary);
  const said = answer.value.steps.map((step) => `${step.text} (${step.rules.map(({ label }) => label).join(", ")})`);
  const places = steps.map((step) => said.indexOf(step));
  assert.ok(places.length > 5 && places.every((place) => place >= 0), String(places));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
});

test("every curl call of the README gives the answer that follows it", async () => {
  const examples = examplesIn("sh", /^curl -s http/);
  assert.equal(examples.length, 3);
  for (const { asked, answer } of examples) {
    const { path = "", body = "" } = CURL.exec(asked)?.groups ?? {};
    const response = await request(service.url()).post(path).set("content-type", "application/json").send(body);
    assert.equal(response.status, 200, response.text);
    assertHolds(response.body, answer);
  }
});

/** A GET as the README writes it: a whole address, or parameters for curl to encode. */
function addressOf(command: string): string {
  const whole = /^curl -s 'http:\/\/localhost:4000(?<path>[^']+)'\s*$/u.exec(command)?.groups?.["path"];
  if (whole !== undefined) return whole;
  const path = /^curl -sG http:\/\/localhost:4000(?<path>\S+)/u.exec(command)?.groups?.["path"] ?? "";
  const parameters = [...command.matchAll(/ (?:--data-urlencode|-d) (?:'([^']*)'|(\S+))/gu)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  const query = parameters
    .map((one) => one.split("="))
    .map(([name = "", ...value]): [string, string] => [name, value.join("=")]);
  return `${path}?${new URLSearchParams(query)}`;
}

test("every GET of the README gives the text that follows it", async () => {
  const gets = blocks.flatMap((block, index) =>
    /^curl -s(?:G| ')/u.test(block.text) ? [{ ...block, next: blocks[index + 1] }] : [],
  );
  assert.equal(gets.length, 3);
  for (const { text, next } of gets) {
    const response = await request(service.url()).get(addressOf(text));
    assert.equal(response.status, 200, response.text);
    if (next?.language !== "text") continue;
    const lines = response.text.split("\n");
    for (const line of next.text.split("\n")) assert.ok(lines.includes(line), `${text} does not say: ${line}`);
  }
});

test("every GraphQL query of the README gives the answer that follows it", async () => {
  const examples = examplesIn("graphql", /./);
  assert.equal(examples.length, 1);
  for (const { asked, answer } of examples) {
    const response = await request(service.url()).post("/graphql").send({ query: asked });
    assert.deepEqual(response.body, answer);
  }
});

test("the README lists the configuration as it is", async () => {
  const { readConfig, VARIABLE_NAMES } = await import("../../src/server/config.js");
  const rows = [...readme.matchAll(/^\| `(?<name>[A-Z_]+)` \| (?<value>\S+) \|/gmu)].map(
    ({ groups }) => [groups?.["name"] ?? "", groups?.["value"] ?? ""] as const,
  );
  assert.deepEqual(
    rows.map(([name]) => name),
    VARIABLE_NAMES,
  );
  assert.deepEqual(readConfig(Object.fromEntries(rows)), readConfig({}));
});

test("the README lists the operations as they are", () => {
  const rows = [
    ...readme.matchAll(/\| `(?<name>\w+)(?:\((?<given>[^)]*)\))?` \| `(?<method>[A-Z]+) (?<path>\S+)` \|$/gmu),
  ];
  assert.deepEqual(
    rows.map(({ groups }) => groups?.["name"]),
    Object.keys(operations),
  );
  for (const { groups } of rows) {
    const operation = operations[groups?.["name"] as OperationName];
    const known = Object.keys(operation.request.shape);
    for (const one of groups?.["given"]?.split(", ") ?? [])
      assert.ok(known.includes(one), `${groups?.["name"]} takes no ${one}`);
    const [{ method, path }] = operation.routes;
    assert.deepEqual([groups?.["method"], groups?.["path"]], [method.toUpperCase(), path]);
  }
});

test("the operations without an edition are those that the README names", () => {
  const named =
    /^All are queries:.* All but (?<names>.+?) take `edition`.* and all take `language`/mu.exec(readme)?.groups?.[
      "names"
    ] ?? "";
  const taking = (argument: string) =>
    Object.entries(operations).filter(([, operation]) => argument in operation.request.shape);
  assert.equal(taking("language").length, Object.keys(operations).length);
  const without = Object.keys(operations).filter((name) => !taking("edition").some(([taker]) => taker === name));
  assert.deepEqual(
    [...named.matchAll(/`(\w+)`/gu)].map(([, name]) => name),
    without,
  );
});

test("the commands of the README are those of the package", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/gu)].map(([, run, own]) => run ?? own ?? "");
  assert.ok(named.includes("start") && named.includes("test") && named.includes("check"));
  for (const name of named) assert.ok(scripts[name], name);
});
