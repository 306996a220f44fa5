import type { ErrorRequestHandler, Request, Response } from "express";
import { bugMessage, type LogError } from "../adjudicator/index.js";
import { preferredLanguage, sendFailure, unreadableJson, type Failure } from "../rest/index.js";
import { routeFinder, type KnownRoute } from "./routes.js";

/**
 * Answers a request that no route took: 405 with the methods that its path takes, or 404 with all routes. `files` are
 * paths that can be read as well, but nobody has to know.
 */
export function unknownRoute(routes: readonly KnownRoute[], files: ReadonlySet<string>) {
  const known = routes.map(({ path, methods }) => `${methods.join("/")} ${path}`).join(", ");
  const find = routeFinder(routes);
  return (request: Request, response: Response): void => {
    const { path, method } = request;
    const methods = find(path)?.methods ?? (files.has(path) ? (["GET"] as const) : undefined);
    if (!methods)
      return sendFailure(response, { type: "not-found", detail: `There is nothing at ${path}. There is: ${known}.` });
    const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    response.setHeader("Allow", allowed);
    sendFailure(response, { type: "method-not-allowed", detail: `${path} takes ${allowed}, not ${method}.` });
  };
}

/** Answers a request that failed: by what was wrong with it, or, for a bug, with 500 and nothing but the request id. */
export function failedRequest(bodyLimit: number, logError: LogError): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const fault = faultOfCaller(error);
    if (!fault) logError(error, request.id);
    if (response.headersSent) response.destroy();
    else if (fault?.type === "entity.parse.failed") sendUnreadable(fault, request, response);
    else sendFailure(response, fault ? refusal(fault, bodyLimit) : bug(request.id));
  };
}

function bug(requestId: string): Failure {
  return { type: "bug", detail: bugMessage(requestId) };
}

/** What Express and its body parser throw when a request is wrong. */
interface CallersFault {
  readonly status: number;
  readonly type?: string;
  readonly message: string;
  readonly body?: unknown;
}

function faultOfCaller(error: unknown): CallersFault | undefined {
  const { status, expose } = (error ?? {}) as { status?: unknown; expose?: unknown };
  const isFault = error instanceof Error && typeof status === "number" && status >= 400 && status < 500;
  return isFault && expose !== false ? (error as Error & CallersFault) : undefined;
}

/** What is wrong with a body is said in the language that the request prefers, as far as it could be read. */
function sendUnreadable(fault: CallersFault, request: Request, response: Response): void {
  const language = preferredLanguage(request);
  response.setHeader("Content-Language", language);
  sendFailure(response, unreadableJson(fault, language));
}

function refusal(fault: CallersFault, bodyLimit: number): Failure {
  switch (fault.type) {
    case "entity.too.large":
      return { type: "too-large", detail: `A body may hold at most ${bodyLimit} bytes.` };
    case "charset.unsupported":
    case "encoding.unsupported":
      return { type: "not-json", detail: `Send the body as JSON in UTF-8; this one has an ${fault.message}.` };
    default:
      return { type: "bad-request", detail: `The request cannot be read: ${fault.message}.` };
  }
}
