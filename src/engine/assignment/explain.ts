import type { CombatSide } from "../combat/combat.js";
import type { Muster } from "../combat/muster.js";
import { orderMattersFor } from "../combat/replacement-order.js";
import type { RuleKey } from "../../rulebook/index.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import { opposing, type Id, type IgnorableKeyword, type Priority, type Side } from "../vocabulary.js";
import { excessOf, type AssignmentProblem, type Target } from "./problem.js";

/** What binds one side while it assigns: what is lethal, who is left out, who comes first, whether there is enough. */
export function explainAssignment(muster: Muster, problem: AssignmentProblem): EngineStep[] {
  const { side, pool, targets } = problem;
  if (targets.length === 0) return [];
  if (pool === 0) return [step("nothing-to-assign", { side }, ["assign.whole-total"])];
  return [
    ...explainNeeds(muster, problem),
    ...explainExempt(problem),
    ...explainIgnoring(muster, problem),
    ...explainPriorities(problem),
    ...explainSupply(problem),
  ];
}

function idsOf(targets: readonly Target[]): Id[] {
  return targets.map(({ combatant }) => combatant.unit.id);
}

/** What each target needs, and why where it is not simply its Might less the damage marked on it. @rule lethal.amount */
function explainNeeds({ ranks }: Muster, { side, targets }: AssignmentProblem): EngineStep[] {
  const { anyDamageIsLethal, player } = ranks[side].side;
  const steps: EngineStep[] = [];
  if (anyDamageIsLethal) steps.push(step("any-damage-lethal", { side, player }, ["lethal.replaced"]));
  const needy = targets.filter(({ exempt }) => !exempt);
  const mortal = needy.filter(({ needs }) => needs < Infinity);
  if (mortal.length > 0) {
    const needs = mortal.map(({ combatant, needs: amount }) => ({ unit: combatant.unit.id, amount }));
    const rules: Rules = anyDamageIsLethal
      ? ["lethal.replaced", "assign.no-overkill"]
      : ["lethal.amount", "assign.no-overkill", "assign.effects-shape-order"];
    steps.push(step("lethal-set", { side, needs, units: idsOf(mortal), anyDamageIsLethal }, rules));
  }
  const stunned = idsOf(mortal.filter(({ combatant }) => combatant.unit.stunned));
  if (stunned.length > 0)
    steps.push(
      step("stunned-as-hard-to-kill", { side, units: stunned }, ["stun.lethal-unchanged", "stun.adds-nothing"]),
    );
  for (const target of needy) steps.push(...explainReplacements(target, side, ranks[side].side));
  return steps;
}

function explainReplacements({ combatant, needs }: Target, side: Side, assigning: CombatSide): EngineStep[] {
  const { unit } = combatant;
  if (unit.replacements.length === 0) return [];
  if (needs === Infinity) {
    return [
      step(
        "never-lethal",
        { side, unit: unit.id },
        ["assign.replacements-count", "prevent.all-never-lethal", "assign.lethal-first", "assign.exempt"],
        "A1",
      ),
    ];
  }
  const kinds = unit.replacements.map(({ kind }) => kind);
  const ordered = orderMattersFor(combatant, assigning);
  const facts = { side, unit: unit.id, amount: needs, kinds, ordered };
  return [
    step(
      "replacements-counted",
      facts,
      [
        "assign.replacements-count",
        ...(kinds.includes("prevent") ? (["prevent.raises-lethal"] as const) : []),
        ...(kinds.includes("double") ? (["assign.least-sufficient"] as const) : []),
        ...(ordered ? (["replacement.order"] as const) : []),
      ],
      ordered ? "A5" : null,
    ),
  ];
}

/** Units that cannot be dealt damage. @rule assign.exempt */
function explainExempt({ side, targets, supply, pool }: AssignmentProblem): EngineStep[] {
  const skipped = targets.filter(({ exempt }) => exempt);
  const units = idsOf(skipped);
  if (units.length === 0) return [];
  if (supply === "nothing") return [step("all-exempt", { side, units, amount: pool }, ["assign.exempt"], "A3")];
  const tanks = idsOf(skipped.filter(({ combatant }) => combatant.unit.tank));
  const rules: Rules = tanks.length > 0 ? ["assign.exempt", "tank.first"] : ["assign.exempt"];
  return [step("exempt-skipped", { side, units, tanks }, rules, supply === "scarce" ? "A2" : null)];
}

/** Keywords that the assigning player ignores, and those that only the other player does. @rule ignore.only-that-player */
function explainIgnoring({ ranks }: Muster, { side, targets }: AssignmentProblem): EngineStep[] {
  const own = ranks[side].side;
  const other = ranks[opposing(side)].side;
  const having = (keyword: IgnorableKeyword) =>
    idsOf(targets.filter(({ combatant, exempt }) => !exempt && combatant.unit[keyword]));
  return (["tank", "backline"] as const).flatMap((keyword): EngineStep[] => {
    const units = having(keyword);
    if (units.length === 0) return [];
    if (own.ignores.includes(keyword)) {
      return [
        step("keyword-ignored", { side, player: own.player, keyword, units }, [
          "ignore.possible",
          "ignore.inactive",
          "ignore.only-that-player",
          ...(keyword === "tank" ? (["tank.several"] as const) : []),
        ]),
      ];
    }
    if (!other.ignores.includes(keyword)) return [];
    return [
      step("ignoring-not-shared", { side, player: other.player, keyword }, [
        "ignore.possible",
        "ignore.only-that-player",
      ]),
    ];
  });
}

/** Who must be served first and who last, where that says anything. @rule assign.priorities */
function explainPriorities({ side, targets }: AssignmentProblem): EngineStep[] {
  const needy = targets.filter(({ exempt }) => !exempt);
  if (needy.length < 2) return [];
  const having = (priority: Priority) => idsOf(needy.filter((target) => target.priority === priority));
  const [first, last, either] = [having("first"), having("last"), having("first-or-last")];
  const steps: EngineStep[] = [];
  if (first.length > 0)
    steps.push(
      step("tanks-first", { side, units: first }, [
        "assign.priorities",
        "tank.first",
        "tank.lethal-first",
        "tank.several",
      ]),
    );
  if (last.length > 0)
    steps.push(
      step("backline-last", { side, units: last }, ["assign.priorities", "backline.last", "backline.several"]),
    );
  if (either.length > 0)
    steps.push(step("first-or-last", { side, units: either }, ["assign.contradiction", "assign.each-separately"]));
  return steps;
}

/** Whether the pool reaches what all targets need. @rule assign.whole-total assign.lethal-first assign.no-overkill */
function explainSupply(problem: AssignmentProblem): EngineStep[] {
  const { side, pool, needed, supply, targets } = problem;
  if (supply === "nothing") return [];
  const needy = targets.filter(({ exempt }) => !exempt);
  const units = idsOf(needy);
  if (supply === "enough") {
    const amount = excessOf(problem);
    const facts = { side, pool, needed, amount, targets: targets.length, units };
    return [
      step(
        "enough-for-all",
        facts,
        ["assign.whole-total", "assign.lethal-first", "assign.no-overkill"],
        amount > 0 && targets.length > 1 ? "A4" : null,
      ),
    ];
  }
  const facts = { side, pool, needed: needed === Infinity ? null : needed, units };
  const rules: Rules = ["assign.whole-total", "assign.lethal-first", "assign.no-overkill"];
  return [step("not-enough", facts, hasEquals(needy) ? [...rules, "assign.same-priority"] : rules)];
}

/** Whether units of the same priority are among them. */
function hasEquals(targets: readonly Target[]): boolean {
  return new Set(targets.map(({ priority }) => priority)).size < targets.length;
}

/**
 * The rules that leave a side a choice: among equals, when to serve units that come first or last, and where the
 * excess goes. @rule assign.same-priority assign.contradiction assign.no-overkill
 */
export function rulesOfChoice({ supply, targets }: AssignmentProblem): RulesOfChoice {
  if (supply === "nothing") return ["assign.exempt"];
  if (supply === "enough") return ["assign.no-overkill"];
  const needy = targets.filter(({ exempt }) => !exempt);
  const isFreeInTime = needy.some(({ priority }) => priority === "first-or-last");
  if (!isFreeInTime) return ["assign.same-priority"];
  return hasEquals(needy) ? ["assign.same-priority", "assign.contradiction"] : ["assign.contradiction"];
}

type RulesOfChoice = readonly [RuleKey] | readonly [RuleKey, RuleKey];
