import { misshapen } from "../adjudicator/index.js";
import type { JsonBreak, Language } from "../contract/index.js";
import { failureOf, type Failure } from "./problem-details.js";

/** What the parser says of a body that is not JSON: its message, and the body as far as it was read as text. */
export interface JsonFault {
  readonly message?: string;
  readonly body?: unknown;
}

/** What to say of a body that is not JSON: where and how it breaks, if the parser knows. */
export function unreadableJson(fault: JsonFault, language: Language): Failure {
  return failureOf(misshapen([{ code: "shape/not-json", path: "", json: jsonBreak(fault) }], language));
}

/** The parser speaks English, so what it says is taken apart. */
function jsonBreak({ message = "", body }: JsonFault): JsonBreak {
  const found = /^Unexpected token '?(\P{C})'?[ ,]/u.exec(message)?.[1];
  const isCut = message.startsWith("Unexpected end");
  return { ...placeOf(message, body), ...(found !== undefined && { found }), ...(isCut && { isCut }) };
}

/** Newer engines name line and column themselves; for the others they are counted here. */
function placeOf(message: string, body: unknown): Pick<JsonBreak, "line" | "column"> {
  const { line, column } = /\(line (?<line>\d+) column (?<column>\d+)\)$/.exec(message)?.groups ?? {};
  if (line !== undefined) return { line: Number(line), column: Number(column) };
  const position = /at position (\d+)$/.exec(message)?.[1];
  if (position === undefined || typeof body !== "string") return {};
  const lines = body.slice(0, Number(position)).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
