import { randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";

declare global {
  // The name is Express's own: this is how it lets a program add to its requests.
  namespace Express {
    interface Request {
      /** Names the request in answers, logs and error reports. */
      id: string;
    }
  }
}

const SANE_ID = /^[\w.-]{1,100}$/;

/** Names the request: by the caller's X-Request-Id if it is short and plain, else by a new id. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers["x-request-id"];
  request.id = typeof given === "string" && SANE_ID.test(given) ? given : randomUUID();
  response.setHeader("X-Request-Id", request.id);
  next();
}
