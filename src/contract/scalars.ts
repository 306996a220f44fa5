import { z } from "zod";
import { BOUNDS } from "../engine/index.js";
import type { TextFault } from "./shape-problem.js";

/** Control characters, line breaks, half surrogate pairs and text-direction overrides have no place in a name. */
const UNSAFE_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** What leaves no mark on a page. Names may hold such characters, as emoji do, ids may not: two would look the same. */
const INVISIBLE_CHARACTER = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Says what is wrong with a text in a way that every language has words for. */
function faulty(fault: TextFault, max?: number): { readonly params: Record<string, unknown> } {
  return { params: { fault, max } };
}

function oneLine(limit: number) {
  return z
    .string()
    .refine((text) => text.length <= limit * 2 && [...text].length <= limit, faulty("too-long", limit))
    .refine((text) => [...text].some((one) => /\S/u.test(one) && !INVISIBLE_CHARACTER.test(one)), faulty("blank"))
    .refine((text) => !UNSAFE_CHARACTER.test(text), faulty("unsafe-character"))
    .meta({ maxLength: limit });
}

export const id = oneLine(BOUNDS.idCharacters)
  .refine((text) => !INVISIBLE_CHARACTER.test(text), faulty("unsafe-character"))
  .meta({ maxLength: BOUNDS.idCharacters });
export const displayName = oneLine(BOUNDS.nameCharacters);

/** A whole number between two bounds, both included. */
export function whole(min: number, max: number) {
  return z.int().min(min).max(max);
}

export const points = whole(0, BOUNDS.pointsMax);
export const count = z.string().regex(/^\d+$/);
