import { plainLine } from "../../contract/index.js";

/** A piece of a page. It is only made by `markup`, so that nothing gets into a page unescaped. */
export interface Markup {
  readonly source: string;
}

type Inserted = Markup | string | number | readonly Markup[];

/** Writes a piece of a page. Text that is put in is escaped, wherever it stands; attributes need their double quotes. */
export function markup(written: TemplateStringsArray, ...inserted: readonly Inserted[]): Markup {
  const pieces = written.map((piece, index) => (index === 0 ? "" : sourceOf(inserted[index - 1] ?? "")) + piece);
  return { source: pieces.join("") };
}

function sourceOf(value: Inserted): string {
  if (typeof value === "string" || typeof value === "number") return escaped(String(value));
  if ("source" in value) return value.source;
  return value.map(({ source }) => source).join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return plainLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
