import type { Response } from "express";
import { z } from "zod";
import { DEFAULT_LANGUAGE, isLanguage, problem, REFUSAL_STATUS } from "../contract/index.js";
import type { Problem, Refusal } from "../adjudicator/index.js";
import { failureFormat, FORMAT_CONTENT_TYPES } from "./formats.js";
import { failureMatter } from "./reading-matter.js";
import { WRITERS } from "./write.js";

/** Every way in which a request fails, by the name that its `type` ends in. */
export const PROBLEM_TYPES = {
  "shape-problem": { status: REFUSAL_STATUS.shape, title: "The request does not have the shape of the contract" },
  "rules-problem": { status: REFUSAL_STATUS.rules, title: "The request cannot be in the game" },
  "bad-request": { status: 400, title: "The request cannot be read" },
  "not-found": { status: 404, title: "There is nothing at this path or by this name" },
  "method-not-allowed": { status: 405, title: "The path does not take this method" },
  "too-large": { status: 413, title: "The body is too large" },
  "not-json": { status: 415, title: "The body is not declared as JSON" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  bug: { status: 500, title: "The service has failed" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemType = keyof typeof PROBLEM_TYPES;

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

export const problemDetails = z
  .strictObject({
    type: z.string().describe("The kind of failure, as the address of its explanation, such as `/docs#shape-problem`."),
    title: z.string().describe("The kind of failure, in a few words."),
    status: z.int().min(400).max(599).describe("The HTTP status."),
    detail: z.string().describe("What is wrong with this request, as a sentence."),
    instance: z.string().describe("The request id; logs have the same."),
    problems: z
      .array(problem)
      .describe("Everything that is wrong, in input order; empty if it is not about what the request says."),
  })
  .meta({ id: "ProblemDetails", description: "Why a request failed (RFC 9457)." });

export type ProblemDetails = z.infer<typeof problemDetails>;

/** What a failed answer says; `detail` is for people and holds nothing secret. */
export interface Failure {
  readonly type: ProblemType;
  /** The kind of failure in another language than English. */
  readonly title?: string;
  readonly detail: string;
  readonly problems?: readonly Problem[];
}

/** The body of a failed answer, as RFC 9457 has it. */
export function problemBody({ type, title, detail, problems = [] }: Failure, requestId: string): ProblemDetails {
  const { status, title: usual } = PROBLEM_TYPES[type];
  return { type: `/docs#${type}`, title: title ?? usual, status, detail, instance: requestId, problems: [...problems] };
}

/** The failure that a refusal of the adjudicator is. */
export function failureOf({ kind, title, summary, problems }: Refusal): Failure {
  return { type: `${kind}-problem`, title, detail: summary, problems };
}

/** Answers that the request failed, in the format that it asks for. A failure is never cached. */
export function sendFailure(response: Response, failure: Failure): void {
  const body = problemBody(failure, response.req.id);
  const { contentType, text } = writeFailure(body, response);
  response.writeHead(body.status, {
    "Content-Type": contentType,
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  response.end(text);
}

function writeFailure(body: ProblemDetails, response: Response) {
  const format = failureFormat(response.req);
  if (format === "json") return { contentType: PROBLEM_MEDIA_TYPE, text: JSON.stringify(body) };
  const said = response.getHeader("Content-Language");
  const language = isLanguage(said) ? said : DEFAULT_LANGUAGE;
  const text = WRITERS[format](failureMatter(body), language);
  return { contentType: FORMAT_CONTENT_TYPES[format], text };
}
