import type { EngineStep } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { EngineWarning } from "../../warning.js";
import type { Battlefield, Board, BoardUnit, RunningCombat } from "../board.js";
import type { BoardEvent } from "../event.js";
import type { EventKind } from "../vocabulary.js";

/** A board while it changes: the board so far, what was said and what happened on the way, and what to beware of. */
export interface Table {
  board: Board;
  readonly steps: EngineStep[];
  readonly warnings: EngineWarning[];
  readonly events: BoardEvent[];
}

/** A table with a board on which nothing has happened yet. */
export function tableOf(board: Board): Table {
  return { board, steps: [], warnings: [], events: [] };
}

/** Adds to what a reader must know besides. */
export function warn(table: Table, ...warnings: readonly EngineWarning[]): void {
  table.warnings.push(...warnings);
}

/** Adds to the trace. */
export function say(table: Table, ...steps: readonly EngineStep[]): void {
  table.steps.push(...steps);
}

/** Says something unless just that was said before: Cleanups repeat. */
export function sayOnce(table: Table, said: EngineStep): void {
  const text = JSON.stringify(said);
  if (!table.steps.some((one) => one.kind === said.kind && JSON.stringify(one) === text)) table.steps.push(said);
}

const NOTHING = {
  player: null,
  unit: null,
  battlefield: null,
  from: null,
  to: null,
  amount: null,
  method: null,
  result: null,
};

/** Notes that something happened. */
export function note(table: Table, kind: EventKind, facts: Partial<Omit<BoardEvent, "kind" | "turn">>): void {
  table.events.push({ ...NOTHING, ...facts, kind, turn: table.board.turn });
}

/** Changes what is not about a single unit or battlefield. */
export function change(table: Table, changes: Partial<Board>): void {
  table.board = { ...table.board, ...changes };
}

/** Changes each unit for which there are changes. */
export function changeUnits(table: Table, changesOf: (unit: BoardUnit) => Partial<BoardUnit> | null): void {
  change(table, {
    units: table.board.units.map((unit) => {
      const changes = changesOf(unit);
      return changes === null ? unit : { ...unit, ...changes };
    }),
  });
}

/** Changes one unit; nothing happens if it is not there. */
export function changeUnit(table: Table, id: Id, changes: Partial<BoardUnit>): void {
  changeUnits(table, (unit) => (unit.id === id ? changes : null));
}

/** Changes one battlefield. */
export function changeBattlefield(table: Table, id: Id, changes: Partial<Battlefield>): void {
  change(table, {
    battlefields: table.board.battlefields.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  });
}

/** Changes the running Combat. */
export function changeCombat(table: Table, changes: Partial<RunningCombat>): void {
  const { showdown } = table.board;
  if (showdown?.combat) change(table, { showdown: { ...showdown, combat: { ...showdown.combat, ...changes } } });
}
