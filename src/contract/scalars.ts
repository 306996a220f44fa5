import { z } from "zod";
import { BOUNDS } from "../engine/index.js";
import type { TextFault } from "./shape-problem.js";
import { idFaults, nameFaults } from "./text-faults.js";

function text(limit: number, faultsOf: (text: string, limit: number) => TextFault[]) {
  return z
    .string()
    .superRefine((given, context) => {
      for (const fault of faultsOf(given, limit)) {
        context.addIssue({
          code: "custom",
          input: given,
          params: { fault, ...(fault === "too-long" && { max: limit }) },
        });
      }
    })
    .meta({ maxLength: limit });
}

export const id = text(BOUNDS.idCharacters, idFaults);
export const displayName = text(BOUNDS.nameCharacters, nameFaults);

/** A whole number between two bounds, both included. */
export function whole(min: number, max: number) {
  return z.int().min(min).max(max);
}

export const points = whole(0, BOUNDS.pointsMax);
export const count = z.string().regex(/^\d+$/);
