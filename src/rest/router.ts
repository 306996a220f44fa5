import { Router, type RequestHandler, type Response } from "express";
import type { Adjudicate } from "../adjudicator/index.js";
import { operations, type OperationName } from "../contract/index.js";
import { caller, type Called } from "./call.js";
import { jsonBody } from "./json-body.js";
import { failureOf, sendFailure } from "./problem-details.js";

export type Outcome = "answered" | "shape-problem" | "rules-problem" | "failed";
export type Observe = (operation: string, outcome: Outcome, seconds: number) => void;

export interface RestOptions {
  readonly adjudicate: Adjudicate;
  /** Is told of each operation that was asked for, how it ended and how long it took. */
  readonly observe: Observe;
  /** Bytes that a body may hold. */
  readonly bodyLimit: number;
}

const JSON_MEDIA_TYPE = "application/json; charset=utf-8";
const MAX_AGE_SECONDS = 300;

/** Serves every operation of the contract under its method and path. What an operation throws is left to the app. */
export function createRest(options: RestOptions): Router {
  const router = Router();
  const body = jsonBody(options.bodyLimit);
  for (const name of Object.keys(operations) as OperationName[]) {
    const { method, path } = operations[name];
    if (method === "post") router.post(path, ...body, handler(name, options, sendFresh));
    else router.get(path, handler(name, options, sendCacheable));
  }
  return router;
}

type Send = (response: Response, text: string) => void;

function handler(name: OperationName, { adjudicate, observe }: RestOptions, send: Send): RequestHandler {
  const call = caller(name, adjudicate);
  return (request, response) => {
    const started = performance.now();
    let outcome: Outcome = "failed";
    response.locals["operation"] = name;
    try {
      outcome = respond(response, call(request), send);
    } finally {
      observe(name, outcome, (performance.now() - started) / 1000);
    }
  };
}

function respond(response: Response, { answer, language }: Called, send: Send): Outcome {
  response.setHeader("Content-Language", language);
  if (answer.ok) {
    send(response, JSON.stringify(answer.value));
    return "answered";
  }
  sendFailure(response, failureOf(answer));
  return `${answer.kind}-problem`;
}

/** Sends without an ETag: nobody caches a POST, and hashing the answer would cost more than writing it. */
function sendFresh(response: Response, text: string): void {
  response.writeHead(200, { "Content-Type": JSON_MEDIA_TYPE, "Content-Length": Buffer.byteLength(text) });
  response.end(text);
}

function sendCacheable(response: Response, text: string): void {
  response.set({ "Content-Type": JSON_MEDIA_TYPE, "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}` }).send(text);
}
