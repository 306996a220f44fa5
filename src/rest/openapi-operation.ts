import { z } from "zod";
import type { Adjudicate } from "../adjudicator/index.js";
import { LANGUAGES, operations, type Operation, type OperationName } from "../contract/index.js";
import { EXAMPLES } from "./examples.js";
import { answerHeaders, failureResponses } from "./openapi-responses.js";
import type { SchemaBook } from "./openapi-schemas.js";
import { queryParameters } from "./query.js";

export interface OperationParts {
  readonly requests: SchemaBook;
  readonly answers: SchemaBook;
  readonly adjudicate: Adjudicate;
}

/** The name of the component that is an operation's request. */
export function requestName(name: OperationName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`;
}

/** One operation of the table as OpenAPI has it: what it takes, what it answers, how it fails, with an example. */
export function openapiOperation(name: OperationName, parts: OperationParts) {
  const operation: Operation = operations[name];
  return {
    operationId: name,
    tags: ["Combat"],
    summary: operation.summary,
    description: operation.description,
    parameters: parameters(operation, parts.requests),
    ...(operation.method === "post" && { requestBody: requestBody(name) }),
    responses: { 200: success(name, operation, parts), ...failureResponses(operation.method) },
  };
}

function parameters(operation: Operation, requests: SchemaBook) {
  const { properties = {}, required = [] } = requests.schemaOf(operation.request);
  const own = queryParameters(operation).filter((field) => field !== "lang");
  const ofRequest = own.map((field) => ({
    name: field,
    in: "query",
    required: required.includes(field),
    schema: properties[field] ?? {},
  }));
  return [...ofRequest, LANG];
}

const LANG = {
  name: "lang",
  in: "query",
  description:
    "The language of the answer. Default: what Accept-Language likes best; a `language` in the body goes before both.",
  schema: { type: "string", enum: LANGUAGES },
};

function requestBody(name: OperationName) {
  const schema = { $ref: `#/components/schemas/${requestName(name)}` };
  return {
    required: true,
    content: {
      "application/json": { schema, examples: { combat: { summary: EXAMPLE_SUMMARY, value: EXAMPLES[name] } } },
    },
  };
}

const EXAMPLE_SUMMARY = "Might 4 and 2 attack a Tank of 3 and a 5; the defender controls the battlefield";

function success(
  name: OperationName,
  { answer }: { readonly answer: z.ZodType },
  { answers, adjudicate }: OperationParts,
) {
  const ruled = adjudicate(name, EXAMPLES[name]);
  const examples = ruled.ok
    ? { examples: { combat: { summary: "The answer to the example", value: ruled.value } } }
    : {};
  return {
    description: answer.description ?? "The answer.",
    headers: answerHeaders(),
    content: { "application/json": { schema: answers.schemaOf(answer), ...examples } },
  };
}
