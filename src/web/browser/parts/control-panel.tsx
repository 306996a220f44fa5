import type { Dispatch } from "preact/hooks";
import { useVoice } from "../context.js";
import type { Act, Desk } from "../desk.js";
import { controllerOf, type Controller } from "../position/context.js";
import { problemsBelow } from "../ruling/placing.js";
import type { Ruling } from "../ruling/ruling.js";
import { SaidProblems } from "./said-problems.js";

interface ControlPanelProps {
  readonly desk: Desk;
  readonly ruling: Ruling;
  readonly act: Dispatch<Act>;
}

const CONTROLLERS: readonly Controller[] = ["defender", "nobody", "another"];

/** Says who controls the battlefield before the combat. */
export function ControlPanel({ desk, ruling, act }: ControlPanelProps) {
  const { words } = useVoice();
  const now = controllerOf(desk.history.state);
  const choose = (controller: Controller) => act({ do: "edit", edit: { kind: "control", controller } });
  return (
    <fieldset class="control">
      <legend>{words.controls}</legend>
      <div class="toggles">
        {CONTROLLERS.map((one) => (
          <button key={one} type="button" class="toggle" aria-pressed={one === now} onClick={() => choose(one)}>
            {words.controller[one]}
          </button>
        ))}
        <button type="button" class="toggle" disabled aria-describedby="attacker-never">
          {words.attackerControls}
        </button>
      </div>
      <p class="hint" id="attacker-never">
        {words.attackerCannotControl}
      </p>
      <SaidProblems problems={problemsBelow(ruling, "battlefield")} />
    </fieldset>
  );
}
