import type { NextFunction, Request, Response } from "express";
import type { Logger } from "pino";

const PATH_CHARACTERS = 200;

/** Paths that machines ask for every few seconds; their lines are only kept at level debug. */
const QUIET_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

export interface AccessLogOptions {
  readonly logger: Logger;
  readonly count: (method: string, status: number) => void;
}

/**
 * Writes one line for each request as it ends: method, path without query string, status, milliseconds, request
 * id and operation. Bodies and query strings are never logged.
 */
export function accessLog({ logger, count }: AccessLogOptions) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once("close", () => {
      count(request.method, response.statusCode);
      const path = pathOf(request.originalUrl);
      logger[QUIET_PATHS.has(path) ? "debug" : "info"]({
        method: request.method,
        path: path.slice(0, PATH_CHARACTERS),
        status: response.statusCode,
        ms: Math.round((performance.now() - started) * 100) / 100,
        requestId: request.id,
        operation: response.locals["operation"],
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
