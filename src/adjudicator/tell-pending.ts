import type { z } from "zod";
import type { pending, pendingAssignments, possibleMove, unitStanding } from "../contract/index.js";
import type { AssignmentList, BySide, Id, Pending, PossibleMove, UnitStanding } from "../engine/index.js";
import { tellParts, tellProblem, tellStep, type Speech } from "./speech.js";
import { tellAssignmentList } from "./tell-assignments.js";

/** What has to happen next on a board, as callers read it; `order` is that of the units in what is told of the board. */
export function tellPending(due: Pending, order: readonly Id[], speech: Speech): z.infer<typeof pending> {
  const { messages, names } = speech;
  const places = new Map(order.map((id, place) => [id, place]));
  const inOrder = <T extends { readonly unit: Id }>(items: readonly T[]): T[] =>
    items.toSorted((one, other) => (places.get(one.unit) ?? 0) - (places.get(other.unit) ?? 0));
  return {
    summary: messages.summary.pending(due, names),
    kind: due.kind,
    player: due.player,
    battlefield: due.battlefield,
    window: due.window,
    actions: [...due.actions],
    timings: [...due.timings],
    moves: inOrder(due.moves).map((move) => tellMove(move, speech)),
    fights: due.fights.map(({ battlefield, fight }) => ({ battlefield, fight })),
    assignments: due.assignments && tellAssignments(due.assignments, speech),
    disarms: due.disarms.map(({ unit, amount, targets }) => {
      return { unit, name: names.unit(unit), amount, targets: [...targets] };
    }),
    units: inOrder(due.units).map((unit) => tellStanding(unit, speech)),
    winner: due.winner,
    steps: due.steps.map((step) => tellStep(step, speech)),
  };
}

function tellMove({ unit, from, to, problems }: PossibleMove, speech: Speech): z.infer<typeof possibleMove> {
  return {
    unit,
    name: speech.names.unit(unit),
    from,
    to,
    legal: problems.length === 0,
    problems: problems.map((one) => tellProblem(one, speech)),
  };
}

function tellAssignments(
  { attacker, defender }: BySide<AssignmentList>,
  speech: Speech,
): z.infer<typeof pendingAssignments> {
  return { attacker: tellAssignmentList(attacker, speech), defender: tellAssignmentList(defender, speech) };
}

function tellStanding(standing: UnitStanding, { names }: Speech): z.infer<typeof unitStanding> {
  const { unit, controller, place, role, might, lethal, damage } = standing;
  return {
    unit,
    name: names.unit(unit),
    controller,
    place,
    role,
    might: { total: might.total, parts: tellParts(might.parts, names) },
    lethal,
    damage,
  };
}
