import type { Adjudicate } from "../adjudicator/index.js";
import { FAILURE_DESCRIPTIONS, failureExamples, type DescribedFailure } from "./described-failures.js";
import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPES, type ProblemDetails } from "./problem-details.js";

const OF_GET: readonly DescribedFailure[] = ["shape-problem", "too-many-requests", "bug"];
const OF_POST: readonly DescribedFailure[] = [
  "shape-problem",
  "too-large",
  "not-json",
  "rules-problem",
  "too-many-requests",
  "bug",
];

/** References to the failures that an operation of this method can answer with, by status. */
export function failureResponses(method: "get" | "post") {
  const types = method === "get" ? OF_GET : OF_POST;
  return Object.fromEntries(
    types.map((type) => [PROBLEM_TYPES[type].status, { $ref: `#/components/responses/${type}` }]),
  );
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
    content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: "#/components/schemas/ProblemDetails" }, example } },
  };
}

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
