import { LANGUAGES, received, THEMES, type ShapeProblem } from "../../../contract/index.js";
import { EDITIONS } from "../../../rulebook/index.js";

const ALLOWED = [
  ["edition", EDITIONS],
  ["lang", LANGUAGES],
  ["theme", THEMES],
] as const;

/**
 * What is wrong with the address of a combat besides its notation, as the service judges it: a page that picked a
 * value of its own instead would rule by another edition than the one that the link asks for.
 */
export function addressFaults(query: URLSearchParams): ShapeProblem[] {
  return [
    ...(query.getAll("c").length > 1
      ? [{ code: "shape/type", path: "c", expected: "string", received: "list" } as const]
      : []),
    ...ALLOWED.flatMap(([name, allowed]) => notAmong(name, query.getAll(name), allowed)),
  ];
}

function notAmong(path: string, values: readonly string[], allowed: readonly string[]): ShapeProblem[] {
  const [value] = values;
  if (value === undefined || (values.length === 1 && allowed.includes(value))) return [];
  return [{ code: "shape/not-allowed", path, allowed, received: received(values.length > 1 ? values : value) }];
}
