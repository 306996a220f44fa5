import type { Adjudicate } from "../adjudicator/index.js";
import { operations, type Operation, type OperationName, type Route } from "../contract/index.js";
import { API_DESCRIPTION, API_TITLE, API_VERSION } from "./about.js";
import { openapiOperation, requestName } from "./openapi-operation.js";
import { HEADER_COMPONENTS, responseComponents } from "./openapi-responses.js";
import { schemaBook, type SchemaBook } from "./openapi-schemas.js";
import { SERVICE_PATHS } from "./openapi-service-paths.js";
import { SERVICE_TAG, TOPIC_TAGS } from "./openapi-tags.js";
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
    tags: [...Object.values(TOPIC_TAGS), SERVICE_TAG],
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

const NAMES = Object.keys(operations) as OperationName[];

/** Every path with what each of its methods does. */
function operationPaths(requests: SchemaBook, answers: SchemaBook, adjudicate: Adjudicate) {
  const paths: Record<string, Partial<Record<Route["method"], ReturnType<typeof openapiOperation>>>> = {};
  for (const name of NAMES) {
    for (const route of operations[name].routes) {
      const described = openapiOperation(name, route, { requests, answers, adjudicate });
      paths[route.path] = { ...paths[route.path], [route.method]: described };
    }
  }
  return paths;
}

function requestBodies(requests: SchemaBook) {
  const posts = NAMES.filter((name) => operations[name].routes.some(({ method }) => method === "post"));
  return Object.fromEntries(posts.map((name) => [requestName(name), requests.schemaOf(operations[name].request)]));
}

function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
