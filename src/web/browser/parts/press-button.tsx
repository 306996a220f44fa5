import type { ComponentChildren } from "preact";

interface PressButtonProps {
  readonly class?: string;
  /** What is read out, where that is not what is seen. */
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  /** Whether it does nothing now. */
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** A button that keeps the focus while it does nothing: it may be what has just been pressed. */
export function PressButton({ class: look, label, title, disabled, onPress, children }: PressButtonProps) {
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      title={title}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
