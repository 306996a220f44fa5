import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { sendFailure } from "./problem-details.js";

/** Reads a JSON body of at most `limit` bytes into `request.body`; a POST of any other content type is answered with 415. */
export function jsonBody(limit: number): RequestHandler[] {
  return [onlyJson, express.json({ limit, strict: false, type: () => true })];
}

function onlyJson(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== "POST" || isJson(request.headers["content-type"])) return next();
  sendFailure(response, {
    type: "not-json",
    detail: "Send the request as JSON, with the header Content-Type: application/json.",
  });
}

function isJson(contentType: string | undefined): boolean {
  if (contentType === "application/json") return true;
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? "");
}
