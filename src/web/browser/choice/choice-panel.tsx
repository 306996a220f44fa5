import type { Dispatch } from "preact/hooks";
import { byUnit, type Assigning, type CombatState } from "../../../engine/index.js";
import type { Names } from "../../../language/index.js";
import { useVoice } from "../context.js";
import type { Act } from "../desk.js";
import { PressButton } from "../parts/press-button.js";
import { SaidProblems } from "../parts/said-problems.js";
import type { SaidProblem } from "../ruling/ruling.js";
import type { Referee } from "../ruling/referee.js";
import { pickedFor, type Picks } from "./picking.js";
import { TargetButton } from "./target-button.js";
import { usePicks } from "./use-picks.js";

export interface ChoicePanelProps {
  readonly referee: Referee;
  readonly state: CombatState;
  /** How the side may assign while nothing is chosen. */
  readonly assigning: Assigning;
  /** What the side has begun to choose. */
  readonly begun: Picks;
  readonly names: Names;
  /** What is wrong with the assignment that the position holds. */
  readonly problems: readonly SaidProblem[];
  readonly act: Dispatch<Act>;
}

/** Builds an assignment by tapping units in order; an illegal tap says at once why. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { assigning, names, problems } = props;
  const { words } = useVoice();
  const { picks, left, refusal, choose, onTap, onTakeBack } = usePicks(props);
  const { problem, count, deathSetCount } = assigning;
  const { side } = problem;
  return (
    <section class={`choice ${side}`} aria-labelledby={`choice-${side}`} tabIndex={-1}>
      <h2 id={`choice-${side}`}>{words.choice(side)}</h2>
      <p class="hint">
        {words.choices(String(count), deathSetCount)}. {words.choiceHint}
      </p>
      <ul class="targets">
        {problem.targets.map((target) => {
          const { id } = target.combatant.unit;
          const amount = pickedFor(picks, id);
          return (
            <li key={id}>
              <TargetButton
                target={target}
                name={names.unit(id)}
                amount={amount}
                disabled={left <= 0}
                onTap={() => onTap(id)}
              />
            </li>
          );
        })}
      </ul>
      <p class="left" role="status">
        {left === 0 ? words.complete : words.left(left)}
      </p>
      {refusal.length > 0 ? <SaidProblems problems={refusal} alert /> : <SaidProblems problems={problems} />}
      <ChoiceActions isEmpty={picks.length === 0} assigning={assigning} choose={choose} onTakeBack={onTakeBack} />
    </section>
  );
}

interface ChoiceActionsProps {
  readonly isEmpty: boolean;
  readonly assigning: Assigning;
  readonly choose: (picks: Picks) => void;
  readonly onTakeBack: () => void;
}

function ChoiceActions({ isEmpty, assigning, choose, onTakeBack }: ChoiceActionsProps) {
  const { words } = useVoice();
  return (
    <div class="actions">
      <PressButton class="button" disabled={isEmpty} onPress={onTakeBack}>
        {words.takeBack}
      </PressButton>
      <PressButton class="button" disabled={isEmpty} onPress={() => choose([])}>
        {words.clearChoice}
      </PressButton>
      <button type="button" class="button" onClick={() => choose(exampleOf(assigning))}>
        {words.autoChoice}
      </button>
    </div>
  );
}

/** A legal assignment: what is left out of it gets nothing. */
function exampleOf({ problem, example, amounts }: Assigning): Picks {
  const legal = example ?? amounts;
  return legal === null ? [] : byUnit(problem, legal).filter(({ amount }) => amount > 0);
}
