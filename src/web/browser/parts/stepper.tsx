import { useState } from "preact/hooks";
import { useVoice } from "../context.js";
import { Icon } from "./icon.js";

interface StepperProps {
  readonly label: string;
  /** What is seen, where that is less than what is read out. */
  readonly short?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const WHOLE = /^[+-]?\d+$/u;

/** A number that thumbs step up and down and keyboards type. */
export function Stepper({ label, short = label, value, min, max, onChange }: StepperProps) {
  const { words } = useVoice();
  // Held here, so that what comes while somebody types does not take it away.
  const [typed, setTyped] = useState<string | null>(null);
  const kept = (wanted: number) => Math.min(Math.max(wanted, min), max);
  const step = (wanted: number) => wanted === kept(wanted) && onChange(wanted);
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label" aria-hidden="true">
        {short}
      </span>
      <button type="button" aria-label={words.less(label)} aria-disabled={value <= min} onClick={() => step(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode={min < 0 ? "text" : "numeric"}
        aria-label={label}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          const said = event.currentTarget.value.trim();
          if (WHOLE.test(said)) onChange(kept(Number(said)));
          setTyped(null);
        }}
        onBlur={() => setTyped(null)}
      />
      <button type="button" aria-label={words.more(label)} aria-disabled={value >= max} onClick={() => step(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
