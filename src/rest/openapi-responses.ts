import type { Adjudicate } from "../adjudicator/index.js";
import { operations, type OperationName, type Route } from "../contract/index.js";
import { FAILURE_DESCRIPTIONS, failureExamples, type DescribedFailure } from "./described-failures.js";
import { FORMAT_MEDIA_TYPES } from "./formats.js";
import { isLookUp } from "./not-found.js";
import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPES, type ProblemDetails } from "./problem-details.js";

const OF_ALL: readonly DescribedFailure[] = ["shape-problem", "too-many-requests", "bug"];
const OF_BODIES: readonly DescribedFailure[] = ["too-large", "not-json"];

/** References to the failures that a route can answer with, by status. */
export function failureResponses(name: OperationName, method: Route["method"]) {
  const types = [...OF_ALL, ...(method === "post" ? OF_BODIES : []), ...ofOperation(name)];
  return Object.fromEntries(
    types.map((type) => [PROBLEM_TYPES[type].status, { $ref: `#/components/responses/${type}` }]),
  );
}

/** What can be wrong with a request of the right shape. */
function ofOperation(name: OperationName): readonly DescribedFailure[] {
  const isEmpty = Object.keys(operations[name].request.shape).every((field) => field === "language");
  if (isEmpty) return [];
  return isLookUp(name) ? ["not-found", "rules-problem"] : ["rules-problem"];
}

/** The failures themselves, as components of the document, each with an example. */
export function responseComponents(adjudicate: Adjudicate) {
  const exampleOf = failureExamples(adjudicate);
  const types = Object.keys(FAILURE_DESCRIPTIONS) as DescribedFailure[];
  return Object.fromEntries(types.map((type) => [type, failure(type, exampleOf(type))]));
}

function failure(type: DescribedFailure, example: ProblemDetails) {
  const retryAfter = { "Retry-After": { $ref: "#/components/headers/Retry-After" } };
  return {
    description: FAILURE_DESCRIPTIONS[type],
    headers: { ...answerHeaders(), ...(type === "too-many-requests" && retryAfter) },
    content: {
      [PROBLEM_MEDIA_TYPE]: { schema: { $ref: "#/components/schemas/ProblemDetails" }, example },
      ...(type !== "not-found" && READABLE),
    },
  };
}

/** Operations that answer in formats for people fail in them as well. */
const READABLE = {
  [FORMAT_MEDIA_TYPES.text]: { schema: { type: "string" } },
  [FORMAT_MEDIA_TYPES.markdown]: { schema: { type: "string" } },
} as const;

/** References to the headers of every answer. */
export function answerHeaders() {
  return {
    "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" },
    "Content-Language": { $ref: "#/components/headers/Content-Language" },
  };
}

/** The headers themselves, as components of the document. */
export const HEADER_COMPONENTS = {
  "X-Request-Id": {
    description: "Names the request; that of the caller if it was short and plain.",
    schema: { type: "string" },
  },
  "Content-Language": { description: "The language of the answer.", schema: { type: "string" } },
  "Retry-After": { description: "In how many seconds to ask again.", schema: { type: "integer", minimum: 0 } },
} as const;
