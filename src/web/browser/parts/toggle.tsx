interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch that a thumb hits. */
export function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <button type="button" class="toggle" aria-pressed={on} onClick={() => onChange(!on)}>
      {label}
    </button>
  );
}
