import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import { z } from "zod";
import { operations } from "../../src/contract/index.js";
import { constantCase } from "../../src/graphql/enums.js";

/** The types of an interface by name, each with its fields, each with its type as GraphQL writes it. */
export type Shapes = Record<string, Record<string, string>>;

/** All shapes of the contract, each query with its arguments and its answer. */
export function shapesOfContract(): Shapes {
  const shapes: Shapes = {};
  for (const [name, { request, answer }] of Object.entries(operations)) {
    shapes[`Query.${name}`] = { ...fieldsOf(request, shapes), "=": written(answer, shapes) };
  }
  return shapes;
}

function fieldsOf({ shape }: z.ZodObject, shapes: Shapes): Record<string, string> {
  const fields = Object.entries(shape);
  return Object.fromEntries(fields.map(([name, field]) => [name, written(field, shapes)]));
}

function written(schema: z.core.$ZodType, shapes: Shapes): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return written(schema.unwrap(), shapes).replace(/!$/, "");
  if (schema instanceof z.ZodArray) return `[${written(schema.element, shapes)}]!`;
  if (schema instanceof z.ZodEnum) return `${wordsOf(schema)}!`;
  if (schema instanceof z.ZodBoolean) return "Boolean!";
  if (schema instanceof z.ZodString) return "String!";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "Int!" : "Float!";
  if (schema instanceof z.ZodObject) return `${nameOf(schema, shapes)}!`;
  throw new Error(`GraphQL has nothing for a ${schema._zod.def.type}.`);
}

function nameOf(schema: z.ZodObject, shapes: Shapes): string {
  const name = idOf(schema);
  if (!shapes[name]) {
    shapes[name] = {};
    shapes[name] = fieldsOf(schema, shapes);
  }
  return name;
}

/** A shape that was described anew for one of its places keeps the id of the shape that it was made from. */
function idOf(schema: z.core.$ZodType): string {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return id;
  return schema._zod.parent ? idOf(schema._zod.parent) : "a shape without id";
}

function wordsOf(schema: z.ZodEnum): string {
  if (schema.meta()?.["graphql"] === "string") return "String";
  return members(schema.options.map((word) => [constantCase(String(word)), String(word)]));
}

function members(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([name, word]) => `${name}=${word}`)
    .sort()
    .join("|");
}

/** All shapes of the schema, in the same words. */
export function shapesOfSchema(schema: GraphQLSchema): Shapes {
  const shapes: Shapes = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || type === schema.getQueryType()) continue;
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    shapes[type.name] = Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, printed(field.type)]),
    );
  }
  for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const given = args.map((argument) => [argument.name, printed(argument.type)]);
    shapes[`Query.${name}`] = { ...(Object.fromEntries(given) as Record<string, string>), "=": printed(type) };
  }
  return shapes;
}

function printed(type: GraphQLType): string {
  if (isNonNullType(type)) return `${printed(type.ofType)}!`;
  if (isListType(type)) return `[${printed(type.ofType)}]`;
  return isEnumType(type) ? membersOf(type) : type.name;
}

function membersOf(type: GraphQLEnumType): string {
  return members(type.getValues().map(({ name, value }) => [name, String(value)]));
}
