import type { Language } from "../contract/index.js";
import { harmless } from "./harmless.js";
import type { Line, ReadingMatter } from "./reading-matter.js";
import { WORDING } from "./wording.js";

/** Writes reading matter as plain text: the summary, the lines, the notes, with empty lines between. */
export function writeText({ summary, lines, notes }: ReadingMatter, language: Language): string {
  const { note } = WORDING[language];
  const parts = [
    [harmless(summary)],
    lines.map((line) => textLine(line)),
    notes.map((line) => `${note[line.kind]}: ${textLine(line)}`),
  ];
  const written = parts.filter((part) => part.length > 0).map((part) => part.join("\n"));
  return `${written.join("\n\n")}\n`;
}

function textLine({ text, labels }: Line): string {
  const [sentence = "", ...drawing] = text.split("\n").map(harmless);
  return [sentence + inBrackets(labels), ...drawing].join("\n");
}

/** The labels of rules as they follow a sentence; nothing if there are none. */
export function inBrackets(labels: readonly string[]): string {
  return labels.length > 0 ? ` (${labels.join(", ")})` : "";
}
