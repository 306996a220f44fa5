import type { AssignmentProblem } from "../assignment/problem.js";
import { step, type EngineStep } from "../trace.js";
import { opposing, type BySide, type CombatResult, type Ending, type Id, type Side } from "../vocabulary.js";
import type { Muster } from "./muster.js";

/** Whether each side still has units after the damage step. It follows from the sums alone. */
export type Standing = BySide<boolean>;

/** A side is wiped out exactly when its opponent's pool reaches all that its units need. @rule assign.whole-total assign.exempt */
export function standingAfter({ ranks }: Muster, problems: BySide<AssignmentProblem>): Standing {
  const stands = (side: Side) => {
    const { supply, targets } = problems[opposing(side)];
    const wiped = supply === "enough" && targets.every(({ exempt }) => !exempt);
    return ranks[side].alive.length > 0 && !wiped;
  };
  return { attacker: stands("attacker"), defender: stands("defender") };
}

/** Who is left at the battlefield. */
export function endingOf({ attacker, defender }: Standing): Ending {
  if (attacker) return defender ? "both-left" : "attackers-left";
  return defender ? "defenders-left" : "nobody-left";
}

/** Only who is left decides. @rule result.winner result.loser result.none */
export function combatResult(standing: Standing): CombatResult {
  if (standing.attacker === standing.defender) return "no-result";
  return standing.attacker ? "attacker-wins" : "defender-wins";
}

/** The two players of a combat. */
type Players = BySide<{ readonly player: Id }>;

export function explainResult(combat: Players, standing: Standing): EngineStep {
  const result = combatResult(standing);
  if (result === "no-result") {
    const left = standing.attacker ? "both" : "none";
    return step("combat-result", { result, player: null, loser: null, left }, ["result.none"]);
  }
  const [player, loser] =
    result === "attacker-wins"
      ? [combat.attacker.player, combat.defender.player]
      : [combat.defender.player, combat.attacker.player];
  return step("combat-result", { result, player, loser, left: "one" }, ["result.winner", "result.loser"]);
}
