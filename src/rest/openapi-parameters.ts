import { LANGUAGES, type Operation, type Route } from "../contract/index.js";
import { FORMATS, formatsOf } from "./formats.js";
import type { SchemaBook } from "./openapi-schemas.js";
import { parametersOf } from "./url-request.js";

/** The parameters of a route as OpenAPI has them, with the values of the example request. */
export function openapiParameters(
  operation: Operation,
  route: Route,
  requests: SchemaBook,
  example: Readonly<Record<string, unknown>>,
) {
  const { properties = {} } = requests.schemaOf(operation.request);
  const own = parametersOf(operation, route).map(({ name, field, place, isRequired }) => ({
    name,
    in: place,
    required: place === "path" || isRequired,
    ...described(properties[field]),
    ...(example[field] !== undefined && { example: example[field] }),
  }));
  return [...own, LANG, ...(formatsOf(operation).length > 1 ? [FORMAT] : [])];
}

/** A parameter can be left out, but not be null; and what it means stands beside its schema. */
function described(property: unknown) {
  const { description, ...schema } = withoutNull((property ?? {}) as JsonSchema);
  return { ...(description !== undefined && { description }), schema };
}

interface JsonSchema {
  readonly description?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: unknown;
}

function withoutNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  if (!anyOf) return rest;
  const others = anyOf.filter(({ type }) => type !== "null");
  return others.length === 1 ? { ...others[0], ...rest } : { anyOf: others, ...rest };
}

const LANG = {
  name: "lang",
  in: "query",
  required: false,
  description:
    "The language of the answer. Default: what Accept-Language likes best; a `language` in the body goes before both.",
  schema: { type: "string", enum: LANGUAGES },
};

const FORMAT = {
  name: "format",
  in: "query",
  required: false,
  description:
    "How the answer is written: as JSON, as plain text, or as a message for a chat in Markdown. Default: what Accept likes best, else JSON.",
  schema: { type: "string", enum: FORMATS },
};
