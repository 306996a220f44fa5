import { useEffect, useState } from "preact/hooks";
import type { SaidProblem } from "../ruling/ruling.js";
import type { ChoicePanelProps } from "./choice-panel.js";
import { leftOf, type Picks } from "./picking.js";

interface Picking {
  readonly picks: Picks;
  readonly left: number;
  /** Why the last tap was not legal. */
  readonly refusal: readonly SaidProblem[];
  readonly choose: (picks: Picks) => void;
  readonly onTap: (unit: string) => void;
  readonly onTakeBack: () => void;
}

/** What was tapped so far: each tap is a step of the history, and once all damage is assigned the position holds it. */
export function usePicks({ referee, state, assigning, begun, names, act }: ChoicePanelProps): Picking {
  const { problem } = assigning;
  const { side } = problem;
  const picks = state.assignments[side] ?? referee.begunIn(state, problem, begun);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => setRefused(null), [JSON.stringify([state.combat, picks])]);
  const choose = (entries: Picks) => {
    setRefused(null);
    const isComplete = entries.length > 0 && leftOf(problem, entries) === 0;
    act({ do: "edit", edit: { kind: "assign", side, entries, isComplete } });
  };
  const onTap = (unit: string) => {
    const done = referee.tap(state, problem, picks, unit, names);
    if (done.ok) choose(done.picks);
    else setRefused(unit);
  };
  // Judged again each time, so that it is said in the language of now.
  const judged = refused === null ? null : referee.tap(state, problem, picks, refused, names);
  const refusal = judged && !judged.ok ? judged.problems : [];
  const onTakeBack = () => choose(referee.takenBack(state, problem, picks));
  return { picks, left: leftOf(problem, picks), refusal, choose, onTap, onTakeBack };
}
