import type { Fate } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import { Icon } from "./icon.js";
import type { SeenUnit } from "../ruling/table.js";

interface UnitViewProps {
  readonly unit: SeenUnit;
  /** null while there is no ruling. */
  readonly fate: Fate | null;
}

/** A unit as it is seen: its Might, its name or id, its marks and what becomes of it. */
export function UnitView({ unit, fate }: UnitViewProps) {
  return (
    <div class={`unit ${fate ?? ""}`}>
      <UnitFace unit={unit} fate={fate} />
    </div>
  );
}

/** What is seen of a unit, inside of what it stands in; what is not seen parts it for those who hear it. */
export function UnitFace({
  unit: { name, isNamed, might, marks },
  fate,
  problem,
}: UnitViewProps & { readonly problem?: string | null }) {
  const { words } = useVoice();
  return (
    <>
      <span class="unit-might">
        {might}
        <span class="unseen"> Might, </span>
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
          <Icon name={fate} />
          <span>
            <span class="unseen">, </span>
            {words.fate[fate]}
          </span>
        </span>
      )}
    </>
  );
}
