import type { Side } from "../../../engine/index.js";
import { edited, type Edit, type Entries } from "./edits.js";
import type { State } from "./state.js";

/** Assignments that players have begun to choose: no position holds them before they are complete. */
export type Begun = Readonly<Partial<Record<Side, Entries>>>;

/** What each step of a history leads to. */
interface Moment {
  readonly state: State;
  readonly begun: Begun;
}

/** A moment with those before it and, after undo, those behind it; the nearest is the last of each list. */
export interface History extends Moment {
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
}

const MOST = 200;

/** A history that begins with a position. */
export function begun(state: State): History {
  return { past: [], state, begun: {}, future: [] };
}

/** The history after an edit; one that changes nothing is not remembered. */
export function withEdit(history: History, edit: Edit): History {
  const state = edited(history.state, edit);
  const next = { state, begun: begunAfter(history, edit, state) };
  if (state === history.state && next.begun === history.begun) return history;
  return { ...next, past: [...history.past, momentOf(history)].slice(-MOST), future: [] };
}

/** What is begun is begun among the units of the position, and so is dropped with them. */
function begunAfter({ state: before, begun: old }: Moment, edit: Edit, after: State): Begun {
  if (edit.kind !== "assign") return before.combat === after.combat ? old : {};
  const { [edit.side]: mine, ...others } = old;
  if (!edit.isComplete && edit.entries.length > 0) return { ...others, [edit.side]: edit.entries };
  return mine === undefined ? old : others;
}

function momentOf({ state, begun: chosen }: Moment): Moment {
  return { state, begun: chosen };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { ...before, past: history.past.slice(0, -1), future: [...history.future, momentOf(history)] };
}

export function redone(history: History): History {
  const next = history.future.at(-1);
  if (!next) return history;
  return { ...next, past: [...history.past, momentOf(history)], future: history.future.slice(0, -1) };
}
