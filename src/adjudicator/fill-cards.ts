import type { CardProblem } from "../cards/index.js";
import { pathText, type ShapeProblem } from "../contract/index.js";
import { SIDES, unitIds, type CombatInput, type Id, type Path, type Side } from "../engine/index.js";
import type { SidedCard } from "./card-warnings.js";
import type { CombatRequest, UnitRequest } from "./requests.js";
import { unitFromCard, type UnitFromCard } from "./unit-from-card.js";

/** A card that cannot be the unit, and where that is said. */
export interface PlacedCardProblem extends CardProblem {
  readonly path: string;
  /** null for a unit that has no id yet, and where the card itself was asked for. */
  readonly unit: Id | null;
}

/** A combat with everything that its cards bring, and what stood in the way of that; one of them is empty. */
export interface FilledCombat {
  readonly combat: CombatInput;
  readonly cards: readonly SidedCard[];
  readonly missing: readonly ShapeProblem[];
  readonly problems: readonly PlacedCardProblem[];
}

/** Fills units in from their cards; says with its place below `path` which have no Might, and which cards are no units. */
export function fillCards(request: CombatRequest, path: Path): FilledCombat {
  const ids = unitIds(request);
  const placeOf = (side: Side, index: number, field: string) => pathText([...path, side, "units", index, field]);
  const units = SIDES.flatMap((side) =>
    request[side].units.map((unit, index) => ({ side, id: ids[side][index] as Id, index, from: fromCard(unit) })),
  );
  const unitsOn = (side: Side) =>
    units.flatMap((one) => (one.side === side && one.from.kind === "unit" ? [one.from.unit] : []));
  return {
    combat: {
      attacker: { ...request.attacker, units: unitsOn("attacker") },
      defender: { ...request.defender, units: unitsOn("defender") },
    },
    cards: units.flatMap(({ side, id, from }) =>
      from.kind === "unit" && from.card ? [{ unit: id, sides: [side], card: from.card }] : [],
    ),
    missing: units.flatMap(({ side, index, from }): ShapeProblem[] =>
      from.kind === "no-might" ? [{ code: "shape/missing", path: placeOf(side, index, "might"), expected: "int" }] : [],
    ),
    problems: units.flatMap(({ side, id, index, from }) =>
      from.kind === "no-card" ? [{ ...from.problem, unit: id, path: placeOf(side, index, "card") }] : [],
    ),
  };
}

function fromCard({ card, ...given }: UnitRequest): UnitFromCard<Omit<UnitRequest, "card">> {
  return unitFromCard(card, given, (_card, inCombat) => inCombat);
}
