import "reflect-metadata";
import type { z } from "zod";
import { operations, type OperationName } from "../contract/index.js";

/** What a GraphQL field takes over from the contract. */
interface FieldOptions {
  readonly description: string;
  readonly nullable: boolean;
}

/** Description and nullability of a field, as the contract has them. */
export function of<Shape extends Readonly<Record<string, z.ZodType>>>(
  { shape }: z.ZodObject<Shape>,
  field: keyof Shape & string,
): FieldOptions {
  const schema: z.ZodType | undefined = shape[field];
  if (!schema) throw new Error(`The contract has no ${field}.`);
  return { description: described(schema, field), nullable: schema.isNullable() || schema.isOptional() };
}

/** Name and description of a type, as the contract has them; its fields are read without a call each. */
export function named(schema: z.ZodObject): [string, { description: string; simpleResolvers: true }] {
  const id = schema.meta()?.id;
  if (!id) throw new Error("A shape of the contract that GraphQL shows has no id.");
  return [id, { description: described(schema, id), simpleResolvers: true }];
}

/** The description of a query, as the contract has it. */
export function operation(name: OperationName): { description: string } {
  return { description: operations[name].description };
}

function described({ description }: z.ZodType, name: string): string {
  if (!description) throw new Error(`The contract does not describe ${name}.`);
  return description;
}
