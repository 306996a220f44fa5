import { Router, type RequestHandler, type Response } from "express";
import { outcomeOf, type Adjudicate, type Observe, type Outcome } from "../adjudicator/index.js";
import { operations, type OperationName, type Route } from "../contract/index.js";
import { caching } from "./caching.js";
import { caller, type Called } from "./call.js";
import { FORMAT_CONTENT_TYPES, formatFor, formatsOf } from "./formats.js";
import { jsonBody } from "./json-body.js";
import { operationFailure } from "./not-found.js";
import { expressPath } from "./path.js";
import { sendFailure } from "./problem-details.js";
import { readingMatter } from "./reading-matter.js";
import { WRITERS } from "./write.js";

export interface RestOptions {
  readonly adjudicate: Adjudicate;
  readonly observe: Observe;
  /** Bytes that a body may hold. */
  readonly bodyLimit: number;
}

/** Serves every route of every operation of the contract. What an operation throws is left to the app. */
export function createRest(options: RestOptions): Router {
  const router = Router();
  const body = jsonBody(options.bodyLimit);
  for (const name of Object.keys(operations) as OperationName[]) {
    for (const route of operations[name].routes) {
      const path = expressPath(route.path);
      if (route.method === "post") router.post(path, ...body, handler(name, route, options, sendFresh));
      else router.get(path, caching(operations[name]), handler(name, route, options, sendCacheable));
    }
  }
  return router;
}

type Send = (response: Response, mediaType: string, text: string) => void;

function handler(name: OperationName, route: Route, { adjudicate, observe }: RestOptions, send: Send): RequestHandler {
  const call = caller(name, route, adjudicate);
  const respond = responder(name, send);
  return (request, response) => {
    const started = performance.now();
    let outcome: Outcome = "failed";
    response.locals["operation"] = name;
    try {
      outcome = respond(response, call(request));
    } finally {
      observe(name, outcome, (performance.now() - started) / 1000);
    }
  };
}

/** Makes the function that sends what an operation answered, in the format that was asked for. */
function responder(name: OperationName, send: Send): (response: Response, called: Called) => Outcome {
  const formats = formatsOf(operations[name]);
  return (response, { answer, language, query }) => {
    response.setHeader("Content-Language", language);
    if (!answer.ok) {
      sendFailure(response, operationFailure(name, answer, language));
      return outcomeOf(answer);
    }
    const format = formatFor(response.req, query, formats);
    const text =
      format === "json" ? JSON.stringify(answer.value) : WRITERS[format](readingMatter(name, answer.value), language);
    send(response, FORMAT_CONTENT_TYPES[format], text);
    return outcomeOf(answer);
  };
}

/** Sends without an ETag: nobody caches a POST, and hashing the answer would cost more than writing it. */
function sendFresh(response: Response, contentType: string, text: string): void {
  response.writeHead(200, { "Content-Type": contentType, "Content-Length": Buffer.byteLength(text) });
  response.end(text);
}

function sendCacheable(response: Response, contentType: string, text: string): void {
  response.set("Content-Type", contentType).send(text);
}
