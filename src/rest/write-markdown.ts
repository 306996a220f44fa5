import type { Language } from "../contract/index.js";
import { characters, clipped, fitted } from "./fitting.js";
import { harmlessCode, harmlessMarkdown } from "./harmless.js";
import type { Line, ReadingMatter } from "./reading-matter.js";
import { WORDING } from "./wording.js";
import { inBrackets } from "./write-text.js";

/** A message of most chats holds no more Unicode characters than these. */
const MOST_CHARACTERS = 2000;

/** What a sentence, and a drawing below one, may hold; the notes have at least their share of the whole. */
const SENTENCE_CHARACTERS = 500;
const DRAWING_CHARACTERS = 260;
const NOTES_SHARE = 700;

/** Writes reading matter as a message for a chat: a bold summary and a list, cut to what a message may hold. */
export function writeMarkdown({ summary, lines, linesAre, notes }: ReadingMatter, language: Language): string {
  const { note, more } = WORDING[language];
  const items = lines.map((line) => item("", line));
  const noteItems = notes.map((line) => item(`**${note[line.kind]}:** `, line));
  const head = `**${sentenceOf(summary)}**\n\n`;
  const room = MOST_CHARACTERS - characters(head);
  const roomForNotes = Math.max(NOTES_SHARE, room - heightOf(items));
  const fittingNotes = fitted(noteItems, Math.min(room, roomForNotes), (count) => `- ${more.notes(count)}\n`);
  const fittingItems = fitted(items, room - heightOf(fittingNotes), (count) => `- ${more[linesAre](count)}\n`);
  return head + fittingItems.join("") + fittingNotes.join("");
}

function heightOf(items: readonly string[]): number {
  return items.reduce((sum, one) => sum + characters(one), 0);
}

function item(prefix: string, { text, labels }: Line): string {
  const [sentence = "", ...drawing] = text.split("\n");
  return `- ${prefix}${sentenceOf(sentence)}${inBrackets(labels)}\n${drawing.length > 0 ? drawn(drawing) : ""}`;
}

function sentenceOf(text: string): string {
  return clipped(text, SENTENCE_CHARACTERS, harmlessMarkdown);
}

/** A drawing as a block of code within the item. */
function drawn(lines: readonly string[]): string {
  const code = clipped(lines.join("\n"), DRAWING_CHARACTERS, (text) =>
    text
      .split("\n")
      .map((line) => `  ${harmlessCode(line)}\n`)
      .join(""),
  );
  return `  \`\`\`\n${code}  \`\`\`\n`;
}
