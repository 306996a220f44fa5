import type { RequestHandler } from "express";
import { KEEP_A_WHILE, KEEP_FOR_EVER, type Operation } from "../contract/index.js";
import { formatsOf } from "./formats.js";
import { readQuery, type Query } from "./query-string.js";

/**
 * Says how long the answer to a GET may be kept, and which headers decide it. A URL that says everything that the
 * answer depends on has the same answer for ever. A failure is not kept: whoever sends it says so.
 */
export function caching(operation: Pick<Operation, "topic">): RequestHandler {
  const hasFormats = formatsOf(operation).length > 1;
  return (request, response, next) => {
    const query = readQuery(request);
    const varying = varyingBy(query, hasFormats);
    if (varying.length > 0) response.setHeader("Vary", varying.join(", "));
    else response.removeHeader("Vary");
    const saysAll = varying.length === 0 && query["edition"] !== undefined;
    response.setHeader("Cache-Control", saysAll ? KEEP_FOR_EVER : KEEP_A_WHILE);
    next();
  };
}

/** The request headers that the answer depends on, as the URL does not say what they say. */
function varyingBy(query: Query, hasFormats: boolean): readonly string[] {
  const headers: string[] = [];
  if (query["lang"] === undefined) headers.push("Accept-Language");
  if (hasFormats && query["format"] === undefined) headers.push("Accept");
  return headers;
}
