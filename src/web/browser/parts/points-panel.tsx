import type { Dispatch } from "preact/hooks";
import { BOUNDS, SIDES } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import type { Act, Desk } from "../desk.js";
import { goalOf, hasScoredHere, pointsOf } from "../position/context.js";
import type { State } from "../position/state.js";
import { problemsBelow } from "../ruling/placing.js";
import type { Ruling } from "../ruling/ruling.js";
import { SaidProblems } from "./said-problems.js";
import { Stepper } from "./stepper.js";
import { Toggle } from "./toggle.js";

interface PointsPanelProps {
  readonly desk: Desk;
  readonly ruling: Ruling;
  readonly act: Dispatch<Act>;
}

/** Points, Victory Score, and whether the battlefield was scored this turn. */
export function PointsPanel({ desk, ruling, act }: PointsPanelProps) {
  const { words } = useVoice();
  const { state } = desk.history;
  return (
    <fieldset class="points">
      <legend>{words.points}</legend>
      <PointSteppers state={state} act={act} />
      <div class="toggles">
        {SIDES.map((side) => (
          <Toggle
            key={side}
            label={words.scoredHere(side)}
            on={hasScoredHere(state, side)}
            onChange={(scored) => act({ do: "edit", edit: { kind: "scored-here", side, scored } })}
          />
        ))}
      </div>
      <SaidProblems problems={problemsBelow(ruling, "players", "game")} />
    </fieldset>
  );
}

function PointSteppers({ state, act }: { readonly state: State; readonly act: Dispatch<Act> }) {
  const { words } = useVoice();
  return (
    <div class="steppers">
      {SIDES.map((side) => (
        <Stepper
          key={side}
          label={words.pointsOf(side)}
          short={words.side[side]}
          value={pointsOf(state, side)}
          min={0}
          max={BOUNDS.pointsMax}
          onChange={(points) => act({ do: "edit", edit: { kind: "points", side, points } })}
        />
      ))}
      <Stepper
        label={words.victoryScore}
        value={goalOf(state)}
        min={1}
        max={BOUNDS.pointsMax}
        onChange={(points) => act({ do: "edit", edit: { kind: "goal", points } })}
      />
    </div>
  );
}
