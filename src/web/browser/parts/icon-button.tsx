import { Icon, type IconName } from "./icon.js";
import { PressButton } from "./press-button.js";

interface IconButtonProps {
  readonly icon: IconName;
  /** What the button does; it is read out, and shown beside the icon if `shown`. */
  readonly label: string;
  readonly shown?: boolean;
  /** Whether it does nothing now. */
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button with a drawing. */
export function IconButton({ icon, label, shown = false, disabled = false, onClick }: IconButtonProps) {
  return (
    <PressButton
      class={shown ? "button" : "button icon-only"}
      label={shown ? undefined : label}
      title={shown ? undefined : label}
      disabled={disabled}
      onPress={onClick}
    >
      <Icon name={icon} />
      {shown && <span>{label}</span>}
    </PressButton>
  );
}
