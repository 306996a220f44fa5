import type { Adjudicate } from "../adjudicator/index.js";
import { operations, type Operation, type OperationName } from "../contract/index.js";
import { API_DESCRIPTION, API_TITLE, API_VERSION } from "./about.js";
import { openapiOperation, requestName } from "./openapi-operation.js";
import { HEADER_COMPONENTS, responseComponents } from "./openapi-responses.js";
import { schemaBook, type SchemaBook } from "./openapi-schemas.js";
import { SERVICE_PATHS } from "./openapi-service-paths.js";
import { problemDetails } from "./problem-details.js";

/**
 * The OpenAPI 3.1 document of the service, made from the table of operations. Its example answers are what
 * `adjudicate` answers to the example requests. Throws if a shape of the contract has no counterpart in JSON Schema.
 */
export function openapiDocument(adjudicate: Adjudicate) {
  const table: readonly Operation[] = Object.values(operations);
  const requests = schemaBook(
    "input",
    table.map(({ request }) => request),
  );
  const answers = schemaBook("output", [...table.map(({ answer }) => answer), problemDetails]);
  return {
    openapi: "3.1.0",
    info: {
      title: API_TITLE,
      version: API_VERSION,
      description: API_DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [
      {
        name: "Combat",
        description: "Questions about combat. Nothing is stored: the same question has the same answer.",
      },
      { name: "Service", description: "The state of the service itself." },
    ],
    paths: { ...operationPaths(requests, answers, adjudicate), ...SERVICE_PATHS },
    components: {
      schemas: sorted({ ...requests.components, ...requestBodies(requests), ...answers.components }),
      responses: responseComponents(adjudicate),
      headers: HEADER_COMPONENTS,
    },
  };
}

/** The document as text: two spaces, a newline at the end. */
export function printOpenapi(adjudicate: Adjudicate): string {
  return `${JSON.stringify(openapiDocument(adjudicate), null, 2)}\n`;
}

function operationPaths(requests: SchemaBook, answers: SchemaBook, adjudicate: Adjudicate) {
  const names = Object.keys(operations) as OperationName[];
  return Object.fromEntries(
    names.map((name) => {
      const { method, path } = operations[name];
      return [path, { [method]: openapiOperation(name, { requests, answers, adjudicate }) }];
    }),
  );
}

function requestBodies(requests: SchemaBook) {
  const posts = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].method === "post");
  return Object.fromEntries(posts.map((name) => [requestName(name), requests.schemaOf(operations[name].request)]));
}

function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
