import type { Card } from "../cards/index.js";
import type { AnswerOf } from "../contract/index.js";
import { UNIT_KEYWORDS, type Id } from "../engine/index.js";
import { writeBoardNotation, type BoardState } from "../notation/index.js";
import { printedKeywords } from "./fill-board-cards.js";

type Told = AnswerOf<"pending">["board"];
type ToldUnit = Told["bases"][number]["units"][number];
type StatedUnit = NonNullable<BoardState["bases"]>[number]["units"][number];

/** The canonical notation of a board; null if something of it has no words. What a unit has of its card is left out. */
export function boardNotation(board: Told, cards: ReadonlyMap<Id, Card>): string | null {
  const stated = (unit: ToldUnit) => beyondCard(unit, cards.get(unit.id));
  const written = writeBoardNotation({
    ...board,
    battlefields: board.battlefields.map((one) => ({ ...one, units: one.units.map(stated) })),
    bases: board.bases.map((one) => ({ ...one, units: one.units.map(stated) })),
  });
  return written.ok ? written.text : null;
}

/** The unit without what its card brings anyway. */
function beyondCard(unit: ToldUnit, card: Card | undefined): StatedUnit {
  if (!card) return unit;
  const brought = printedKeywords(card);
  return {
    ...unit,
    name: unit.name === card.name ? null : unit.name,
    might: unit.might === card.might ? null : unit.might,
    keywords: Object.fromEntries(
      UNIT_KEYWORDS.filter((keyword) => (brought[keyword] || null) !== (unit.keywords[keyword] || null)).map(
        (keyword) => [keyword, unit.keywords[keyword]],
      ),
    ),
  };
}
