import type { Request } from "express";
import {
  acceptedLanguage,
  isLanguage,
  LANGUAGES,
  received,
  type Language,
  type Operation,
  type Route,
  type ShapeProblem,
} from "../contract/index.js";
import { formatsOf } from "./formats.js";
import { pathParameters } from "./path.js";
import { readQuery, type Query } from "./query-string.js";

/** What the query string of a route may hold. */
export interface KnownQuery {
  readonly parameters: readonly string[];
  /** The values of those parameters that have only a few. */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
}

/** The query string that a route takes: what the route has of its own, `lang` and `format`. */
export function knownQuery(operation: Operation, route: Route): KnownQuery {
  const inPath = pathParameters(route.path);
  const own = Object.keys(route.parameters).filter((name) => !inPath.includes(name));
  return { parameters: [...own, "lang", "format"], allowed: { lang: LANGUAGES, format: formatsOf(operation) } };
}

/** The language that a request prefers, its body left aside: that of `?lang=`, else that of Accept-Language. */
export function preferredLanguage(request: Request, { lang }: Query = readQuery(request)): Language {
  return isLanguage(lang) ? lang : acceptedLanguage(request);
}

/** Says what is wrong with a query string: each parameter that is not known, and a `lang` or `format` that is none. */
export function checkQuery(query: Query, { parameters, allowed }: KnownQuery): ShapeProblem[] {
  return Object.entries(query).flatMap(([name, value]): ShapeProblem[] => {
    if (!parameters.includes(name))
      return [{ code: "shape/unknown-field", path: name, field: name, allowed: parameters }];
    const values = allowed[name];
    if (!values || values.some((one) => one === value)) return [];
    return [{ code: "shape/not-allowed", path: name, allowed: values, received: received(value) }];
  });
}
