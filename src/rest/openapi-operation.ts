import type { Adjudicate, Answer } from "../adjudicator/index.js";
import { DEFAULT_LANGUAGE, operations, type Operation, type OperationName, type Route } from "../contract/index.js";
import { exampleFor } from "./examples.js";
import { FORMAT_MEDIA_TYPES, formatsOf } from "./formats.js";
import { openapiParameters } from "./openapi-parameters.js";
import { answerHeaders, failureResponses } from "./openapi-responses.js";
import type { SchemaBook } from "./openapi-schemas.js";
import { TOPIC_TAGS } from "./openapi-tags.js";
import { readingMatter } from "./reading-matter.js";
import { WRITERS } from "./write.js";

export interface OperationParts {
  readonly requests: SchemaBook;
  readonly answers: SchemaBook;
  readonly adjudicate: Adjudicate;
}

/** The name of the component that is an operation's request. */
export function requestName(name: OperationName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`;
}

/** One route of an operation as OpenAPI has it: what it takes, what it answers, how it fails, with an example. */
export function openapiOperation(name: OperationName, route: Route, parts: OperationParts) {
  const operation: Operation = operations[name];
  const example = exampleFor(name, route.method);
  const isFirst = operation.routes[0] === route;
  return {
    operationId: isFirst ? name : `${name}ByUrl`,
    tags: [TOPIC_TAGS[operation.topic].name],
    summary: isFirst ? operation.summary : `${operation.summary}, by URL`,
    description: operation.description,
    parameters: openapiParameters(operation, route, parts.requests, example),
    ...(route.method === "post" && { requestBody: requestBody(name, operation.topic, example) }),
    responses: { 200: success(name, example, parts), ...failureResponses(name, route.method) },
  };
}

function requestBody(name: OperationName, topic: Operation["topic"], value: unknown) {
  const schema = { $ref: `#/components/schemas/${requestName(name)}` };
  const summary = topic === "board" ? BOARD_SUMMARY : COMBAT_SUMMARY;
  return { required: true, content: { "application/json": { schema, examples: { [topic]: { summary, value } } } } };
}

const COMBAT_SUMMARY = "Might 4 and 2 attack a Tank of 3 and a 5; the defender controls the battlefield";
const BOARD_SUMMARY =
  "It is Ana's turn: her Scout of 2 is in her base, Ben's Guard of 3 at a battlefield that he controls";

function success(name: OperationName, example: unknown, { answers, adjudicate }: OperationParts) {
  const operation: Operation = operations[name];
  const ruled: Answer<unknown> = adjudicate(name, example);
  const contents = formatsOf(operation).map((format) => {
    const schema = format === "json" ? answers.schemaOf(operation.answer) : { type: "string" };
    const value = ruled.ok && (format === "json" ? ruled.value : readable(name, ruled.value, format));
    const examples = ruled.ok && { examples: { [operation.topic]: { summary: SAME, value } } };
    return [FORMAT_MEDIA_TYPES[format], { schema, ...examples }] as const;
  });
  return {
    description: operation.answer.description ?? "The answer.",
    headers: answerHeaders(),
    content: Object.fromEntries(contents),
  };
}

const SAME = "The answer to the example";

function readable(name: OperationName, value: unknown, format: keyof typeof WRITERS): string {
  return WRITERS[format](readingMatter(name, value), DEFAULT_LANGUAGE);
}
