import assert from "node:assert/strict";
import { test } from "node:test";
import {
  advance,
  readBoard,
  settle,
  type Advanced,
  type Battlefield,
  type Board,
  type BoardEvent,
  type BoardUnit,
} from "../../src/engine/index.js";
import { Dice, exampleAssignments, randomAction, randomBoard } from "./board-walk.js";

const WALKS = 1200;
const STEPS = 40;

function start(seed: number): { dice: Dice; at: Advanced } {
  const dice = new Dice(seed);
  const read = readBoard(randomBoard(dice));
  assert.ok(read.ok, JSON.stringify(read));
  return { dice, at: settle(read.value) };
}

/** What must hold of every board between two actions. */
function assertStands(board: Board): void {
  for (const battlefield of board.battlefields) {
    const owners = ownersAt(board, battlefield);
    assertNoCrowd(board, battlefield, owners);
    const isQuiet = board.showdown?.battlefield !== battlefield.id && !board.chain && board.winner === null;
    if (isQuiet) assertControl(battlefield, owners);
  }
  for (const unit of board.units) assertUnit(board, unit);
  for (const { scored } of board.players) assert.equal(new Set(scored).size, scored.length);
  assert.equal(new Set(board.units.map(({ id }) => id)).size, board.units.length);
}

function ownersAt({ units }: Board, { id }: Battlefield): string[] {
  return [...new Set(units.filter(({ place }) => place.battlefield === id).map(({ controller }) => controller))];
}

function assertNoCrowd({ players }: Board, { id }: Battlefield, owners: readonly string[]): void {
  assert.ok(owners.length <= 2, `three players at ${id}`);
  const teams = owners.map((owner) => players.find((player) => player.id === owner)?.team ?? owner);
  assert.equal(new Set(teams).size, owners.length, `teammates together at ${id}`);
}

function assertControl({ id, controller, contestedBy }: Battlefield, owners: readonly string[]): void {
  const intruders = owners.filter((owner) => owner !== controller);
  assert.equal(intruders.length > 0, contestedBy !== null, `contested at ${id}`);
  if (controller !== null) assert.ok(owners.includes(controller), `an absent controller of ${id}`);
}

function assertUnit(
  { showdown, winner }: Board,
  { id, role, place, controller, markedDamage, doomed }: BoardUnit,
): void {
  assert.ok(Number.isInteger(markedDamage) && markedDamage >= 0);
  assert.ok(place.battlefield === null ? place.base === controller : place.base === null, `the place of ${id}`);
  if (winner !== null) return;
  assert.equal(doomed, false);
  const combat = place.battlefield !== null && place.battlefield === showdown?.battlefield ? showdown.combat : null;
  const expected = combat ? (controller === combat.attacker ? "attacker" : "defender") : null;
  assert.equal(role, expected, `the role of ${id}`);
}

/** The units that events leave on a board. */
function unitsAfter(before: Board, events: readonly BoardEvent[]): string[] {
  const units = before.units.map(({ id }) => id);
  for (const { kind, unit } of events) {
    if (unit === null) continue;
    if (kind === "played" || kind === "created") units.push(unit);
    if (kind !== "killed" && kind !== "banished" && kind !== "returned") continue;
    assert.ok(units.includes(unit), `${unit} left twice`);
    units.splice(units.indexOf(unit), 1);
  }
  return units.sort();
}

/** Units come and go only as events say, points only grow, and every point is on the record. */
function assertFollows(before: Board, { board, events }: Advanced): void {
  assert.deepEqual(board.units.map(({ id }) => id).sort(), unitsAfter(before, events));
  for (const { id, points } of before.players)
    assert.ok((board.players.find((player) => player.id === id)?.points ?? -1) >= points, `points of ${id} fell`);
  const gained = events.filter(({ kind }) => kind === "point-gained").length;
  assert.equal((board.scoreRecord ?? []).length - (before.scoreRecord ?? []).length, gained);
}

test("random play keeps the invariants of the table, and something is always pending", () => {
  let legal = 0;
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const { dice, at } = start(seed);
    let here = at;
    assertStands(here.board);
    for (let count = 0; count < STEPS && here.pending.kind !== "game-over"; count += 1) {
      assert.ok(here.pending.actions.length > 0);
      const before = here.board;
      const action = randomAction(dice, before, here.pending);
      here = advance(before, action);
      if (!here.legal) {
        assert.ok(here.problems.length > 0);
        assert.deepEqual(here.board, before);
        continue;
      }
      legal += 1;
      kinds.set(action.kind, (kinds.get(action.kind) ?? 0) + 1);
      assertStands(here.board);
      assertFollows(before, here);
      assert.deepEqual(settle(here.board).board, here.board, `unstable after ${JSON.stringify(action)}`);
      assert.ok(here.steps.every(({ rules }) => rules.length >= 1 && rules.length <= 4));
    }
  }
  assert.ok(legal > 4000, `${legal} legal actions`);
  for (const kind of [
    "move",
    "play-unit",
    "play",
    "trigger",
    "pass",
    "begin-fight",
    "assign-damage",
    "resolve-triggers",
  ])
    assert.ok((kinds.get(kind) ?? 0) > 20, `${kind}: ${kinds.get(kind)}`);
});

test("whatever is offered is accepted, and a move that is refused has a reason", () => {
  for (let seed = 1000; seed < 1120; seed += 1) {
    const { dice, at } = start(seed);
    let here = at;
    for (let count = 0; count < 25 && here.pending.kind !== "game-over"; count += 1) {
      assertOffersHold(here);
      here = advance(here.board, randomAction(dice, here.board, here.pending));
    }
  }
});

function assertOffersHold({ board, pending }: Advanced): void {
  const accepts = (action: Parameters<typeof advance>[1]) => advance(board, action).legal;
  for (const { unit, to, problems } of pending.moves)
    assert.equal(
      accepts({ kind: "move", units: [unit], to }),
      problems.length === 0,
      `${unit} to ${JSON.stringify(to)}`,
    );
  for (const timing of ["none", "action", "reaction"] as const)
    if (pending.actions.includes("play"))
      assert.equal(accepts({ kind: "play", timing }), pending.timings.includes(timing));
  for (const { battlefield } of pending.fights) assert.ok(accepts({ kind: "begin-fight", battlefield }));
  for (const { unit, targets } of pending.disarms)
    for (const disarms of targets) assert.ok(accepts({ kind: "trigger", abilities: [{ unit, disarms }] }));
  for (const kind of ["pass", "score-holds", "end-turn", "resolve-triggers"] as const)
    assert.equal(accepts({ kind }), pending.actions.includes(kind), kind);
  if (pending.assignments) assert.ok(accepts({ kind: "assign-damage", assignments: exampleAssignments(pending) }));
}
