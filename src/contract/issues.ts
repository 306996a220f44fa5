import { z } from "zod";
import { nearest } from "./nearest.js";
import {
  EXPECTED_TYPES,
  faultIn,
  pathText,
  received,
  TEXT_FAULTS,
  type ExpectedType,
  type ShapeFault,
  type ShapeProblem,
} from "./shape-problem.js";
import { unwrapped } from "./unwrapped.js";

type Key = string | number;

/** More problems than these are only counted: a small request must not make a huge answer. */
const MOST_TOLD = 100;

/** Turns the issues that zod found into problems, in input order. */
export function shapeProblems(schema: z.ZodType, input: unknown, error: z.ZodError): ShapeProblem[] {
  const issues = error.issues.filter((issue, index, all) => !isSaidAgain(issue, all[index + 1]));
  const told = issues.slice(0, MOST_TOLD).flatMap((issue) => fromIssue(schema, input, issue));
  const all = issues.reduce((count, issue) => count + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
  const more: ShapeProblem = { code: "shape/more", path: "", amount: all - MOST_TOLD };
  return all > MOST_TOLD ? [...told.slice(0, MOST_TOLD), more] : told;
}

/** A number that is too large for any integer is too large for its bound as well, which is said next. */
function isSaidAgain(issue: z.core.$ZodIssue, next: z.core.$ZodIssue | undefined): boolean {
  return issue.code === "too_big" && next?.code === issue.code && pathText(issue.path) === pathText(next.path);
}

function fromIssue(schema: z.ZodType, input: unknown, issue: z.core.$ZodIssue): ShapeProblem[] {
  const keys = issue.path as Key[];
  const path = pathText(keys);
  const value = valueAt(input, keys);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.slice(0, MOST_TOLD).map((field) => unknownField(schema, keys, field));
    case "invalid_type":
      return [
        value === undefined
          ? { code: "shape/missing", path, expected: expectedType(issue.expected) }
          : wrongType(path, issue.expected, value),
      ];
    case "invalid_value":
      return [notAllowed(path, issue.values.map(String), value)];
    case "too_small":
    case "too_big":
      return [outOfRange(path, issue, value)];
    default:
      return [{ path, ...foundLater(issue, value) }];
  }
}

/** What a check behind the shape found: whatever it says itself, else something about a text. */
function foundLater(issue: z.core.$ZodIssue, value: unknown): ShapeFault {
  const fault = issue.code === "custom" ? faultIn(issue.params) : undefined;
  return fault ?? { code: "shape/format", ...textFault(issue), received: received(value) };
}

function textFault(issue: z.core.$ZodIssue): Pick<ShapeProblem, "fault" | "limit"> {
  const { fault, max } = (issue.code === "custom" && issue.params) || {};
  const known = TEXT_FAULTS.find((one) => one === fault);
  return { fault: known ?? "odd", ...(typeof max === "number" && { limit: { max } }) };
}

function expectedType(word: string): ExpectedType {
  return EXPECTED_TYPES.find((type) => type === word) ?? "other";
}

function wrongType(path: string, expected: string, value: unknown): ShapeProblem {
  return {
    code: "shape/type",
    path,
    expected: expectedType(expected),
    received: received(value),
    ...(typeof value === "number" && { amount: value }),
  };
}

function unknownField(schema: z.ZodType, path: readonly Key[], field: string): ShapeProblem {
  const known = fieldsAt(schema, path);
  return {
    code: "shape/unknown-field",
    path: pathText([...path, field]),
    field,
    allowed: known,
    suggestion: suggest(field, known),
  };
}

function notAllowed(path: string, allowed: readonly string[], value: unknown): ShapeProblem {
  if (value === undefined) return { code: "shape/missing", path, allowed };
  return {
    code: "shape/not-allowed",
    path,
    allowed,
    received: received(value),
    suggestion: suggest(String(value), allowed),
  };
}

function outOfRange(
  path: string,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): ShapeProblem {
  const limit = issue.code === "too_small" ? { min: Number(issue.minimum) } : { max: Number(issue.maximum) };
  if (Array.isArray(value)) return { code: "shape/too-many", path, limit, amount: value.length };
  if (typeof value === "number") return { code: "shape/out-of-range", path, limit, amount: value };
  const fault = issue.code === "too_small" ? "too-short" : "too-long";
  return { code: "shape/format", path, fault, limit, received: received(value) };
}

/** The known name that a reader most likely meant: one that is near, else one that has the word in it. */
function suggest(given: string, known: readonly string[]): string | undefined {
  return nearest(given, known) ?? known.find((word) => word.split("-").includes(given.toLowerCase()));
}

function valueAt(input: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<Key, unknown> | null | undefined)?.[key], input);
}

function fieldsAt(schema: z.ZodType, path: readonly Key[]): string[] {
  const place = path.reduce<z.core.$ZodType | undefined>((outer, key) => {
    const inner = unwrapped(outer);
    if (inner instanceof z.ZodArray) return inner.element;
    return inner instanceof z.ZodObject ? (inner.shape as Record<Key, z.core.$ZodType>)[key] : undefined;
  }, schema);
  const inner = unwrapped(place);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}
