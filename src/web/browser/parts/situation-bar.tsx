import type { Dispatch } from "preact/hooks";
import { plainLine } from "../../../contract/index.js";
import { useVoice } from "../context.js";
import type { Act, Desk } from "../desk.js";
import { controllerOf, isThird, pointsOf } from "../position/context.js";
import { Icon } from "./icon.js";

interface SituationBarProps {
  readonly desk: Desk;
  readonly act: Dispatch<Act>;
}

/** Who controls the battlefield and who has how many points; a tap opens what changes it. */
export function SituationBar({ desk, act }: SituationBarProps) {
  const { words } = useVoice();
  const { state } = desk.history;
  const controller = controllerOf(state);
  const toggle = (panel: "control" | "points") => act({ do: "open", panel: desk.panel === panel ? "add" : panel });
  return (
    <div class="situation">
      <button
        type="button"
        aria-expanded={desk.panel === "control"}
        aria-controls="panel"
        onClick={() => toggle("control")}
      >
        <Icon name="flag" />
        <span>
          <span class="hint">{words.controls}</span>
          <strong>
            {controller === "another"
              ? named(state.battlefield?.controller ?? "", words.controller.another)
              : words.controller[controller]}
          </strong>
        </span>
      </button>
      <button
        type="button"
        aria-expanded={desk.panel === "points"}
        aria-controls="panel"
        onClick={() => toggle("points")}
      >
        <Icon name="star" />
        <span>
          <span class="hint">{words.points}</span>
          <strong>
            {pointsOf(state, "attacker")} : {pointsOf(state, "defender")}
          </strong>
        </span>
      </button>
    </div>
  );
}

/** Sentences call a player by the id; one whom nobody has named is told by it, too. */
function named(id: string, another: string): string {
  return isThird(id) ? `${another} (${id})` : plainLine(id);
}
