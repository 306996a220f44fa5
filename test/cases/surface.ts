import type { AnswerOf } from "../../src/contract/index.js";
import type {
  ActionInput,
  AssignmentEntryInput,
  BoardInput,
  CombatInput,
  CombatStateInput,
  Side,
} from "../../src/engine/index.js";

/** A way to ask the service; every surface must give the same answers to the cases. */
export interface Surface {
  readonly name: string;
  legalAssignments(request: {
    combat: CombatInput;
    side: Side;
    first?: number;
    after?: string | null;
  }): Promise<AnswerOf<"legalAssignments">>;
  checkAssignment(request: {
    combat: CombatInput;
    side: Side;
    assignment: AssignmentEntryInput[];
  }): Promise<AnswerOf<"checkAssignment">>;
  resolveCombat(request: { state: CombatStateInput }): Promise<AnswerOf<"resolveCombat">>;
  pending(request: { board: BoardInput }): Promise<AnswerOf<"pending">>;
  advance(request: { board: BoardInput; action: ActionInput }): Promise<AnswerOf<"advance">>;
}
