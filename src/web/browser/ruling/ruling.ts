import type { CombatOutcome, CombatState } from "../../../engine/index.js";
import type { LabelledRule } from "../../../rulebook/index.js";
import type { Table } from "./table.js";

/** A sentence with the rules behind it. */
export interface Said {
  readonly text: string;
  readonly rules: readonly LabelledRule[];
  /** What the rules leave open and how it is read here; null where nothing is open. */
  readonly reading: string | null;
}

/** A problem as a sentence, with the place in the position where it belongs. */
export interface SaidProblem extends Said {
  readonly path: string;
}

/** A combat that was ruled on. */
export interface Ruled {
  readonly kind: "ruled";
  readonly table: Table;
  readonly state: CombatState;
  readonly outcome: CombatOutcome;
  /** The outcome while all assignments are open, to choose among them. */
  readonly open: CombatOutcome;
  readonly summary: string;
  readonly steps: readonly Said[];
  readonly warnings: readonly string[];
}

/** A position that cannot be, or not yet; what is wrong with it, and that in one sentence. */
export interface Refused {
  readonly kind: "refused";
  readonly table: Table;
  readonly summary: string;
  readonly problems: readonly SaidProblem[];
  /** What could be chosen, if only an assignment is wrong. */
  readonly open: { readonly state: CombatState; readonly outcome: CombatOutcome } | null;
}

/** A position while the engine is still being loaded. */
export interface Waiting {
  readonly kind: "waiting";
  readonly table: Table;
}

export type Ruling = Ruled | Refused | Waiting;
