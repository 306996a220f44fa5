import assert from "node:assert/strict";
import { test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { operations, type Operation, type OperationName, type Route } from "../../src/contract/index.js";
import { openapiDocument, printOpenapi } from "../../src/rest/openapi.js";
import { problemDetails } from "../../src/rest/problem-details.js";
import { testApp } from "../server/test-app.js";

interface Content {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: { readonly anyOf?: unknown };
  readonly example?: unknown;
}

/** As much of an operation as these tests look at. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

const text = printOpenapi(adjudicate);
const document = JSON.parse(text) as ReturnType<typeof openapiDocument>;

function documented({ method, path }: Route): DocumentedOperation {
  const paths = document.paths as unknown as Record<string, Record<string, DocumentedOperation>>;
  return paths[path]?.[method] as DocumentedOperation;
}

function exampleOf(contents: Readonly<Record<string, Content>> | undefined, mediaType: string, topic: string): unknown {
  return contents?.[mediaType]?.examples?.[topic]?.value;
}

const ROUTES = (Object.keys(operations) as OperationName[]).flatMap((name) => {
  const operation: Operation = operations[name];
  return operation.routes.map((route) => ({ name, operation, route }));
});
const READABLE: ReadonlySet<Operation["topic"]> = new Set(["combat", "board"]);
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  get: ["200", "400", "422", "429", "500"],
  post: ["200", "400", "413", "415", "422", "429", "500"],
  editions: ["200", "400", "429", "500"],
  lookUp: ["200", "400", "404", "422", "429", "500"],
};

function statusesOf(name: OperationName, { method, path }: Route): readonly string[] | undefined {
  return STATUSES[name] ?? STATUSES[path.includes("{") ? "lookUp" : method];
}

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

test("every route of the table is described, with what it takes, answers and how it fails", () => {
  for (const { name, operation, route } of ROUTES) {
    const described = documented(route);
    const isFirst = operation.routes[0] === route;
    assert.equal(described.operationId, isFirst ? name : `${name}ByUrl`);
    assert.equal(described.summary, operation.summary + (isFirst ? "" : ", by URL"));
    assert.equal(described.description, operation.description);
    assert.deepEqual(
      described.tags.map((tag) => tag.toLowerCase()),
      [operation.topic],
    );
    assert.deepEqual(Object.keys(described.responses).sort(), statusesOf(name, route), name);
    const types = ["application/json", ...(READABLE.has(operation.topic) ? ["text/plain", "text/markdown"] : [])];
    assert.deepEqual(Object.keys(described.responses["200"]?.content ?? {}), types);
  }
});

test("every parameter of a route is described once; those in the path and the line of notation are required", () => {
  for (const { operation, route } of ROUTES) {
    const { parameters } = documented(route);
    const shared = READABLE.has(operation.topic) ? ["lang", "format"] : ["lang"];
    assert.deepEqual(
      parameters.map(({ name }) => name),
      [...Object.keys(route.parameters), ...shared],
    );
    for (const { name, in: place, required, schema } of parameters) {
      assert.equal(place === "path", route.path.includes(`{${name}}`));
      assert.equal(required, place === "path" || name === "c", name);
      assert.equal(schema.anyOf, undefined, `${name} can be null`);
    }
  }
});

test("every example request has the shape of its operation, and every example answer is what the service answers", () => {
  for (const { name, operation, route } of ROUTES) {
    const { requestBody, parameters, responses } = documented(route);
    const given = parameters.flatMap((one) => {
      const field = route.parameters[one.name];
      return one.example === undefined || field === undefined ? [] : [[field, one.example] as const];
    });
    const asked = requestBody
      ? exampleOf(requestBody.content, "application/json", operation.topic)
      : Object.fromEntries(given);
    operation.request.parse(asked);
    const answered = exampleOf(responses["200"]?.content, "application/json", operation.topic);
    operation.answer.parse(answered);
    assert.deepEqual({ ok: true, value: answered }, JSON.parse(JSON.stringify(adjudicate(name, asked))));
  }
});

test("every example of a failure is one, and those of wrong requests say what is wrong", () => {
  for (const [type, { content }] of Object.entries(document.components.responses)) {
    const example = problemDetails.parse(content["application/problem+json"]?.example);
    assert.equal(example.type, `/docs#${type}`);
    assert.equal(example.problems.length > 0, ["shape-problem", "rules-problem", "not-found"].includes(type), type);
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
