import type { FilledCombat, ShownFate, SidedCard } from "../../../adjudicator/index.js";
import { SIDES, unitIds, type CombatInput, type Id, type Side } from "../../../engine/index.js";
import type { Names } from "../../../language/index.js";
import type { SideState, State } from "../position/state.js";

/** A unit as it is seen on the table. */
export interface SeenUnit {
  readonly id: Id;
  readonly side: Side;
  readonly name: string;
  /** Whether it is called by a name; else by its id. */
  readonly isNamed: boolean;
  /** The Might that it has now. */
  readonly might: number;
  readonly marks: readonly string[];
  /** null while there is no ruling. */
  readonly fate: SeenFate | null;
}

/** What becomes of a unit, and that in a word or two. */
export interface SeenFate {
  readonly kind: ShownFate;
  readonly text: string;
}

/** A position as the page shows it: its units with all that their cards bring, and what they are called. */
export interface Table {
  readonly combat: CombatInput;
  readonly units: readonly SeenUnit[];
  readonly names: Names;
  readonly cards: readonly SidedCard[];
}

/** A position whose cards are not known yet: units without Might are left out until they are. */
export function withoutCards({ combat }: State): FilledCombat {
  const known = ({ units, ...side }: SideState) => ({
    ...side,
    units: units.flatMap(({ card: _card, might, ...unit }) => (might == null ? [] : [{ ...unit, might }])),
  });
  const { attacker, defender } = combat;
  return { combat: { attacker: known(attacker), defender: known(defender) }, cards: [], missing: [], problems: [] };
}

/** The table while nobody rules on it yet: what was stated, and nothing that follows from it. */
export function tableAsStated(position: State): Table {
  const { combat, cards } = withoutCards(position);
  const ids = unitIds(combat);
  const units = SIDES.flatMap((side) =>
    combat[side].units.map(({ id: stated, name, might }, index): SeenUnit => {
      const id = ids[side][index] as Id;
      return { id, side, name: name ?? id, isNamed: (name ?? stated) != null, might, marks: [], fate: null };
    }),
  );
  const itself = (id: Id) => id;
  return { combat, units, names: { unit: itself, player: itself, battlefield: itself }, cards };
}
