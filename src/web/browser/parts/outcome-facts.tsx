import type { ShownFate } from "../../../adjudicator/index.js";
import { FATES } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import type { Ruled } from "../ruling/ruling.js";
import { Icon } from "./icon.js";

const SHOWN: readonly ShownFate[] = [...FATES, "recalled"];

/** Who dies, survives, depends or is recalled; then control and score. */
export function OutcomeFacts({ ruled }: { readonly ruled: Ruled }) {
  const { words } = useVoice();
  const { outcome, table, state } = ruled;
  const player = (id: string | null) => (id === null ? words.nobody : table.names.player(id));
  const { control, score, winner } = outcome;
  return (
    <dl class="facts">
      {SHOWN.map((fate) => (
        <FateFact key={fate} fate={fate} ruled={ruled} />
      ))}
      <div class="fact about">
        <dt>
          <Icon name="flag" />
          <span>{state.battlefield.id === "battlefield" ? words.battlefield : state.battlefield.id}</span>
        </dt>
        <dd>
          {control.after === null
            ? player(null)
            : words.battlefieldIs(player(control.after), control.after !== control.before)}
        </dd>
      </div>
      <div class="fact about">
        <dt>
          <Icon name="star" />
          <span>{words.score}</span>
        </dt>
        <dd>
          {words.scoreIs(score.outcome, score.player && player(score.player), score.before, score.after)}
          {winner !== null && <strong> {words.gameWon(player(winner))}</strong>}
        </dd>
      </div>
    </dl>
  );
}

function FateFact({ fate, ruled: { table } }: { readonly fate: ShownFate; readonly ruled: Ruled }) {
  const units = table.units.filter((unit) => unit.fate?.kind === fate);
  const said = units[0]?.fate?.text;
  if (said === undefined) return null;
  return (
    <div class={`fact ${fate}`}>
      <dt>
        <Icon name={fate} />
        <span>{said}</span>
      </dt>
      <dd>{units.map(({ id }) => table.names.unit(id)).join(", ")}</dd>
    </div>
  );
}
