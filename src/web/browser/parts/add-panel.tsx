import { useState, type Dispatch } from "preact/hooks";
import { SIDES, type Side } from "../../../engine/index.js";
import type { CardFacts } from "../cards/card-facts.js";
import { useVoice } from "../context.js";
import type { Act, Desk } from "../desk.js";
import { hasRoom } from "../position/edits.js";
import { CardField } from "./card-field.js";
import { PressButton } from "./press-button.js";
import { useFocusWhen } from "./use-focus-when.js";

interface AddPanelProps {
  readonly desk: Desk;
  readonly facts: CardFacts | null;
  readonly act: Dispatch<Act>;
}

/** Might that units often have; more is a step away. */
const MIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Adds units to a side: one tap for each, by Might or by the name of a card. */
export function AddPanel({ desk, facts, act }: AddPanelProps) {
  const { words } = useVoice();
  const [byName, setByName] = useState(false);
  const wayToNames = useFocusWhen<HTMLButtonElement>(!byName);
  const { side } = desk;
  const isFull = !hasRoom(desk.history.state, side);
  const add = (unit: { might: number } | { card: string }) => act({ do: "edit", edit: { kind: "add", side, unit } });
  return (
    <div class={`adding ${side}`}>
      <SideSwitch side={side} onSwitch={(next) => act({ do: "add-to", side: next })} />
      {isFull && <p class="hint">{words.full}</p>}
      {byName ? (
        <CardField side={side} facts={facts} disabled={isFull} onPick={(card) => add({ card })} />
      ) : (
        <div class="pad">
          {MIGHTS.map((might) => (
            <PressButton
              key={might}
              label={words.addWithMight(might, side)}
              disabled={isFull}
              onPress={() => add({ might })}
            >
              {might}
            </PressButton>
          ))}
          <button ref={wayToNames} type="button" class="by-name" onClick={() => setByName(true)}>
            {words.byName}
          </button>
        </div>
      )}
      {byName && (
        <button type="button" class="by-name" onClick={() => setByName(false)}>
          {words.byMight}
        </button>
      )}
    </div>
  );
}

function SideSwitch({ side, onSwitch }: { readonly side: Side; readonly onSwitch: (side: Side) => void }) {
  const { words } = useVoice();
  return (
    <div class="switch" role="group" aria-label={words.addingTo}>
      {SIDES.map((one) => (
        <button key={one} type="button" class={one} aria-pressed={one === side} onClick={() => onSwitch(one)}>
          {words.addTo(one)}
        </button>
      ))}
    </div>
  );
}
