import type { EngineProblem } from "../problem.js";
import type { EngineStep } from "../trace.js";
import type { EngineWarning } from "../warning.js";
import type { Board } from "./board.js";
import type { Pending } from "./decision.js";
import type { BoardEvent } from "./event.js";

/** What an action leads to; one that is not legal changes nothing. */
export interface Advanced {
  readonly legal: boolean;
  readonly problems: readonly EngineProblem[];
  /** The board afterwards, once the Cleanup that was due has run. */
  readonly board: Board;
  readonly steps: readonly EngineStep[];
  readonly events: readonly BoardEvent[];
  readonly pending: Pending;
  readonly warnings: readonly EngineWarning[];
}
