import { adjudicate } from "../src/adjudicator/index.js";
import {
  advance,
  checkAssignment,
  listAssignments,
  readBoard,
  readCombat,
  readCombatState,
  resolveCombat,
  type Combat,
  type CombatInput,
} from "../src/engine/index.js";
import { fortyOnForty, fourOnFour, fourPlayerTable, worstCases } from "./boards.js";
import { measure, report } from "./measure.js";

const states = Array.from({ length: 24 }, (_, variant) => ({ combat: fourOnFour(variant) }));

function engineAlone(index: number) {
  const state = readCombatState(states[index % states.length] as (typeof states)[number]);
  if (!state.ok) throw new Error("The board cannot be read.");
  return resolveCombat(state.value);
}

function combatOf(input: CombatInput): Combat {
  const read = readCombat(input);
  if (!read.ok) throw new Error("The board cannot be read.");
  return read.value;
}

/** A cursor in the middle of the list of assignments. */
function middleOf(combat: Combat): string | null {
  const list = listAssignments(combat, "attacker", { first: 1, after: null });
  if (!list.ok) throw new Error("The list cannot be made.");
  return list.value.assignments.endCursor?.replace(/^a0/, `a${list.value.count / 2n}`) ?? null;
}

/** Every operation of the engine on one board, each with what it costs. */
function operationsOn(input: CombatInput): readonly (readonly [string, () => unknown])[] {
  const combat = combatOf(input);
  const middle = middleOf(combat);
  const illegal = combat.defender.units.map(({ id }, index) => ({ unit: id, amount: (index * 977) % 20_000 }));
  return [
    ["count and first page", () => listAssignments(combat, "attacker", { first: 20, after: null })],
    ["a page in the middle", () => listAssignments(combat, "attacker", { first: 100, after: middle })],
    ["check and nearest", () => checkAssignment(combat, "attacker", illegal)],
    [
      "resolve",
      () => {
        const state = readCombatState({ combat: input });
        return state.ok && resolveCombat(state.value);
      },
    ],
  ];
}

console.log("Engine, times of one call");
const alone = measure(engineAlone, 20_000);
report("resolveCombat 4 v 4, engine alone, median", alone.median, "us", "at most 60 us", alone.median <= 60);
const spoken = measure((index) => adjudicate("resolveCombat", { state: states[index % states.length] }), 20_000);
report(
  "resolveCombat 4 v 4 with citations and sentences, median",
  spoken.median,
  "us",
  "at most 100 us",
  spoken.median <= 100,
);

const tables = Array.from({ length: 24 }, (_, variant) => fourPlayerTable(variant));
const attack = { kind: "move", units: ["a5"], to: { battlefield: "bf1" } } as const;

/** Reads a board of four players and 30 units, and moves a unit into a combat, with every Cleanup. */
function moveOnTable(index: number): boolean {
  const board = readBoard(tables[index % tables.length] as (typeof tables)[number]);
  return board.ok && advance(board.value, attack).legal;
}

if (!moveOnTable(0)) throw new Error("The move is not legal.");
const moved = measure(moveOnTable, 10_000);
report(
  "advance by one move, 4 players and 30 units, median",
  moved.median,
  "us",
  "at most 200 us",
  moved.median <= 200,
);

for (const [name, run] of operationsOn(fortyOnForty)) {
  const { median } = measure(run, 60, 10);
  report(`40 v 40, pool 4,000: ${name}, median`, median / 1000, "ms", "at most 10 ms", median <= 10_000);
}

const slowest = new Map<string, { board: string; median: number }>();
for (const [board, input] of worstCases) {
  for (const [name, run] of operationsOn(input)) {
    const { median } = measure(run, 15, 3);
    if (median > (slowest.get(name)?.median ?? 0)) slowest.set(name, { board, median });
  }
}
for (const [name, { board, median }] of slowest) {
  const what = `at the bound, slowest of ${worstCases.length} boards (${board}): ${name}, median`;
  report(what, median / 1000, "ms", "at most 50 ms", median <= 50_000);
}
