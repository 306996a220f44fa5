import assert from "node:assert/strict";
import { test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { operations, type Operation, type OperationName } from "../../src/contract/index.js";
import { openapiDocument, printOpenapi } from "../../src/rest/openapi.js";
import { problemDetails } from "../../src/rest/problem-details.js";
import { testApp } from "../server/test-app.js";

interface Content {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** As much of an operation as these tests look at. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

const text = printOpenapi(adjudicate);
const document = JSON.parse(text) as ReturnType<typeof openapiDocument>;

function documented(name: OperationName): DocumentedOperation {
  const { method, path } = operations[name];
  const paths = document.paths as unknown as Record<string, Record<string, DocumentedOperation>>;
  return paths[path]?.[method] as DocumentedOperation;
}

function exampleOf(contents: Readonly<Record<string, Content>> | undefined, mediaType: string): unknown {
  return contents?.[mediaType]?.examples?.["combat"]?.value;
}

const NAMES = Object.keys(operations) as OperationName[];

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(text) as Record<string, unknown>);
  assert.ok(result.valid, JSON.stringify(result.errors, null, 1));
  assert.equal(validator.version, "3.1");
});

test("every reference leads to something, and every component is referred to", () => {
  const references = new Set(
    [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/([\w-]+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  );
  const components = Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  );
  assert.deepEqual([...references].sort(), components.sort());
});

test("every operation of the table is described, with what it takes, answers and how it fails", () => {
  for (const name of NAMES) {
    const operation: Operation = operations[name];
    const described = documented(name);
    assert.equal(described.operationId, name);
    assert.deepEqual([described.summary, described.description], [operation.summary, operation.description]);
    const failures = operation.method === "post" ? ["400", "413", "415", "422", "429", "500"] : ["400", "429", "500"];
    assert.deepEqual(Object.keys(described.responses).sort(), ["200", ...failures]);
  }
});

test("every example request has the shape of its operation, and every example answer is what the service answers", () => {
  for (const name of NAMES) {
    const { method, request: shape, answer }: Operation = operations[name];
    const described = documented(name);
    const asked = method === "post" ? exampleOf(described.requestBody?.content, "application/json") : {};
    shape.parse(asked);
    const answered = exampleOf(described.responses["200"]?.content, "application/json");
    answer.parse(answered);
    assert.deepEqual({ ok: true, value: answered }, JSON.parse(JSON.stringify(adjudicate(name, asked))));
  }
});

test("every example of a failure is one, and those of wrong requests say what is wrong", () => {
  for (const [type, { content }] of Object.entries(document.components.responses)) {
    const example = problemDetails.parse(content["application/problem+json"]?.example);
    assert.equal(example.type, `/docs#${type}`);
    assert.equal(example.problems.length > 0, type === "shape-problem" || type === "rules-problem", type);
  }
});

test("nothing of other surfaces and no bound out of reach gets into the document", () => {
  for (const odd of ["9007199254740991", '"graphql":', "$defs", "$schema"]) assert.equal(text.indexOf(odd), -1, odd);
});

test("the document is the same each time, and served as it is", async () => {
  assert.equal(printOpenapi(adjudicate), text);
  assert.ok(text.endsWith("}\n"));
  const served = await request(testApp().app).get("/openapi.json");
  assert.match(String(served.headers["content-type"]), /^application\/json/);
  assert.equal(served.text, "{}\n");
});
