import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { sendFailure } from "../rest/index.js";

const MINUTE_MS = 60_000;
const PAGES_OF_COMBATS: ReadonlySet<string> = new Set(["/", "/embed"]);

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

/** Limits only the pages that judge a combat, as a look at the others costs nothing. */
export function ofCombats(limit: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const judges = PAGES_OF_COMBATS.has(request.path) && request.query["c"] !== undefined;
    return judges ? limit(request, response, next) : next();
  };
}
