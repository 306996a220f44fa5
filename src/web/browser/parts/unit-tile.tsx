import type { UnitOutcome } from "../../../engine/index.js";
import type { SeenUnit } from "../ruling/table.js";
import { UnitFace } from "./unit-view.js";
import { useIntoView } from "./use-into-view.js";

interface UnitTileProps {
  readonly unit: SeenUnit;
  /** null while there is no ruling. */
  readonly outcome: UnitOutcome | null;
  readonly problem: string | null;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** A unit with its Might, its marks and what becomes of it; a tap takes it in hand. */
export function UnitTile({ unit, outcome, problem, selected, onSelect }: UnitTileProps) {
  const tile = useIntoView<HTMLButtonElement>(selected);
  const fate = outcome?.fate ?? null;
  return (
    <button
      ref={tile}
      type="button"
      class={`unit ${problem ? "faulty" : (fate ?? "")}`}
      aria-pressed={selected}
      onClick={onSelect}
    >
      <UnitFace unit={unit} fate={fate} problem={problem} />
    </button>
  );
}
