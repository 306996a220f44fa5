import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface SchemaBook {
  /** Every shape that has a name, under `#/components/schemas/`. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** What to write where one of the shapes is meant: a reference for those with a name. */
  readonly schemaOf: (shape: z.ZodType) => JsonSchema;
}

const HOLDER = "shapes";

/**
 * Translates zod shapes to JSON Schema 2020-12, as they are read ("input") or written ("output"). Those that carry
 * an id in their metadata become components. Throws if a shape has no counterpart in JSON Schema.
 */
export function schemaBook(io: "input" | "output", shapes: readonly z.ZodType[]): SchemaBook {
  const holder = z.object(Object.fromEntries(shapes.map((shape, index) => [`${HOLDER}${index}`, shape])));
  const { $defs = {}, properties = {} } = translated(holder, io);
  const schemas = new Map(shapes.map((shape, index) => [shape, properties[`${HOLDER}${index}`] as JsonSchema]));
  return {
    components: $defs,
    schemaOf: (shape) => schemas.get(shape) ?? {},
  };
}

function translated(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  const schema = z.toJSONSchema(shape, { target: "draft-2020-12", io, override: ({ jsonSchema }) => tidy(jsonSchema) });
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

/** Drops what only the GraphQL surface needs, and bounds that no caller can come near. */
function tidy(schema: JsonSchema): void {
  delete schema["graphql"];
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
