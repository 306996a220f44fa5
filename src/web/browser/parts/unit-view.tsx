import { useVoice } from "../context.js";
import { Icon } from "./icon.js";
import type { SeenUnit } from "../ruling/table.js";

interface UnitViewProps {
  readonly unit: SeenUnit;
}

/** A unit as it is seen: its Might, its name or id, its marks and what becomes of it. */
export function UnitView({ unit }: UnitViewProps) {
  return (
    <div class={`unit ${unit.fate?.kind ?? ""}`}>
      <UnitFace unit={unit} />
    </div>
  );
}

/** What is seen of a unit, inside of what it stands in; what is not seen parts it for those who hear it. */
export function UnitFace({
  unit: { name, isNamed, might, marks, fate },
  problem,
}: UnitViewProps & { readonly problem?: string | null }) {
  const { words } = useVoice();
  return (
    <>
      <span class="unit-might">
        {might}
        <span class="unseen"> {words.measure.might}, </span>
      </span>
      <span class="unit-text">
        <span class={isNamed ? "unit-name" : "hint"}>{name}</span>
        {marks.length > 0 && (
          <span class="unit-marks">
            <span class="unseen">, </span>
            {marks.join(" · ")}
          </span>
        )}
        {problem && (
          <span class="unit-problem">
            <span class="unseen">, </span>
            {words.problem}
          </span>
        )}
      </span>
      {fate && !problem && (
        <span class="unit-fate">
          <Icon name={fate.kind} />
          <span>
            <span class="unseen">, </span>
            {fate.text}
          </span>
        </span>
      )}
    </>
  );
}
