import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Board, RunningCombat } from "../board.js";
import type { Id } from "../../vocabulary.js";
import { areOpponents, battlefieldOf, findUnit } from "../table/look.js";
import { keywordsOf } from "../table/unit.js";

/** Everything about the running Showdown and the Chain that cannot be. */
export function showdownProblems(board: Board, path: Path): EngineProblem[] {
  return [...runningProblems(board, [...path, "showdown"]), ...chainProblems(board, [...path, "chain"])];
}

/** A Showdown is about a contested battlefield, and its Attacker contested it. @rule contested.lasts roles.attacker-contested */
function runningProblems(board: Board, path: Path): EngineProblem[] {
  const { showdown, players } = board;
  if (!showdown) return [];
  const { battlefield, passes, combat } = showdown;
  const { contestedBy } = battlefieldOf(board, battlefield);
  const problems: EngineProblem[] = [];
  if (contestedBy === null && combat?.step !== "scoring")
    problems.push(problem("board/showdown-not-contested", [...path, "battlefield"], { battlefield }));
  if (passes >= players.length)
    problems.push(
      problem("board/too-many-passes", [...path, "passes"], { amount: passes, expected: players.length - 1 }),
    );
  if (!combat) return problems;
  return [...problems, ...combatProblems(board, combat, contestedBy, [...path, "combat"])];
}

function combatProblems(board: Board, combat: RunningCombat, contestedBy: string | null, path: Path): EngineProblem[] {
  const { attacker, defender, step } = combat;
  const battlefield = board.showdown?.battlefield as string;
  const problems: EngineProblem[] = [];
  if (contestedBy !== null && contestedBy !== attacker)
    problems.push(problem("board/attacker", [...path, "attacker"], { player: attacker, contestedBy, battlefield }));
  for (const [index, unit] of combat.disarms.entries())
    if (!canDisarm(board, unit)) problems.push(problem("board/disarm", [...path, "disarms", index], { unit }));
  if (!areOpponents(board, attacker, defender))
    problems.push(problem("board/defender", [...path, "defender"], { player: defender, battlefield }));
  if (step !== "showdown" && board.chain)
    problems.push(problem("board/chain-in-combat", [...path, "step"], { battlefield }));
  return problems;
}

/** Only an attacker with Disarm can have one that waits. @rule disarm.attack */
function canDisarm(board: Board, id: Id): boolean {
  const unit = findUnit(board, id);
  return unit?.role === "attacker" && keywordsOf(unit).disarm > 0;
}

/** A Chain exists only as long as something is on it. @rule chain.closed */
function chainProblems({ chain, players }: Board, path: Path): EngineProblem[] {
  if (!chain) return [];
  const problems: EngineProblem[] = [];
  if (chain.items.length === 0) problems.push(problem("board/empty-chain", [...path, "items"], {}));
  if (chain.passes >= players.length)
    problems.push(
      problem("board/too-many-passes", [...path, "passes"], { amount: chain.passes, expected: players.length - 1 }),
    );
  return problems;
}
