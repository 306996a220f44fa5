import { z } from "zod";
import { BOUNDS } from "../engine/index.js";
import type { TextFault } from "./shape-problem.js";

/** Control characters, line breaks, half surrogate pairs and text-direction overrides have no place in a name. */
const UNSAFE_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Says what is wrong with a text in a way that every language has words for. */
function faulty(fault: TextFault, max?: number): { readonly params: Record<string, unknown> } {
  return { params: { fault, max } };
}

function oneLine(limit: number) {
  return z
    .string()
    .refine((text) => text.length <= limit * 2 && [...text].length <= limit, faulty("too-long", limit))
    .refine((text) => /\S/u.test(text), faulty("blank"))
    .refine((text) => !UNSAFE_CHARACTER.test(text), faulty("unsafe-character"))
    .meta({ maxLength: limit });
}

export const id = oneLine(BOUNDS.idCharacters);
export const displayName = oneLine(BOUNDS.nameCharacters);

/** A whole number between two bounds, both included. */
export function whole(min: number, max: number) {
  return z.int().min(min).max(max);
}

export const points = whole(0, BOUNDS.pointsMax);
export const count = z.string().regex(/^\d+$/);
