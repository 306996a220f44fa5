import { useState, type Dispatch } from "preact/hooks";
import type { CombatInput, UnitInput } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import type { Act, Desk } from "../desk.js";
import { unitAt, type Place, type UnitState } from "../position/state.js";
import {
  amountOf,
  hasTrait,
  rangeOf,
  withAmount,
  withTrait,
  type Measure,
  type Trait,
} from "../position/unit-change.js";
import type { Ruling } from "../ruling/ruling.js";
import { problemAt } from "../ruling/placing.js";
import type { Table } from "../ruling/table.js";
import { IconButton } from "./icon-button.js";
import { Stepper } from "./stepper.js";
import { Toggle } from "./toggle.js";
import { useEscape } from "./use-escape.js";

interface UnitEditorProps {
  readonly place: Place;
  readonly desk: Desk;
  readonly ruling: Ruling;
  readonly act: Dispatch<Act>;
}

const MEASURES: readonly Measure[] = ["might", "damage", "assault", "shield"];
const TRAITS: readonly Trait[] = ["tank", "backline", "stunned"];
const MORE_MEASURES: readonly Measure[] = ["mightModifier", "prevent"];
const MORE_TRAITS: readonly Trait[] = [
  "prevent-all",
  "prevent-next",
  "double",
  "dealsNoCombatDamage",
  "undamageable",
  "exhausted",
];

/** Changes the unit in hand. */
export function UnitEditor({ place, desk, ruling, act }: UnitEditorProps) {
  const { words } = useVoice();
  const [more, setMore] = useState(false);
  useEscape(window, true, () => act({ do: "select", place: null }));
  const unit = unitAt(desk.history.state, place);
  if (!unit) return null;
  const full = fullUnit(ruling.table.combat, place, unit);
  const put = (changed: UnitState) => act({ do: "edit", edit: { kind: "put", place, unit: changed } });
  const problem = problemAt(ruling, place);
  return (
    <div class={`editor ${place.side}`}>
      <EditorHead place={place} name={nameOf(ruling.table, place)} act={act} />
      {problem && <p class="said-problem">{problem}</p>}
      <UnitSteppers
        measures={more ? MORE_MEASURES : MEASURES}
        full={full}
        onChange={(measure, amount) => put(withAmount(unit, full, measure, amount))}
      />
      <div class={more ? "toggles all" : "toggles"}>
        {(more ? MORE_TRAITS : TRAITS).map((trait) => (
          <Toggle
            key={trait}
            label={words.trait[trait]}
            on={hasTrait(full, trait)}
            onChange={(on) => put(withTrait(unit, full, trait, on))}
          />
        ))}
        <button type="button" class="toggle more" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? words.lessTraits : words.moreTraits}
        </button>
      </div>
    </div>
  );
}

interface UnitSteppersProps {
  readonly measures: readonly Measure[];
  readonly full: UnitInput;
  readonly onChange: (measure: Measure, amount: number) => void;
}

function UnitSteppers({ measures, full, onChange }: UnitSteppersProps) {
  const { words } = useVoice();
  return (
    <div class="steppers">
      {measures.map((measure) => (
        <Stepper
          key={measure}
          label={words.measure[measure]}
          value={amountOf(full, measure)}
          {...rangeOf(measure)}
          onChange={(amount) => onChange(measure, amount)}
        />
      ))}
    </div>
  );
}

/** The unit with what its card brings; where that is not known, as it was stated. */
function fullUnit(combat: CombatInput, { side, index }: Place, stated: UnitState): UnitInput {
  return combat[side].units[index] ?? { ...stated, might: stated.might ?? 0 };
}

/** What the unit is called on the table; nothing is said of one that is not on it yet, as its card is being loaded. */
function nameOf({ units }: Table, { side, index }: Place): string {
  return units.filter((unit) => unit.side === side)[index]?.name ?? "";
}

interface EditorHeadProps {
  readonly place: Place;
  readonly name: string;
  readonly act: Dispatch<Act>;
}

function EditorHead({ place, name, act }: EditorHeadProps) {
  const { words } = useVoice();
  return (
    <header class="editor-head">
      <h3>{name}</h3>
      <IconButton
        icon="duplicate"
        label={words.duplicate}
        onClick={() => act({ do: "edit", edit: { kind: "duplicate", place } })}
      />
      <IconButton
        icon="remove"
        label={words.remove}
        onClick={() => act({ do: "edit", edit: { kind: "remove", place } })}
      />
      <IconButton icon="done" label={words.done} onClick={() => act({ do: "select", place: null })} />
    </header>
  );
}
