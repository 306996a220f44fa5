import { useEffect, useState } from "preact/hooks";
import type { CardFacts } from "./card-facts.js";

/** Loads the catalogue; null if it is not to be had now. */
export async function loadCardFacts(): Promise<CardFacts | null> {
  try {
    return (await import("./facts.js")).cardFacts;
  } catch {
    return null;
  }
}

/** The catalogue, once it is there: it is loaded behind everything that the page needs more. */
export function useCardFacts(start: CardFacts | null, isComplete: boolean): CardFacts | null {
  const [facts, setFacts] = useState(start);
  useEffect(() => {
    if (isComplete && !facts) void loadCardFacts().then(setFacts);
  }, [isComplete]);
  return facts;
}
