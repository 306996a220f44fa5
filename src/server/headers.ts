import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import cors from "cors";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";
import { DEFAULT_LANGUAGE } from "../contract/index.js";

/** Nothing is loaded from elsewhere. The pages' pictures may be written into their style sheets. */
const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  strictTransportSecurity: { includeSubDomains: false },
  crossOriginResourcePolicy: { policy: "cross-origin" },
});

/** Any page may ask: answers depend on nothing but the request, and there are no cookies. */
const readable = cors({
  methods: ["GET", "POST", "OPTIONS"],
  exposedHeaders: [
    "X-Request-Id",
    "Content-Language",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Retry-After",
  ],
  maxAge: 86_400,
});

/** Sets the headers that every response carries, and answers CORS preflight requests. */
export function commonHeaders() {
  const constant = constantHeaders();
  return (request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of constant) response.setHeader(name, value);
    if (request.method === "OPTIONS") readable(request, response, next);
    else next();
  };
}

/** What helmet and cors set is the same for every request, so they are asked once, not once a request. */
function constantHeaders(): readonly (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response, ignore);
  readable(request, response, ignore);
  response.setHeader("Content-Language", DEFAULT_LANGUAGE);
  response.setHeader("Vary", "Accept-Language");
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

function ignore(): void {}
