import type { Request } from "express";
import {
  acceptedLanguage,
  isLanguage,
  LANGUAGES,
  received,
  type Language,
  type Operation,
  type ShapeProblem,
} from "../contract/index.js";

export type Query = Readonly<Record<string, unknown>>;

/** What the query string of an operation may hold: `lang`, and for a GET what its request holds. */
export function queryParameters(operation: Operation): readonly string[] {
  const fields = operation.method === "get" ? Object.keys(operation.request.shape) : [];
  return ["lang", ...fields.filter((field) => field !== "language")];
}

/** The query string as an object; empty if there is none. */
export function readQuery(request: Request): Query {
  return request.url.includes("?") ? request.query : {};
}

/** The language that a request prefers, its body left aside: that of `?lang=`, else that of Accept-Language. */
export function preferredLanguage(request: Request, { lang }: Query = readQuery(request)): Language {
  return isLanguage(lang) ? lang : acceptedLanguage(request);
}

/** Says what is wrong with a query string: each parameter that is not `known`, and a `lang` that is no language. */
export function checkQuery(query: Query, known: readonly string[]): ShapeProblem[] {
  return Object.entries(query).flatMap(([name, value]): ShapeProblem[] => {
    if (!known.includes(name)) return [{ code: "shape/unknown-field", path: name, field: name, allowed: known }];
    if (name !== "lang" || isLanguage(value)) return [];
    return [{ code: "shape/not-allowed", path: name, allowed: LANGUAGES, received: received(value) }];
  });
}
