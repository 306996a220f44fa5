import { FATES, type Fate } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import type { Ruled } from "../ruling/ruling.js";
import { Icon } from "./icon.js";

/** Who dies, survives or depends; then control and score. */
export function OutcomeFacts({ ruled }: { readonly ruled: Ruled }) {
  const { words } = useVoice();
  const { outcome, table, state } = ruled;
  const player = (id: string | null) => (id === null ? words.nobody : table.names.player(id));
  const { control, score, winner } = outcome;
  return (
    <dl class="facts">
      {FATES.map((fate) => (
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

function FateFact({ fate, ruled: { outcome, table } }: { readonly fate: Fate; readonly ruled: Ruled }) {
  const { words } = useVoice();
  const units = outcome.units.filter((unit) => unit.fate === fate);
  if (units.length === 0) return null;
  return (
    <div class={`fact ${fate}`}>
      <dt>
        <Icon name={fate} />
        <span>{words.fate[fate]}</span>
      </dt>
      <dd>{units.map(({ combatant }) => table.names.unit(combatant.unit.id)).join(", ")}</dd>
    </div>
  );
}
