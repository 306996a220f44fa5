import { Icon, type IconName } from "./icon.js";

interface IconButtonProps {
  readonly icon: IconName;
  /** What the button does; it is read out, and shown beside the icon if `shown`. */
  readonly label: string;
  readonly shown?: boolean;
  /** Whether it does nothing now; it keeps the focus, as it may be what has just been pressed. */
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button with a drawing. */
export function IconButton({ icon, label, shown = false, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class={shown ? "button" : "button icon-only"}
      aria-label={shown ? undefined : label}
      title={shown ? undefined : label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
      {shown && <span>{label}</span>}
    </button>
  );
}
