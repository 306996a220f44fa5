import { problem, type EngineProblem, type Path } from "../problem.js";
import type { RuleKey } from "../../rulebook/index.js";
import type { Id, Priority } from "../vocabulary.js";
import { isLethalFor, type Amounts, type AssignmentProblem, type Target } from "./problem.js";

interface Share {
  readonly target: Target;
  readonly id: Id;
  readonly amount: number;
  readonly lethal: boolean;
  readonly at: Path;
}

/**
 * Everything that is wrong with the order in which an assignment serves its targets. While a target that can
 * be dealt damage is not lethal: none gets more than it needs, at most one gets a part, and priorities hold.
 */
export function orderProblems(
  { targets }: AssignmentProblem,
  amounts: Amounts,
  placeOf: (index: number) => Path,
): EngineProblem[] {
  const shares = targets.map((target, index): Share => {
    const amount = amounts[index] as number;
    return { target, id: target.combatant.unit.id, amount, lethal: isLethalFor(target, amount), at: placeOf(index) };
  });
  const spared = shares.filter(({ target, lethal }) => !target.exempt && !lethal);
  if (spared.length === 0) return [];
  const started = spared.filter(({ amount }) => amount > 0);
  return shares
    .filter(({ amount }) => amount > 0)
    .flatMap((share) => [...wasted(share, spared), ...startedTooEarly(share, started), ...outOfTurn(share, shares)]);
}

/** Damage on a target beyond what it needs, or on one that cannot be dealt any. @rule assign.no-overkill assign.exempt */
function wasted({ target, id, amount, at }: Share, spared: readonly Share[]): EngineProblem[] {
  const others = spared.map((share) => share.id);
  if (target.exempt) return [problem("assignment/exempt-target", at, { unit: id, amount, expected: 0, others })];
  if (amount <= target.needs) return [];
  return [
    problem("assignment/overkill", at, { unit: id, amount, expected: target.needs, others }, replacementRules(target)),
  ];
}

function replacementRules({ combatant }: Target): RuleKey[] {
  const kinds = combatant.unit.replacements.map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  return kinds.includes("double")
    ? ["assign.replacements-count", "assign.least-sufficient"]
    : ["assign.replacements-count"];
}

/** A part for one target while another has only a part. @rule assign.lethal-first */
function startedTooEarly(share: Share, started: readonly Share[]): EngineProblem[] {
  const [earliest] = started;
  if (!earliest || share === earliest || !started.includes(share)) return [];
  const { id, amount, target } = earliest;
  const facts = {
    unit: share.id,
    amount: share.amount,
    expected: 0,
    started: { unit: id, amount, needs: target.needs },
  };
  return [problem("assignment/lethal-first", share.at, facts)];
}

const RULES_OF_TURN: Readonly<Record<Priority, readonly RuleKey[]>> = {
  first: [],
  normal: ["tank.first", "tank.several"],
  last: ["backline.last"],
  "first-or-last": ["assign.contradiction"],
};

/** Damage for a target before others that must be lethal first. @rule assign.priorities tank.first backline.last assign.contradiction */
function outOfTurn(share: Share, shares: readonly Share[]): EngineProblem[] {
  const { target, id, amount, at } = share;
  if (target.exempt) return [];
  const before = unservedBefore(share, shares).map((other) => other.id);
  if (before.length === 0) return [];
  const facts = { unit: id, amount, expected: 0, priority: target.priority, before };
  return [problem("assignment/priority", at, facts, RULES_OF_TURN[target.priority])];
}

/** The targets that should be lethal before this one gets anything. */
function unservedBefore(share: Share, shares: readonly Share[]): Share[] {
  const unserved = (...priorities: Priority[]) =>
    shares.filter(
      (other) => other !== share && !other.target.exempt && !other.lethal && priorities.includes(other.target.priority),
    );
  switch (share.target.priority) {
    case "first":
      return [];
    case "normal":
      return unserved("first");
    case "last":
      return unserved("first", "normal");
    case "first-or-last":
      return share.lethal || !someServedLater(shares) ? [] : unserved("first", "normal");
  }
}

/** Whether a target without Tank has anything, so that a unit with both keywords is not being served first. */
function someServedLater(shares: readonly Share[]): boolean {
  return shares.some(
    ({ target, amount }) =>
      amount > 0 && !target.exempt && (target.priority === "normal" || target.priority === "last"),
  );
}
