import type { Ruled } from "./ruling.js";
import type { Said } from "./ruling.js";
import type { Voice } from "./voice.js";

/** The ruling as people paste it into a chat: the sentence, each step with its rule numbers, what to know besides, the link. */
export function asText({ summary, steps, warnings }: Ruled, { words, edition }: Voice, link: string): string {
  const parts = [
    [summary],
    steps.map(withRules),
    warnings.map((warning) => `${words.note}: ${warning}`),
    [words.rulesOf(edition), link],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n");
}

function withRules({ text, rules }: Said): string {
  return rules.length === 0 ? text : `${text} (${rules.map(({ label }) => label).join(", ")})`;
}
