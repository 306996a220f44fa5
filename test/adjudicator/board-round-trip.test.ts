import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import { operations } from "../../src/contract/index.js";
import { advance, readBoard, settle, type BoardInput } from "../../src/engine/index.js";
import { Dice, randomAction, randomBoard } from "../engine/board-walk.js";

function value<T>(answer: Answer<T>): T {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value;
}

test("the board of every answer can be sent again and stands for the same", () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const dice = new Dice(seed + 50_000);
    let input: BoardInput = randomBoard(dice);
    const read = readBoard(input);
    assert.ok(read.ok);
    let here = settle(read.value);
    for (let count = 0; count < 20 && here.pending.kind !== "game-over"; count += 1) {
      const action = randomAction(dice, here.board, here.pending);
      const answer = value(adjudicate("advance", { board: input, action }));
      here = advance(here.board, action);
      assert.equal(answer.legal, here.legal, `seed ${seed}: ${answer.summary}`);
      assert.equal(answer.pending.kind, here.pending.kind);
      input = JSON.parse(JSON.stringify(answer.board)) as BoardInput;
      const again = value(adjudicate("pending", { board: input }));
      assert.deepEqual(again.board, answer.board, `seed ${seed} after ${JSON.stringify(action)}`);
      assert.deepEqual(again.events, []);
      assert.deepEqual(again.pending, answer.pending);
    }
  }
});

test("answers about boards have the shape of the contract and speak in full sentences, in both languages", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const dice = new Dice(seed + 90_000);
    let board: BoardInput = randomBoard(dice);
    const read = readBoard(board);
    assert.ok(read.ok);
    let here = settle(read.value);
    for (let count = 0; count < 15 && here.pending.kind !== "game-over"; count += 1) {
      const action = randomAction(dice, here.board, here.pending);
      for (const language of ["en", "de"] as const) {
        const answer = value(adjudicate("advance", { board, action, language }));
        const shape = operations.advance.answer.safeParse(answer);
        assert.ok(shape.success, String(shape.error));
        assertSpeaks(answer);
      }
      here = advance(here.board, action);
      board = value(adjudicate("advance", { board, action })).board as BoardInput;
    }
  }
});

type Spoken = {
  readonly summary: string;
  readonly steps: readonly { readonly text: string; readonly rules: readonly unknown[] }[];
  readonly problems: readonly { readonly message: string }[];
  readonly pending: { readonly summary: string; readonly steps: readonly { readonly text: string }[] };
};

function assertSpeaks({ summary, steps, problems, pending }: Spoken): void {
  for (const text of [summary, pending.summary]) assert.ok([...text].length <= 280, text);
  for (const { rules } of steps) assert.ok(rules.length >= 1 && rules.length <= 4);
  const sentences = [
    summary,
    pending.summary,
    ...[...steps, ...pending.steps].map(({ text }) => text),
    ...problems.map(({ message }) => message),
  ];
  for (const sentence of sentences) {
    assert.match(sentence, /^\S.*[.?]$/u);
    assert.doesNotMatch(sentence, /undefined|null|NaN|Infinity|\[object/u);
  }
}
