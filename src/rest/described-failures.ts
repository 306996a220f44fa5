import { bugMessage, type Adjudicate } from "../adjudicator/index.js";
import { DEFAULT_LANGUAGE, type OperationName } from "../contract/index.js";
import { EXAMPLES } from "./examples.js";
import { operationFailure } from "./not-found.js";
import { problemBody, type Failure, type ProblemType } from "./problem-details.js";

/** The failures that are described once and referred to from every operation that can meet them. */
export const FAILURE_DESCRIPTIONS = {
  "shape-problem":
    "The request does not have the shape of the contract, or is not JSON at all. All problems are listed.",
  "rules-problem":
    "The request has the right shape but cannot be in the game, or a given assignment is not legal. All problems are listed.",
  "not-found": "There is nothing by the name that was looked up. What could be meant is said.",
  "too-large": "The body is larger than the server takes.",
  "not-json": "The body is not declared as JSON in UTF-8.",
  "too-many-requests": "The client has asked too often; Retry-After says in how many seconds to ask again.",
  bug: "A bug of the service. It is logged under the request id.",
} as const satisfies Partial<Record<ProblemType, string>>;

export type DescribedFailure = keyof typeof FAILURE_DESCRIPTIONS;

const REQUEST_ID = "0d3f1d5e-6a0b-4a34-9c3b-2f5f0d1c7a52";

/** An answer of each kind of failure. What it says is wrong with a request is what `adjudicate` says of one. */
export function failureExamples(adjudicate: Adjudicate) {
  const failures: Readonly<Record<DescribedFailure, Failure>> = {
    ...wrongRequests(adjudicate),
    "too-large": { type: "too-large", detail: "A body may hold at most 524288 bytes." },
    "not-json": {
      type: "not-json",
      detail: "Send the request as JSON, with the header Content-Type: application/json.",
    },
    "too-many-requests": { type: "too-many-requests", detail: "At most 600 requests a minute. Ask again in 12 s." },
    bug: { type: "bug", detail: bugMessage(REQUEST_ID) },
  };
  return (type: DescribedFailure) => problemBody(failures[type], REQUEST_ID);
}

function wrongRequests(adjudicate: Adjudicate) {
  const { battlefield, ...state } = EXAMPLES.resolveCombat.state;
  const illegal = { attacker: EXAMPLES.checkAssignment.assignment };
  const refused = (name: OperationName, request: unknown): Failure => {
    const answer = adjudicate(name, request);
    if (answer.ok) throw new Error("A request that shows a failure is answered.");
    return operationFailure(name, answer, DEFAULT_LANGUAGE);
  };
  return {
    "shape-problem": refused("resolveCombat", { state: { ...state, batlefield: battlefield } }),
    "rules-problem": refused("resolveCombat", { state: { ...state, battlefield, assignments: illegal } }),
    "not-found": refused("keyword", { name: "tnak" }),
  };
}
