import { z } from "zod";

const ITEMS = 2;

/**
 * A value of the shape: every field is there, nothing is null, lists hold two items. `turn` makes values differ and
 * picks among the words of an enum.
 */
export function sampleOf(schema: z.core.$ZodType, turn = 0): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return sampleOf(schema.unwrap(), turn);
  if (schema instanceof z.ZodArray)
    return Array.from({ length: ITEMS }, (_, item) => sampleOf(schema.element, turn + item));
  if (schema instanceof z.ZodObject) return sampleOfFields(schema.shape as Record<string, z.core.$ZodType>, turn);
  if (schema instanceof z.ZodEnum) return schema.options[turn % schema.options.length];
  if (schema instanceof z.ZodBoolean) return turn % 2 === 0;
  if (schema instanceof z.ZodNumber) return turn;
  if (schema instanceof z.ZodString) return String(turn);
  throw new Error(`There is no sample of a ${schema._zod.def.type}.`);
}

function sampleOfFields(shape: Record<string, z.core.$ZodType>, turn: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shape).map(([name, field], place) => [name, sampleOf(field, turn + place)]));
}
