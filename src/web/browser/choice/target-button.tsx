import type { Target } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import { PressButton } from "../parts/press-button.js";

interface TargetButtonProps {
  readonly target: Target;
  readonly name: string;
  readonly amount: number;
  readonly disabled: boolean;
  readonly onTap: () => void;
}

/** A unit that damage can be assigned to, with what it has and what it needs. */
export function TargetButton({ target, name, amount, disabled, onTap }: TargetButtonProps) {
  const { words } = useVoice();
  const { needs, exempt, combatant } = target;
  const isLethal = !exempt && amount >= needs;
  const { tank, backline } = combatant.unit;
  const marks = [tank && words.trait.tank, backline && words.trait.backline].filter((mark) => mark !== false);
  return (
    <PressButton class={`target ${isLethal ? "lethal" : ""}`} disabled={disabled} onPress={onTap}>
      <span class="target-name">
        {name}
        {marks.length > 0 && <span class="hint"> {marks.join(" · ")}</span>}
        <span class="unseen">, </span>
      </span>
      <span class="hint">{isLethal ? words.lethal : needOf(target)}</span>
      <strong class="target-amount">
        <span class="unseen">, </span>
        {amount}
        <span class="unseen"> {words.assigned}</span>
      </strong>
    </PressButton>
  );

  function needOf({ exempt: isExempt, needs: least }: Target): string {
    if (isExempt) return words.exempt;
    return least === Infinity ? words.neverLethal : words.needs(least);
  }
}
