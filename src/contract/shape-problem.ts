/** What can be wrong with the shape of a request, before any rule of the game is asked. */
export const SHAPE_PROBLEM_CODES = [
  "shape/missing",
  "shape/type",
  "shape/unknown-field",
  "shape/out-of-range",
  "shape/too-many",
  "shape/not-allowed",
  "shape/format",
  "shape/not-json",
  "shape/more",
  "shape/one-of",
] as const;
export type ShapeProblemCode = (typeof SHAPE_PROBLEM_CODES)[number];

/** The types that a request can be asked for; "other" stands for whatever has no word of its own. */
export const EXPECTED_TYPES = ["object", "array", "string", "int", "number", "boolean", "other"] as const;
export type ExpectedType = (typeof EXPECTED_TYPES)[number];

/** What can be wrong with a text; "odd" stands for whatever has no word of its own. */
export const TEXT_FAULTS = ["too-long", "too-short", "blank", "unsafe-character", "odd"] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** What stands where something else was expected: a list, an object, or a value as JSON writes it. */
export type Received = "list" | "object" | { readonly json: string };

/** Where and how a text stops being JSON, as far as that is known. */
export interface JsonBreak {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The character that does not belong there. */
  readonly found?: string | undefined;
  /** Whether the text ends too early. */
  readonly isCut?: boolean | undefined;
}

/** A fault of shape, without words: where it is, and the facts that its sentence needs. */
export interface ShapeProblem {
  readonly code: ShapeProblemCode;
  readonly path: string;
  readonly field?: string | undefined;
  readonly expected?: ExpectedType | undefined;
  readonly received?: Received | undefined;
  readonly amount?: number | undefined;
  readonly limit?: { readonly min?: number | undefined; readonly max?: number | undefined };
  readonly allowed?: readonly string[] | undefined;
  readonly suggestion?: string | undefined;
  readonly fault?: TextFault | undefined;
  readonly json?: JsonBreak | undefined;
  /** The kind of what has the field, if only other kinds have it. */
  readonly ofKind?: string | undefined;
}

/** A fault of shape apart from its place. */
export type ShapeFault = Omit<ShapeProblem, "path">;

/** A fault that only a check behind the shape finds, as an issue of zod carries it. */
export function asParams(fault: ShapeFault): { readonly shapeFault: ShapeFault } {
  return { shapeFault: fault };
}

/** The fault that an issue of zod carries, if it carries one. */
export function faultIn(params: Readonly<Record<string, unknown>> | undefined): ShapeFault | undefined {
  return params?.["shapeFault"] as ShapeFault | undefined;
}

/** Writes a place in a request as readers know it: `combat.attacker.units[0].might`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    "",
  );
}

/** What stands in a request where something else was expected; long values are cut. */
export function received(value: unknown): Received {
  if (Array.isArray(value)) return "list";
  if (value !== null && typeof value === "object") return "object";
  if (typeof value === "number") return { json: String(value) };
  return { json: JSON.stringify(value)?.slice(0, 60) ?? String(value) };
}
