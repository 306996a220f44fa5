import { z } from "zod";
import { operations, type OperationName } from "../../src/contract/index.js";
import { constantCase } from "../../src/graphql/enums.js";

type Convert = (word: string, words: readonly string[]) => string;

/** The arguments of a query with the names that GraphQL has for enum values. */
export function enumsAsInGraphql(name: OperationName, request: object): object {
  return converted(operations[name].request, request, constantCase) as object;
}

/** The answer of a query with the names that GraphQL has for enum values. */
export function enumsAsInGraphqlAnswer(name: OperationName, answer: unknown): unknown {
  return converted(operations[name].answer, answer, constantCase);
}

/** The answer of a query with the words that REST has for enum values. */
export function enumsAsInRest(name: OperationName, answer: unknown): unknown {
  return converted(
    operations[name].answer,
    answer,
    (word, words) => words.find((one) => constantCase(one) === word) ?? word,
  );
}

function converted(schema: z.core.$ZodType, value: unknown, convert: Convert): unknown {
  if (value === null || value === undefined) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return converted(schema.unwrap(), value, convert);
  if (schema instanceof z.ZodArray) return (value as unknown[]).map((one) => converted(schema.element, one, convert));
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, converted(schema.shape[field], one, convert)]),
    );
  }
  if (!(schema instanceof z.ZodEnum) || schema.meta()?.["graphql"] === "string") return value;
  return convert(String(value), schema.options.map(String));
}
