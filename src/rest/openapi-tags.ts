import type { Operation } from "../contract/index.js";

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** The groups of the reference; each topic of operations is one. */
export const TOPIC_TAGS: Readonly<Record<Operation["topic"], Tag>> = {
  combat: {
    name: "Combat",
    description: "Questions about combat. Nothing is stored: the same question has the same answer.",
  },
  board: { name: "Board", description: "The whole table: moves, showdowns, control, scoring." },
  rules: { name: "Rules", description: "The Core Rules and the keywords, described in our words." },
  cards: { name: "Cards", description: "The facts of cards, and what they can change in a combat." },
};

export const SERVICE_TAG: Tag = { name: "Service", description: "The state of the service itself." };
