import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { hasCombat } from "../contract/index.js";
import { sendFailure } from "../rest/index.js";

const MINUTE_MS = 60_000;

/**
 * Lets each client ask so many times a minute and says in headers how many are left; after that the answer is 429
 * with Retry-After. 0 sets no limit.
 */
export function limitPerMinute(limit: number): RequestHandler {
  if (limit === 0) return (_request, _response, next) => next();
  return rateLimit({
    windowMs: MINUTE_MS,
    limit,
    standardHeaders: "draft-6",
    legacyHeaders: false,
    validate: false,
    handler: (_request, response) => {
      const seconds = String(response.getHeader("Retry-After"));
      sendFailure(response, {
        type: "too-many-requests",
        detail: `At most ${limit} requests a minute. Ask again in ${seconds} s.`,
      });
    },
  });
}

/** Limits only requests that bring a combat, as a look at any other page costs nothing. */
export function ofCombats(limit: RequestHandler): RequestHandler {
  return (request, response, next) => (hasCombat(request.query["c"]) ? limit(request, response, next) : next());
}
