import { useEffect, useState } from "preact/hooks";
import type { SaidProblem } from "../ruling/ruling.js";
import type { ChoicePanelProps } from "./choice-panel.js";
import { leftOf, type Picks } from "./picking.js";

interface Picking {
  readonly picks: Picks;
  readonly left: number;
  /** Why the last tap was not legal. */
  readonly refusal: readonly SaidProblem[];
  readonly choose: (picks: Picks | null) => void;
  readonly onTap: (unit: string) => void;
}

/** Keeps what was tapped so far; as soon as all damage is assigned, the position holds it. */
export function usePicks({ referee, state, assigning, names, act }: ChoicePanelProps): Picking {
  const { problem } = assigning;
  const { side } = problem;
  const given = state.assignments[side];
  const [picks, setPicks] = useState<Picks>(given ?? []);
  const [refused, setRefused] = useState<string | null>(null);
  const around = JSON.stringify([state.combat, given]);
  useEffect(() => {
    setPicks(given ?? []);
    setRefused(null);
  }, [around]);
  const choose = (next: Picks | null) => {
    setPicks(next ?? []);
    setRefused(null);
    const isComplete = next !== null && leftOf(problem, next) === 0;
    if (isComplete || given) act({ do: "edit", edit: { kind: "assign", side, entries: isComplete ? next : null } });
  };
  const onTap = (unit: string) => {
    const done = referee.tap(state, problem, picks, unit, names);
    if (done.ok) choose(done.picks);
    else setRefused(unit);
  };
  // Judged again each time, so that it is said in the language of now.
  const judged = refused === null ? null : referee.tap(state, problem, picks, refused, names);
  const refusal = judged && !judged.ok ? judged.problems : [];
  return { picks, left: leftOf(problem, picks), refusal, choose, onTap };
}
