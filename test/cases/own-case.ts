import assert from "node:assert/strict";
import type { Answer } from "../../src/adjudicator/index.js";
import type { AnswerOf, OperationName } from "../../src/contract/index.js";
import type { ActionInput, BoardInput } from "../../src/engine/index.js";

/** A question of our own: what is asked, and what must hold for the answer. */
export interface OwnCase<Name extends OperationName = OperationName> {
  readonly id: string;
  readonly operation: Name;
  readonly request: unknown;
  readonly check: (answer: Answer<AnswerOf<Name>>) => void;
}

/** A question that has an answer. */
export function answered<Name extends OperationName>(
  id: string,
  operation: Name,
  request: unknown,
  check: (value: AnswerOf<Name>) => void,
): OwnCase {
  return {
    id,
    operation,
    request,
    check: (answer) => {
      assert.ok(answer.ok, JSON.stringify(answer));
      check(answer.value as AnswerOf<Name>);
    },
  };
}

/** A question that is refused, with these codes and, where given, these places. */
export function refused(
  id: string,
  operation: OperationName,
  request: unknown,
  codes: readonly string[],
  paths?: readonly string[],
): OwnCase {
  return {
    id,
    operation,
    request,
    check: (answer) => {
      assert.ok(!answer.ok);
      assert.equal(answer.kind, "rules");
      assert.deepEqual(
        answer.problems.map(({ code }) => code),
        codes,
      );
      if (paths)
        assert.deepEqual(
          answer.problems.map(({ path }) => path),
          paths,
        );
    },
  };
}

/** A legal action on a board. */
export function played(
  id: string,
  board: BoardInput,
  action: ActionInput,
  check: (answer: AnswerOf<"advance">) => void,
): OwnCase {
  return answered(id, "advance", { board, action }, (answer) => {
    assert.ok(answer.legal, answer.summary);
    check(answer);
  });
}

/** An action on a board that is not legal, with the codes of the reasons. */
export function illegal(id: string, board: BoardInput, action: ActionInput, codes: readonly string[]): OwnCase {
  return answered(`an action is not legal: ${id}`, "advance", { board, action }, (answer) => {
    assert.equal(answer.legal, false);
    assert.deepEqual(
      answer.problems.map(({ code }) => code),
      codes,
    );
    assert.match(answer.summary, /^Not legal: /);
  });
}

/** Sides and combats that many questions are about. */
export const three = { units: [{ might: 3 }] };
export const two = { units: [{ might: 2 }] };
export const beats = { attacker: three, defender: two };
