import { z } from "zod";
import { asParams, type ExpectedType, type ShapeFault } from "./shape-problem.js";
import { unwrapped } from "./unwrapped.js";

/** The fields that a kind needs, and those that it may have besides. */
interface KindFields {
  readonly needs: readonly string[];
  readonly takes: readonly string[];
}

interface Range {
  readonly min: number;
  readonly max: number;
}

type Fields = Readonly<Record<string, z.ZodType>>;

/** What has a kind, which decides the fields that it takes besides; null reads as left out. */
type OfKind<Kind extends string> = { readonly kind: Kind } & Readonly<Record<string, unknown>>;

/**
 * Makes the check of an object whose `kind` decides which other fields it needs and may have, and between which
 * bounds its `amount` is. All that is wrong is said at once, each at its field.
 */
export function checkKind<Kind extends string>(
  shape: Fields,
  fieldsOf: Readonly<Record<Kind, KindFields>>,
  amountsOf: { readonly [Name in Kind]?: Range } = {},
): (given: OfKind<Kind>, context: z.RefinementCtx) => void {
  const fields = Object.keys(shape).filter((field) => field !== "kind");
  return (given, context) => {
    const { kind } = given;
    for (const field of fields) {
      const value = given[field] ?? null;
      const fault =
        value === null
          ? absence(shape, field, fieldsOf[kind])
          : (excess(kind, field, fieldsOf[kind]) ?? (field === "amount" ? offRange(value, amountsOf[kind]) : null));
      if (fault) context.addIssue({ code: "custom", path: [field], params: asParams(fault) });
    }
  };
}

function absence(shape: Fields, field: string, { needs }: KindFields): ShapeFault | null {
  return needs.includes(field) ? { code: "shape/missing", ...whatIsDue(unwrapped(shape[field])) } : null;
}

function whatIsDue(schema: z.core.$ZodType | undefined): Pick<ShapeFault, "allowed" | "expected"> {
  if (schema instanceof z.ZodEnum) return { allowed: schema.options.map(String) };
  return { expected: expectedOf(schema) };
}

function expectedOf(schema: z.core.$ZodType | undefined): ExpectedType {
  if (schema instanceof z.ZodArray) return "array";
  if (schema instanceof z.ZodObject) return "object";
  if (schema instanceof z.ZodNumber) return "int";
  return schema instanceof z.ZodString ? "string" : "other";
}

function excess(kind: string, field: string, { needs, takes }: KindFields): ShapeFault | null {
  const allowed = [...needs, ...takes];
  return allowed.includes(field)
    ? null
    : { code: "shape/unknown-field", field, ofKind: kind, allowed: ["kind", ...allowed] };
}

function offRange(value: unknown, range: Range | undefined): ShapeFault | null {
  if (range === undefined || typeof value !== "number") return null;
  const { min, max } = range;
  if (value < min) return { code: "shape/out-of-range", limit: { min }, amount: value };
  return value > max ? { code: "shape/out-of-range", limit: { max }, amount: value } : null;
}
