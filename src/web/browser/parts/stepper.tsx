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

/** A number that thumbs step up and down and keyboards type. */
export function Stepper({ label, short = label, value, min, max, onChange }: StepperProps) {
  const { words } = useVoice();
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label" aria-hidden="true">
        {short}
      </span>
      <button type="button" aria-label={words.less(label)} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode={min < 0 ? "text" : "numeric"}
        aria-label={label}
        value={String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const typed = Number(event.currentTarget.value);
          if (Number.isInteger(typed)) onChange(Math.min(Math.max(typed, min), max));
          event.currentTarget.value = String(value);
        }}
      />
      <button type="button" aria-label={words.more(label)} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
