import type { Request } from "express";
import { z } from "zod";
import {
  readRequest,
  unwrapped,
  type Operation,
  type OperationName,
  type Route,
  type ShapeProblem,
} from "../contract/index.js";
import type { Problem } from "../adjudicator/index.js";
import { pathParameters } from "./path.js";
import type { Query } from "./query-string.js";

/** One parameter of a GET and the field of the request that it gives. */
export interface Parameter {
  readonly name: string;
  readonly field: string;
  readonly place: "path" | "query";
  readonly isNumber: boolean;
  readonly isRequired: boolean;
}

/** A URL cannot hold objects, so there a combat is always a line of notation. */
const ONLY_WAY_IN_URLS = "notation";

/** The parameters of a route, as its row and the shape of its request have them. */
export function parametersOf({ request }: Pick<Operation, "request">, route: Route): readonly Parameter[] {
  const inPath = pathParameters(route.path);
  return Object.entries(route.parameters).map(([name, field]) => {
    const schema = request.shape[field] as z.ZodType;
    return {
      name,
      field,
      place: inPath.includes(name) ? "path" : "query",
      isNumber: unwrapped(schema) instanceof z.ZodNumber,
      isRequired: field === ONLY_WAY_IN_URLS || !schema.safeParse(undefined).success,
    };
  });
}

/** Makes the request that a URL stands for. Parameters that are not there are left out. */
export function requestFromUrl(parameters: readonly Parameter[], { params }: Request, query: Query) {
  const given = parameters.flatMap(({ name, field, place, isNumber }) => {
    const value: unknown = place === "path" ? params[name] : query[name];
    if (value === undefined) return [];
    return [[field, isNumber ? asNumber(value) : value] as const];
  });
  return Object.fromEntries(given);
}

/** The number that a text is if it is written as a whole one; anything else is left for the shape to refuse. */
function asNumber(value: unknown): unknown {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** What is wrong with the shape of a request from a URL, by the names of its parameters. */
export function checkUrlRequest(
  name: OperationName,
  parameters: readonly Parameter[],
  request: Readonly<Record<string, unknown>>,
): ShapeProblem[] {
  const read = readRequest(name, request);
  const wrong = read.ok ? [] : read.problems;
  const missing = parameters
    .filter(({ field, isRequired }) => isRequired && request[field] === undefined)
    .filter(({ field }) => !wrong.some(({ path }) => path === field))
    .map(({ name: path }): ShapeProblem => ({ code: "shape/missing", path, expected: "string" }));
  return [...missing, ...wrong.map((problem) => ({ ...problem, path: renamed(problem.path, parameters) }))];
}

/** Problems of the adjudicator by the names of the parameters: `c` instead of `notation`. */
export function inParameters(problems: readonly Problem[], parameters: readonly Parameter[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: renamed(problem.path, parameters) }));
}

function renamed(path: string, parameters: readonly Parameter[]): string {
  const [field = ""] = path.split(/[.[]/, 1);
  const name = parameters.find((parameter) => parameter.field === field)?.name;
  return name === undefined ? path : name + path.slice(field.length);
}
