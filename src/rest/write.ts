import type { Language } from "../contract/index.js";
import type { Format } from "./formats.js";
import type { ReadingMatter } from "./reading-matter.js";
import { writeMarkdown } from "./write-markdown.js";
import { writeText } from "./write-text.js";

/** Writes what people read of an answer in a format for people. */
export const WRITERS: Readonly<Record<Exclude<Format, "json">, (matter: ReadingMatter, language: Language) => string>> =
  { text: writeText, markdown: writeMarkdown };
