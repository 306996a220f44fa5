import type { Request } from "express";
import { operations, type Operation } from "../contract/index.js";
import { readQuery, type Query } from "./query-string.js";

/** How an answer can be written; the first is the default. */
export const FORMATS = ["json", "text", "markdown"] as const;
export type Format = (typeof FORMATS)[number];

const ONLY_JSON = ["json"] as const satisfies readonly Format[];

export const FORMAT_MEDIA_TYPES = {
  json: "application/json",
  text: "text/plain",
  markdown: "text/markdown",
} as const satisfies Record<Format, string>;

/** The media types as answers declare them. */
export const FORMAT_CONTENT_TYPES = {
  json: `${FORMAT_MEDIA_TYPES.json}; charset=utf-8`,
  text: `${FORMAT_MEDIA_TYPES.text}; charset=utf-8`,
  markdown: `${FORMAT_MEDIA_TYPES.markdown}; charset=utf-8`,
} as const satisfies Record<Format, string>;

const FORMAT_OF_MEDIA_TYPE: ReadonlyMap<unknown, Format> = new Map(
  FORMATS.map((format) => [FORMAT_MEDIA_TYPES[format], format]),
);

/** What nearly every program sends; these need no closer look. */
const WANTS_JSON: ReadonlySet<string | undefined> = new Set([undefined, "*/*", FORMAT_MEDIA_TYPES.json]);

const READABLE_TOPICS: ReadonlySet<Operation["topic"]> = new Set(["combat", "board"]);

/** The formats in which an operation answers: rulings can be read by people as well. */
export function formatsOf({ topic }: Pick<Operation, "topic">): readonly Format[] {
  return READABLE_TOPICS.has(topic) ? FORMATS : ONLY_JSON;
}

/** The format that a request asks for among `formats`: that of `?format=`, else what Accept likes best, else JSON. */
export function formatFor(request: Request, query: Query, formats: readonly Format[]): Format {
  const { format: wanted } = query;
  if (wanted === undefined && WANTS_JSON.has(request.headers.accept)) return "json";
  const asked = formats.find((format) => format === wanted);
  if (asked !== undefined) return asked;
  const best = request.accepts(formats.map((format) => FORMAT_MEDIA_TYPES[format]));
  return FORMAT_OF_MEDIA_TYPE.get(best) ?? "json";
}

const READABLE_PATHS: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter((operation) => formatsOf(operation).length > 1)
    .flatMap(({ routes }) => routes.map(({ path }) => path)),
);

/** The format in which to say that a request failed, whoever found that out and wherever it is mounted. */
export function failureFormat(request: Request): Format {
  const [path = ""] = request.originalUrl.split("?", 1);
  const isReadable = READABLE_PATHS.has(path.toLowerCase().replace(/\/$/, ""));
  return formatFor(request, readQuery(request), isReadable ? FORMATS : ONLY_JSON);
}
