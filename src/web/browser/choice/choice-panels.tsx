import type { Dispatch } from "preact/hooks";
import { SIDES, type CombatOutcome, type CombatState } from "../../../engine/index.js";
import type { Act } from "../desk.js";
import type { Begun } from "../position/history.js";
import { problemsBelow } from "../ruling/placing.js";
import type { Ruling } from "../ruling/ruling.js";
import type { Referee } from "../ruling/referee.js";
import { ChoicePanel } from "./choice-panel.js";

interface ChoicePanelsProps {
  readonly referee: Referee;
  readonly ruling: Ruling;
  readonly begun: Begun;
  readonly act: Dispatch<Act>;
}

/** A panel for each side whose choice makes a difference, or who has chosen. */
export function ChoicePanels({ referee, ruling, begun, act }: ChoicePanelsProps) {
  const open = openIn(ruling);
  if (!open) return null;
  return (
    <>
      {SIDES.filter(
        (side) => open.outcome.sides[side].choice === "matters" || open.state.assignments[side] !== null,
      ).map((side) => (
        <ChoicePanel
          key={side}
          referee={referee}
          state={open.state}
          assigning={open.outcome.sides[side]}
          begun={begun[side] ?? []}
          names={ruling.table.names}
          problems={problemsBelow(ruling, `assignments.${side}`)}
          act={act}
        />
      ))}
    </>
  );
}

function openIn(ruling: Ruling): { readonly state: CombatState; readonly outcome: CombatOutcome } | null {
  if (ruling.kind === "waiting") return null;
  return ruling.kind === "ruled" ? { state: ruling.state, outcome: ruling.open } : ruling.open;
}
