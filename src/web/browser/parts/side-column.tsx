import type { Side } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import type { Place } from "../position/state.js";
import type { Ruling } from "../ruling/ruling.js";
import { problemAt } from "../ruling/placing.js";
import { UnitTile } from "./unit-tile.js";

interface SideColumnProps {
  readonly side: Side;
  readonly ruling: Ruling;
  readonly selected: Place | null;
  readonly onSelect: (place: Place | null) => void;
}

/** One side of the combat: what it has to assign, and its units. */
export function SideColumn({ side, ruling, selected, onSelect }: SideColumnProps) {
  const { words } = useVoice();
  const outcome = ruling.kind === "ruled" ? ruling.outcome : null;
  const units = ruling.table.units.filter((unit) => unit.side === side);
  const pool = outcome?.damageStep ? outcome.sides[side].problem.pool : null;
  return (
    <section class={`side ${side}`} aria-labelledby={`${side}-title`}>
      <header>
        <h2 id={`${side}-title`}>{words.side[side]}</h2>
        {pool !== null && <p class="pool">{words.damageToAssign(pool)}</p>}
      </header>
      <ul>
        {units.map((unit, index) => {
          const isSelected = selected?.side === side && selected.index === index;
          return (
            <li key={index}>
              <UnitTile
                unit={unit}
                problem={problemAt(ruling, { side, index })}
                selected={isSelected}
                onSelect={() => onSelect(isSelected ? null : { side, index })}
              />
            </li>
          );
        })}
      </ul>
      {units.length === 0 && <p class="hint">{words.noUnitsYet(side)}</p>}
    </section>
  );
}
