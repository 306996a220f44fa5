import { misshapen } from "../adjudicator/index.js";
import type { Language } from "../contract/index.js";
import { failureOf, type Failure } from "./problem-details.js";

/** What the parser says of a body that is not JSON: its message, and the body as far as it was read as text. */
export interface JsonFault {
  readonly message?: string;
  readonly body?: unknown;
}

/** What to say of a body that is not JSON: where it broke, if the parser knows. */
export function unreadableJson(fault: JsonFault, language: Language): Failure {
  return failureOf(misshapen([{ code: "shape/not-json", path: "", detail: located(fault) }], language));
}

/** Newer engines name line and column themselves; for the others they are counted here. */
function located({ message = "", body }: JsonFault): string {
  const position = /at position (\d+)$/.exec(message)?.[1];
  if (position === undefined || typeof body !== "string") return message;
  const lines = body.slice(0, Number(position)).split("\n");
  return `${message} (line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1})`;
}
