import { edited, type Edit } from "./edits.js";
import type { State } from "./state.js";

/** A position with those before it and, after undo, those behind it; the nearest is the last of each list. */
export interface History {
  readonly past: readonly State[];
  readonly state: State;
  readonly future: readonly State[];
}

const MOST = 200;

/** A history that begins with a position. */
export function begun(state: State): History {
  return { past: [], state, future: [] };
}

/** The history after an edit; one that changes nothing is not remembered. */
export function withEdit(history: History, edit: Edit): History {
  const state = edited(history.state, edit);
  if (state === history.state) return history;
  return { past: [...history.past, history.state].slice(-MOST), state, future: [] };
}

export function undone({ past, state, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), state: before, future: [...future, state] } : { past, state, future };
}

export function redone({ past, state, future }: History): History {
  const next = future.at(-1);
  return next ? { past: [...past, state], state: next, future: future.slice(0, -1) } : { past, state, future };
}
