import type { RuleKey } from "../../../rulebook/index.js";
import type { EngineProblem, Path } from "../../problem.js";
import { problem } from "../../problem.js";
import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { play, playProblems } from "../chain/play.js";
import { playUnit, playUnitProblems } from "../chain/play-unit.js";
import { inOrder, stackTriggers } from "../chain/trigger.js";
import { beginFight, nextFights, stagedFights } from "../cleanup/begin-fights.js";
import { cleanUp } from "../cleanup/cleanup.js";
import { applyEffects } from "../effects/apply.js";
import { effectProblems } from "../effects/effect-problems.js";
import { assignDamage, assignmentProblems } from "../fight/fight.js";
import { leaveWindow } from "../fight/resolution.js";
import type { ActionInput, TriggeredAbilityInput } from "../input.js";
import { makeMove, moveActionProblems } from "../movement/move.js";
import { pass, passProblems } from "../showdown/pass.js";
import { inTurnOrder } from "../table/look.js";
import { say, type Table } from "../table/table.js";
import { endTurn, turnProblems } from "../turn/end-turn.js";
import { scoreHolds } from "../turn/score-holds.js";
import type { ActionKind } from "../vocabulary.js";

/** How a kind of action is judged and carried out. */
interface Act {
  /** Every reason why the action is not legal; names and moment have been checked. */
  readonly problems: (board: Board, action: ActionInput, path: Path) => EngineProblem[];
  /** Carries a legal action out, with the Cleanups that follow from it. */
  readonly carryOut: (table: Table, action: ActionInput) => void;
}

/** Every kind of action. */
export const ACTS: Readonly<Record<ActionKind, Act>> = {
  move: { problems: moveActionProblems, carryOut: move },
  "play-unit": { problems: playUnitProblems, carryOut: playUnit },
  play: { problems: playProblems, carryOut: play },
  trigger: { problems: () => [], carryOut: trigger },
  pass: { problems: passProblems, carryOut: pass },
  "begin-fight": { problems: fightProblems, carryOut: begin },
  "assign-damage": { problems: assignmentProblems, carryOut: assignDamage },
  "resolve-triggers": {
    problems: (board, { player, effects }, path) =>
      effectProblems(board, player ?? board.turnPlayer, effects ?? [], [...path, "effects"]),
    carryOut: resolveTriggers,
  },
  "score-holds": { problems: turnProblems, carryOut: scoreHolds },
  "end-turn": { problems: turnProblems, carryOut: endTurn },
};

/** Triggers of the move are on the Chain before a fight can begin. @rule move.cleanup */
function move(table: Table, action: ActionInput): void {
  makeMove(table, action);
  stackTriggers(table, action.abilities ?? []);
  cleanUp(table);
}

function trigger(table: Table, { abilities }: ActionInput): void {
  stackTriggers(table, abilities ?? []);
  cleanUp(table);
}

/**
 * Triggers of a Combat resolve as they are stated: effects of one player, or abilities of several, which are put on
 * the Chain in turn order, so that the last one resolves first, each with its Cleanup. @rule resolution.triggers
 */
function resolveTriggers(table: Table, { player, effects, abilities }: ActionInput): void {
  const order = inTurnOrder(table.board, table.board.turnPlayer);
  const stated = effects?.length ? [{ player: player ?? table.board.turnPlayer, effects }] : [];
  for (const ability of [...stated, ...inOrder(order, abilities ?? []).toReversed()]) {
    if (table.board.winner !== null) return;
    const owner = ability.player as Id;
    say(table, step("item-resolved", { player: owner, name: nameOf(ability), atOnce: false }, ["chain.newest-first"]));
    applyEffects(table, owner, ability.effects ?? []);
    cleanUp(table);
  }
  if (table.board.winner === null) leaveWindow(table);
}

function nameOf({ name }: TriggeredAbilityInput): string | null {
  return name ?? null;
}

/** By which rules the Turn Player picks among the fights that may begin next. */
function choiceRules(board: Board): RuleKey[] {
  const fights = new Set(nextFights(board).map(({ fight }) => fight));
  return [
    ...(fights.has("showdown") ? (["cleanup.showdown-begins"] as const) : []),
    ...(fights.has("combat") ? (["combat.order"] as const) : []),
  ];
}

/** The Turn Player picks among the fights that may begin next. @rule combat.order cleanup.showdown-begins */
function fightProblems(board: Board, { player, battlefield }: ActionInput, path: Path): EngineProblem[] {
  const staged = stagedFights(board).map((one) => one.battlefield);
  const next = nextFights(board).map((one) => one.battlefield);
  const at = [...path, "battlefield"];
  const problems: EngineProblem[] = [];
  if (player != null && player !== board.turnPlayer)
    problems.push(
      problem("fight/turn-player", [...path, "player"], { player, turnPlayer: board.turnPlayer }, choiceRules(board)),
    );
  if (battlefield == null) return problems;
  if (!staged.includes(battlefield)) problems.push(problem("fight/not-staged", at, { battlefield, staged: next }));
  else if (!next.includes(battlefield))
    problems.push(problem("fight/showdown-first", at, { battlefield, staged: next }));
  return problems;
}

function begin(table: Table, { battlefield }: ActionInput): void {
  const chosen = stagedFights(table.board).find((one) => one.battlefield === battlefield);
  if (chosen) beginFight(table, chosen);
  cleanUp(table);
}
