import { useVoice } from "../context.js";

interface NumberFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for the number of a rule. */
export function NumberField({ value, onChange }: NumberFieldProps) {
  const { words } = useVoice();
  return (
    <label class="choose">
      <span>{words.book.number}</span>
      <input
        type="text"
        autocomplete="off"
        autocapitalize="none"
        value={value}
        placeholder="465.2.c"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
