import { plainLine } from "../contract/index.js";

/** Breaks words for programs and is not seen by people. */
const BREAK = "\u200B";

/**
 * A line of text on which no chat acts: an invisible break stands in every mention (`@everyone`, `<@1>`, `<#1>`,
 * `<:wave:1>`) and every link (`https://`, `www.`, `discord.gg/`, and any other two words with only a dot between).
 */
export function harmless(line: string): string {
  return plainLine(line)
    .replace(/[@<](?=\S)/g, `$&${BREAK}`)
    .replace(/:(?=\/\/)/g, `${BREAK}:`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})|(?<=www)\./giu, `${BREAK}.`);
}

/** A line that Markdown shows as it is. Only what can be markup where it stands gets a backslash. */
export function harmlessMarkdown(line: string): string {
  const plain = line
    .replace(/[\\*_`[\]]|~(?=.*~)|(?<=~.*)~|\|(?=\|)|(?<=\|)\|/g, "\\$&")
    .replace(/&(?=[#a-z])/gi, "\\&")
    .replace(/^\s*(?:[>#]|[-+](?=[\s#]))/, asText)
    .replace(/^\s*\d+[.)](?=\s)/, asText);
  return harmless(plain);
}

/** With a backslash before its last character. */
function asText(start: string): string {
  return `${start.slice(0, -1)}\\${start.slice(-1)}`;
}

/** A line that stays within the block of code that it stands in. */
export function harmlessCode(line: string): string {
  return harmless(line.replaceAll("`", `\`${BREAK}`));
}
