import type { BoardUnitState, CardNames } from "../state.js";
import { kept, plain } from "./kept.js";

type Keywords = NonNullable<BoardUnitState["keywords"]>;
type Replacement = NonNullable<BoardUnitState["damageReplacements"]>[number];

const UNTOUCHED = {
  mightModifier: 0,
  damage: 0,
  stunned: false,
  dealsNoCombatDamage: false,
  undamageable: false,
  exhausted: false,
};

/** The keywords of a unit that has none. */
export const NO_KEYWORDS: Keywords = {
  tank: false,
  backline: false,
  assault: 0,
  shield: 0,
  ganking: false,
  ambush: false,
  accelerate: false,
  temporary: false,
  hunt: 0,
  disarm: 0,
  deflect: 0,
};

/** A unit with the least that says the same; a card that is known stands by its id. */
export function canonicalUnit<Unit extends BoardUnitState>(
  unit: Unit,
  cards: CardNames | undefined,
  noKeywords: Keywords = NO_KEYWORDS,
): Unit {
  const found = unit.card == null ? undefined : cards?.find(unit.card);
  return kept<BoardUnitState>(
    {
      ...unit,
      card: found && "id" in found ? found.id : unit.card,
      might: plain(unit.might),
      keywords: kept<Keywords>({ ...unit.keywords }, noKeywords),
      damageReplacements: (unit.damageReplacements ?? []).map(canonicalReplacement),
    },
    UNTOUCHED,
  ) as Unit;
}

function canonicalReplacement({ kind, amount, lasts }: Replacement): Replacement {
  return kept<Replacement>({ kind, amount: plain(amount), lasts }, { lasts: "lasting" });
}
