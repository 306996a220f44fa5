import type { SeenUnit } from "../ruling/table.js";
import { UnitFace } from "./unit-view.js";
import { useIntoView } from "./use-into-view.js";

interface UnitTileProps {
  readonly unit: SeenUnit;
  readonly problem: string | null;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** A unit with its Might, its marks and what becomes of it; a tap takes it in hand. */
export function UnitTile({ unit, problem, selected, onSelect }: UnitTileProps) {
  const tile = useIntoView<HTMLButtonElement>(selected);
  return (
    <button
      ref={tile}
      type="button"
      class={`unit ${problem ? "faulty" : (unit.fate?.kind ?? "")}`}
      aria-pressed={selected}
      onClick={onSelect}
    >
      <UnitFace unit={unit} problem={problem} />
    </button>
  );
}
