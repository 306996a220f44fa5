import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import request from "supertest";
import type { AnswerOf } from "../../src/contract/index.js";
import { runningService } from "../cases/service.js";
import { everything } from "../graphql/all-fields.js";
import { enumsAsInGraphql, enumsAsInRest } from "../graphql/enum-conversion.js";

const service = runningService();
const blocks = [...readFileSync("docs/turn.md", "utf8").matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gmu)].map(
  ([, kind = "", text = ""]) => ({ kind, text }),
);

type Advance = AnswerOf<"advance">;

/** The actions of one kind, each with the text that follows it. */
function asked(kind: string): { readonly action: object; readonly said: string }[] {
  return blocks.flatMap((block, index) =>
    block.kind === kind ? [{ action: JSON.parse(block.text) as object, said: blocks[index + 1]?.text ?? "" }] : [],
  );
}

function firstBoard(): object {
  return JSON.parse(blocks.find(({ kind }) => kind === "json board")?.text ?? "") as object;
}

async function overRest(body: object): Promise<Advance> {
  const response = await request(service.url()).post("/v1/board/advance").send(body);
  assert.equal(response.status, 200, response.text);
  return response.body as Advance;
}

async function overGraphql(body: object): Promise<Advance> {
  const response = await request(service.url())
    .post("/graphql")
    .send({ query: everything("advance"), variables: enumsAsInGraphql("advance", body) });
  assert.equal(response.body.errors, undefined, response.text);
  return enumsAsInRest("advance", response.body.data.advance) as Advance;
}

function assertSays({ summary, steps }: Advance, said: string): void {
  const [first, , ...lines] = said.trimEnd().split("\n");
  assert.equal(summary, first);
  const spoken = new Set(steps.map(({ text, rules }) => `${text} (${rules.map(({ label }) => label).join(", ")})`));
  for (const line of lines) assert.ok(spoken.has(line), line);
}

for (const [name, ask] of [["REST", overRest] as const, ["GraphQL", overGraphql] as const]) {
  test(`the turn of the document, request by request over ${name}`, async () => {
    const turn = asked("json action");
    assert.equal(turn.length, 7);
    let board: object = firstBoard();
    for (const { action, said } of turn) {
      const answer = await ask({ board, action });
      assert.ok(answer.legal, answer.summary);
      assertSays(answer, said);
      board = answer.board;
    }
  });

  test(`what the document says may not be done is refused over ${name}`, async () => {
    const [refusal] = asked("json refused");
    const answer = await ask({ board: firstBoard(), action: refusal?.action ?? {} });
    assert.equal(answer.legal, false);
    assertSays(answer, refusal?.said ?? "");
  });
}
