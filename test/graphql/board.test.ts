import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";
import type { RequestOf } from "../../src/contract/index.js";
import { everything } from "./all-fields.js";
import { enumsAsInGraphql, enumsAsInRest } from "./enum-conversion.js";
import { serve } from "./service.js";

type Asked = RequestOf<"advance">;

const board: NonNullable<Asked["board"]> = {
  players: [{ id: "Ana", points: 3 }, { id: "Ben" }],
  battlefields: [
    {
      id: "Harbour",
      controller: "Ben",
      units: [
        {
          id: "guard",
          name: "Guard",
          might: 3,
          keywords: { tank: true },
          changes: [{ lasts: "turn", keyword: "shield", amount: 1 }],
          damageReplacements: [{ kind: "prevent", amount: 1, lasts: "turn" }],
        },
      ],
    },
    { id: "Temple", controller: null },
  ],
  bases: [{ player: "Ana", units: [{ id: "vi", card: "OGN-036" }, { might: 2 }] }],
  stopForTriggers: ["cleanup"],
  scoreRecord: [{ player: "Ana", battlefield: "Temple", turn: 1, method: "hold" }],
};

const ACTIONS: readonly Asked["action"][] = [
  { kind: "move", units: ["vi"], to: { battlefield: "Harbour" } },
  { kind: "move", units: ["guard", "vi"], to: { base: "Ana" } },
  {
    kind: "play",
    timing: "action",
    effects: [
      { kind: "change-might", units: ["vi"], amount: 2, lasts: "combat" },
      { kind: "create-unit", unit: { might: 1, exhausted: true }, to: { battlefield: "Temple" } },
    ],
  },
];

for (const action of ACTIONS) {
  test(`every field about a board is the same as over REST: ${action.kind} ${(action.units ?? []).join(" ")}`, async (t) => {
    const { ask, stop } = await serve(adjudicate);
    t.after(stop);
    const advance = adjudicate("advance", { board, action });
    const pending = adjudicate("pending", { board });
    assert.ok(advance.ok && pending.ok);
    const { body } = await ask(everything("pending", "advance"), enumsAsInGraphql("advance", { board, action }));
    assert.equal(body.errors, undefined);
    assert.deepEqual(enumsAsInRest("pending", body.data.pending), pending.value);
    assert.deepEqual(enumsAsInRest("advance", body.data.advance), advance.value);
  });
}

test("a field that an action does not take is an error with its place", async (t) => {
  const { ask, stop } = await serve(adjudicate);
  t.after(stop);
  const action = { kind: "END_TURN", units: ["vi"] };
  const { body } = await ask(everything("advance"), { ...enumsAsInGraphql("pending", { board }), action });
  const [error] = body.errors;
  assert.deepEqual([error.extensions.code, error.extensions.problems[0].path], ["BAD_USER_INPUT", "action.units"]);
});

test("a board is asked about by a line of notation, and answered with one", async (t) => {
  const { ask, stop } = await serve(adjudicate);
  t.after(stop);
  const query = `query ($line: String, $action: ActionInput!) {
    pending(notation: $line) { notation pending { kind } }
    advance(notation: $line, action: $action) { legal notation }
  }`;
  const line = "table | Ana, Ben | bf1: none | base Ana: 4 | base Ben: 3";
  const { body } = await ask(query, { line, action: { kind: "END_TURN" } });
  assert.equal(body.errors, undefined);
  assert.deepEqual(body.data, {
    pending: { notation: "table~Ana,Ben~bf1:none~base=Ana:4~base=Ben:3", pending: { kind: "MAIN_PHASE" } },
    advance: { legal: true, notation: "table~Ana,Ben~bf1:none~base=Ana:4~base=Ben:3~turn=2~turn=Ben~beginning" },
  });
});

test("a line of notation that cannot be read is an error with its place", async (t) => {
  const { ask, stop } = await serve(adjudicate);
  t.after(stop);
  const { body } = await ask(`{ pending(notation: "table | Ana, Ben | trun Ben | bf1: none") { notation } }`, {});
  const [error] = body.errors;
  const [problem] = error.extensions.problems;
  assert.deepEqual(
    [error.extensions.code, problem.code, problem.path],
    ["BAD_USER_INPUT", "notation/unknown-word", "notation"],
  );
});
