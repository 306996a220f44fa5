import type { CombatResult, Ending, Fate, Id, ScoreOutcome } from "../vocabulary.js";
import type { Glance } from "./glance.js";

/** One thing in which two positions come to something else. */
export type Difference =
  | { readonly kind: "ending"; readonly before: Ending; readonly after: Ending }
  | { readonly kind: "result"; readonly before: CombatResult; readonly after: CombatResult }
  | { readonly kind: "control"; readonly before: Id | null; readonly after: Id | null }
  | { readonly kind: "score"; readonly before: ScoreOutcome; readonly after: ScoreOutcome; readonly player: Id | null }
  | { readonly kind: "winner"; readonly before: Id | null; readonly after: Id | null }
  | { readonly kind: "fate"; readonly unit: Id; readonly before: Fate; readonly after: Fate }
  | { readonly kind: "unit-gone"; readonly unit: Id }
  | { readonly kind: "unit-new"; readonly unit: Id; readonly after: Fate };

export const DIFFERENCE_KINDS = [
  "ending",
  "result",
  "control",
  "score",
  "winner",
  "fate",
  "unit-gone",
  "unit-new",
] as const satisfies readonly Difference["kind"][];
export type DifferenceKind = Difference["kind"];

/** Everything in which `after` comes to something else than `before`: first the whole, then unit by unit. */
export function differencesBetween(before: Glance, after: Glance): Difference[] {
  return [...wholeDifferences(before, after), ...unitDifferences(before, after)];
}

function wholeDifferences(before: Glance, after: Glance): Difference[] {
  const differences: Difference[] = [];
  if (before.result !== after.result) differences.push({ kind: "result", before: before.result, after: after.result });
  if (before.ending !== after.ending) differences.push({ kind: "ending", before: before.ending, after: after.ending });
  if (before.controller !== after.controller)
    differences.push({ kind: "control", before: before.controller, after: after.controller });
  const [scored, scores] = [before.score, after.score];
  if (scored.outcome !== scores.outcome || scored.player !== scores.player)
    differences.push({ kind: "score", before: scored.outcome, after: scores.outcome, player: scores.player });
  if (before.winner !== after.winner) differences.push({ kind: "winner", before: before.winner, after: after.winner });
  return differences;
}

function unitDifferences({ fates: earlier }: Glance, { fates: later }: Glance): Difference[] {
  const gone = [...earlier.keys()].filter((unit) => !later.has(unit));
  const changed = [...later].flatMap(([unit, after]): Difference[] => {
    const before = earlier.get(unit);
    if (before === undefined) return [{ kind: "unit-new", unit, after }];
    return before === after ? [] : [{ kind: "fate", unit, before, after }];
  });
  return [...gone.map((unit): Difference => ({ kind: "unit-gone", unit })), ...changed];
}
