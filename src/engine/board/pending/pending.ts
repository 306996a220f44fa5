import { listAssignments, type AssignmentList } from "../../assignment/list-assignments.js";
import { lethalDamage } from "../../unit/lethal.js";
import { BOUNDS, type BySide, type Id, type Side } from "../../vocabulary.js";
import type { Board, RunningCombat } from "../board.js";
import { disarmOf } from "../chain/trigger.js";
import { timingsNow } from "../chain/timing.js";
import { nextFights } from "../cleanup/begin-fights.js";
import type { Pending, UnitStanding } from "../decision.js";
import { combatOf } from "../fight/combat-of.js";
import { enemiesIn } from "../table/look.js";
import { mightOf } from "../table/unit.js";
import type { PendingKind, TriggerWindow } from "../vocabulary.js";
import { explainPending } from "./explain-pending.js";
import { ACTIONS, deciderOf, pendingKind } from "./kind.js";
import { possibleMoves } from "./possible-moves.js";

/** What has to happen next on a board whose Cleanups are done, who decides it, and what is allowed. */
export function pendingOn(board: Board): Pending {
  const kind = pendingKind(board);
  const { showdown, winner } = board;
  const window = windowOf(board, kind);
  const mayPlay = kind === "main-phase" || kind === "focus" || kind === "priority";
  return {
    kind,
    player: deciderOf(board, kind),
    battlefield: showdown?.battlefield ?? null,
    window,
    actions: ACTIONS[kind],
    timings: mayPlay ? timingsNow(board) : [],
    moves: kind === "main-phase" ? possibleMoves(board) : [],
    fights: kind === "choose-fight" ? nextFights(board) : [],
    assignments: kind === "assign-damage" ? assignmentsOn(board) : null,
    disarms: kind === "disarm" ? disarmsOn(board) : [],
    units: board.units.map(standingOf),
    winner,
    steps: explainPending(board, kind, window),
  };
}

function windowOf({ showdown, phase }: Board, kind: PendingKind): TriggerWindow | null {
  const at = showdown?.combat?.step;
  if (kind === "triggers" && (at === "cleanup" || at === "result" || at === "scoring")) return at;
  return kind === "score-holds" && phase === "scoring" ? "beginning" : null;
}

/** What each side may assign. @rule assign.whole-total */
function assignmentsOn(board: Board): BySide<AssignmentList> | null {
  const { battlefield, combat } = board.showdown ?? {};
  if (battlefield === undefined || !combat) return null;
  return {
    attacker: listed(board, combat, battlefield, "attacker"),
    defender: listed(board, combat, battlefield, "defender"),
  };
}

function listed(board: Board, combat: RunningCombat, battlefield: Id, side: Side): AssignmentList {
  const page = { first: BOUNDS.pageSizeDefault, after: null };
  const list = listAssignments(combatOf(board, combat, battlefield), side, page);
  if (!list.ok) throw new Error("The assignments of a running combat could not be listed.");
  return list.value;
}

function disarmsOn(board: Board): Pending["disarms"] {
  const targets = enemiesIn(board, "attacker").map(({ id }) => id);
  const waiting = board.showdown?.combat?.disarms ?? [];
  return waiting.map((unit) => ({ unit, amount: disarmOf(board, unit), targets }));
}

function standingOf(unit: Board["units"][number]): UnitStanding {
  const { id, controller, place, role, markedDamage } = unit;
  const might = mightOf(unit);
  return { unit: id, controller, place, role, might, lethal: lethalDamage(might.total), damage: markedDamage };
}
