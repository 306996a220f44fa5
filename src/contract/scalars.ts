import { z } from "zod";
import { BOUNDS } from "../engine/index.js";

/** Control characters, line breaks, half surrogate pairs and text-direction overrides have no place in a name. */
const UNSAFE_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function oneLine(limit: number) {
  return z
    .string()
    .max(limit * 2)
    .refine((text) => [...text].length <= limit, { message: `At most ${limit} characters.` })
    .refine((text) => /\S/u.test(text), { message: "Must hold at least one visible character." })
    .refine((text) => !UNSAFE_CHARACTER.test(text), {
      message: "Must not hold control characters, line breaks or text-direction marks.",
    })
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
