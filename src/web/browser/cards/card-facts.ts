import type { FilledCombat, SidedCard } from "../../../adjudicator/index.js";
import type { CombatMessages, Names } from "../../../language/index.js";
import type { CardNames } from "../../../notation/index.js";
import type { State } from "../position/state.js";

/** A card that the name field offers. */
export interface OfferedCard {
  readonly id: string;
  readonly name: string;
  /** null where a preview leaves it open. */
  readonly might: number | null;
}

/** The first of the cards that are found, best first, and how many there are. */
export interface FoundCards {
  readonly offered: readonly OfferedCard[];
  readonly total: number;
}

/** What the page asks about cards. It is loaded after the first view. */
export interface CardFacts {
  readonly names: CardNames;
  fill(state: State): FilledCombat;
  /** What the texts of these cards can change, in sentences. */
  warnings(cards: readonly SidedCard[], messages: CombatMessages, names: Names): readonly string[];
  /** The units that a text may mean. */
  search(text: string, most: number): FoundCards;
}
