import type { Request } from "express";

export type Query = Readonly<Record<string, unknown>>;

/** The query string as an object; empty if there is none. */
export function readQuery(request: Request): Query {
  return request.url.includes("?") ? request.query : {};
}
