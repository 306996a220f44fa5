import { opposing, type Side } from "../../engine/index.js";
import { hasRoom, type Edit } from "./position/edits.js";
import { begun, redone, undone, withEdit, type History } from "./position/history.js";
import { unitAt, type Place, type State } from "./position/state.js";

/** What the panel at the bottom is for. */
export type Panel = "add" | "control" | "points";

/** What the judge has before them: the position with its history, the unit in hand, and where units are added. */
export interface Desk {
  readonly history: History;
  readonly selected: Place | null;
  readonly side: Side;
  readonly panel: Panel;
}

export type Act =
  | { readonly do: "edit"; readonly edit: Edit }
  | { readonly do: "undo" | "redo" }
  | { readonly do: "select"; readonly place: Place | null }
  | { readonly do: "open"; readonly panel: Panel }
  | { readonly do: "add-to"; readonly side: Side };

/** A desk with a position on it. */
export function deskWith(state: State): Desk {
  return { history: begun(state), selected: null, side: "attacker", panel: "add" };
}

/** The unit in hand; null where it is not there any more. */
export function inHand({ history, selected }: Desk): Place | null {
  return selected && unitAt(history.state, selected) ? selected : null;
}

/** The desk after the judge has done something. */
export function acted(desk: Desk, act: Act): Desk {
  switch (act.do) {
    case "edit":
      return withEditOn(desk, act.edit);
    case "undo":
      return steppedTo(desk, undone(desk.history));
    case "redo":
      return steppedTo(desk, redone(desk.history));
    case "select":
      return { ...desk, selected: act.place, side: act.place?.side ?? desk.side, panel: "add" };
    case "open":
      return { ...desk, panel: act.panel, selected: null };
    case "add-to":
      return { ...desk, side: act.side, panel: "add", selected: null };
  }
}

/** A step through the history puts the unit in hand down, unless it is the one that stands there then too. */
function steppedTo(desk: Desk, history: History): Desk {
  const { selected } = desk;
  const isSame = selected !== null && isSameUnit(desk.history.state, history.state, selected);
  return { ...desk, history, selected: isSame ? selected : null };
}

/** Whether two neighbours in a history have the same unit at a place, as it was or with changes of its own only. */
function isSameUnit({ combat: before }: State, { combat: after }: State, { side, index }: Place): boolean {
  const [old, now] = [before[side].units, after[side].units];
  if (now[index] === old[index]) return true;
  const other = opposing(side);
  return (
    before[other] === after[other] &&
    now.length === old.length &&
    now.every((unit, at) => at === index || unit === old[at])
  );
}

/** A copy is taken in hand, what is removed or swapped is put down. */
function withEditOn(desk: Desk, edit: Edit): Desk {
  const history = withEdit(desk.history, edit);
  switch (edit.kind) {
    case "duplicate": {
      const { side, index } = edit.place;
      const isCopied = hasRoom(desk.history.state, side);
      return { ...desk, history, selected: isCopied ? { side, index: index + 1 } : edit.place };
    }
    case "remove":
    case "swap":
      return { ...desk, history, selected: null };
    case "clear":
    case "replace":
      return { ...desk, history, selected: null, side: "attacker", panel: "add" };
    default:
      return { ...desk, history };
  }
}
