import { useMemo } from "preact/hooks";
import { SIDES, type Side, type Study, type Trial } from "../../../engine/index.js";
import { told, type Messages, type Names } from "../../../language/index.js";
import { useVoice } from "../context.js";
import type { Ruled } from "../ruling/ruling.js";

/** Study mode, loaded: what it works out, and what it says of it. */
export interface Studying {
  readonly study: (state: Ruled["state"]) => Study;
  readonly messages: Messages["study"];
}

interface StudyPanelProps {
  readonly ruled: Ruled;
  readonly studying: Studying;
}

/** Where the position turns, and what one Might more or less on each unit would do. Not for judging. */
export function StudyPanel({ ruled, studying }: StudyPanelProps) {
  const { words } = useVoice();
  const studied = useMemo(() => studying.study(ruled.state), [ruled.state]);
  const said: Said = { names: ruled.table.names, messages: studying.messages };
  return (
    <section class="study" aria-labelledby="study-title">
      <h2 id="study-title">{words.study.title}</h2>
      <p class="study-mark">{words.study.mark}</p>
      <h3>{words.study.breakPoints}</h3>
      <ul>
        {SIDES.map((side) => (
          <BreakPoint key={side} side={side} trial={studied.breakPoints[side]} said={said} />
        ))}
      </ul>
      <h3>{words.study.each}</h3>
      <EachUnit studied={studied} said={said} />
    </section>
  );
}

function EachUnit({ studied, said }: { readonly studied: Study; readonly said: Said }) {
  const { words } = useVoice();
  return (
    <div class="scroll" role="region" aria-label={words.study.each} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.study.unit}</th>
            <th scope="col">+1</th>
            <th scope="col">−1</th>
          </tr>
        </thead>
        <tbody>
          {studied.units.map(({ unit, more, less }) => (
            <tr key={unit}>
              <th scope="row">{said.names.unit(unit)}</th>
              <td>
                <Changes trial={more} said={said} />
              </td>
              <td>
                <Changes trial={less} said={said} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What sentences are said with. */
interface Said {
  readonly names: Names;
  readonly messages: Messages["study"];
}

interface TrialProps {
  readonly trial: Trial | null;
  readonly said: Said;
}

function BreakPoint({ side, trial, said }: TrialProps & { readonly side: Side }) {
  const { words } = useVoice();
  if (!trial) return <li>{words.study.noLeast(side)}</li>;
  return (
    <li>
      <strong>{words.study.least(trial.amount, said.names.unit(trial.unit))}:</strong>{" "}
      <Changes trial={trial} said={said} />
    </li>
  );
}

function Changes({ trial, said }: TrialProps) {
  const { words } = useVoice();
  const differences = told(trial?.differences ?? []);
  if (differences.length === 0) return <span class="hint">{words.study.nothingChanges}</span>;
  return <>{differences.map((one) => said.messages.difference(one, said.names)).join(" ")}</>;
}
