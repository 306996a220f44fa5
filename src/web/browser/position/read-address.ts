import type { CardFacts } from "../cards/card-facts.js";
import { loadCardFacts } from "../cards/use-card-facts.js";
import type { Reading } from "./reading.js";
import { EMPTY } from "./state.js";

/** What an address stands for, and the catalogue, if the address names cards. */
export interface ReadAddress {
  readonly reading: Reading;
  readonly facts: CardFacts | null;
}

/** Reads the notation of an address. Who starts without one needs nothing that reads it. */
export async function readAddress(text: string | null): Promise<ReadAddress> {
  if (text === null || text.trim() === "") return { reading: { kind: "position", state: EMPTY }, facts: null };
  const { mayNeedCards, readText } = await import("./reading.js");
  const first = readText(text);
  const facts = mayNeedCards(first) ? await loadCardFacts() : null;
  return { reading: facts ? readText(text, facts.names) : first, facts };
}
