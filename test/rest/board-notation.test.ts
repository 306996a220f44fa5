import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import type { AnswerOf } from "../../src/contract/index.js";
import { testApp } from "../server/test-app.js";

const { app } = testApp(adjudicate);

const LINE = "table | Ana 6, Ben 4 | Harbour Ben: 3 tank | Temple: none | base Ana: 2 ganking, 4 | turn 3 Ana";
const CANONICAL = "table~Ana:6,Ben:4~Harbour=Ben:3T~Temple:none~base=Ana:2G,4~turn=3";

/** An answer, or a refusal, of which only the problems are there. */
type Body = AnswerOf<"advance">;

async function get(path: string, parameters: Readonly<Record<string, string>>) {
  const { status, body, text, headers } = await request(app).get(`${path}?${new URLSearchParams(parameters)}`);
  return { status, body: body as Body, text, headers };
}

test("a board that a line says is asked about by URL, as typed or in canonical form", async () => {
  const typed = await get("/v1/board/pending", { c: LINE });
  assert.equal(typed.status, 200);
  assert.equal(typed.body.notation, CANONICAL);
  assert.equal(typed.body.pending.kind, "main-phase");
  const canonical = await request(app).get(`/v1/board/pending?c=${CANONICAL}`);
  assert.deepEqual(canonical.body, typed.body);
  assert.match(String(canonical.headers["cache-control"]), /max-age/);
});

test("it is read in German, in an edition, and as text", async () => {
  const { text, headers } = await get("/v1/board/pending", {
    c: "Tisch | Ana, Ben | bf1 Ben: 3 | Basis Ana: 4 | Ana am Zug",
    lang: "de",
    format: "text",
    edition: "2026-07-16",
  });
  assert.equal(headers["content-type"], "text/plain; charset=utf-8");
  assert.match(text, /^Hauptphase|Main Phase|Ana/u);
});

test("a line is refused at its parameter, with its column", async () => {
  const { status, body } = await get("/v1/board/pending", { c: "table | Ana, Ben | bf1 Bne: 3" });
  assert.equal(status, 400);
  assert.deepEqual(
    body.problems.map(({ path, code }) => [path, code]),
    [["c", "notation/unknown-player"]],
  );
  assert.match(body.problems[0]?.message ?? "", /^Column 24: .*did you mean Ben\?.*\n.*\n {23}\^{3}$/u);
  const missing = await get("/v1/board/pending", {});
  assert.deepEqual(
    missing.body.problems.map(({ path, code }) => [path, code]),
    [["c", "shape/missing"]],
  );
});

test("what the contract does not take, and what can be in no game, is told with its place below the line", async () => {
  const shape = await get("/v1/board/pending", { c: "table | Ana 600, Ben | bf1: none" });
  assert.deepEqual(
    [shape.status, shape.body.problems[0]?.path, shape.body.problems[0]?.code],
    [400, "c.players[0].points", "shape/out-of-range"],
  );
  const rules = await get("/v1/board/pending", { c: "table | Ana, Ben | bf1 Ana: x1: 3, x1: 4" });
  assert.deepEqual(
    [rules.status, rules.body.problems[0]?.path, rules.body.problems[0]?.code],
    [422, "c.battlefields[0].units[1].id", "unit/duplicate-id"],
  );
  const cards = await get("/v1/board/pending", { c: "table | Ana, Ben | base Ana: Cleave | bf1: none" });
  assert.equal(cards.body.problems[0]?.path, "c.bases[0].units[0].card");
});

test("lines are not mixed up: combats and tables say who reads them", async () => {
  const combat = await get("/v1/combat", { c: LINE });
  assert.deepEqual([combat.status, combat.body.problems[0]?.code], [400, "notation/a-table"]);
  assert.match(combat.body.problems[0]?.message ?? "", /pending and advance/u);
  const board = await get("/v1/board/pending", { c: "4, 2 > 3 tank, 5" });
  assert.deepEqual([board.status, board.body.problems[0]?.code], [400, "notation/no-table"]);
  assert.match(board.body.problems[0]?.message ?? "", /begins with the word table/u);
});

test("an action is taken on a board that a line says, and the line afterwards can be sent again", async () => {
  const post = async (more: object) => {
    const { body } = await request(app).post("/v1/board/advance").send(more);
    return body as Body;
  };
  const first = await post({
    notation: LINE,
    action: { kind: "move", units: ["a2"], to: { battlefield: "Harbour" } },
  });
  assert.equal(first.legal, true);
  assert.equal(
    first.notation,
    "table~Ana:6,Ben:4~Harbour=Ben:3T~Harbour=Ana:4E~Temple:none~base=Ana:a1:2G~turn=3~combat=Harbour~opening",
  );
  const second = await post({ notation: first.notation, action: { kind: "pass", everyone: true } });
  assert.equal(second.pending.kind, "assign-damage");
  assert.match(second.notation ?? "", /~combat=Harbour.*~step=damage$/u);
  const third = await post({ notation: second.notation, action: { kind: "assign-damage" } });
  assert.match(third.notation ?? "", /^table~Ana:7,Ben:4~Harbour=Ana:/u);
});

test("a board is stated in one way, and only in one", async () => {
  const problems = async (body: object) => {
    const answer = await request(app).post("/v1/board/pending").send(body);
    return (answer.body as Body).problems.map(({ path, code }) => `${answer.status} ${code} ${path}`);
  };
  assert.deepEqual(await problems({}), ["400 shape/one-of board"]);
  const board = { players: [{ id: "Ana" }, { id: "Ben" }], battlefields: [{}] };
  assert.deepEqual(await problems({ board, notation: LINE }), ["400 shape/one-of notation"]);
  assert.deepEqual(await problems({ notation: "x".repeat(8001) }), ["400 shape/format notation"]);
});

test("a board of which something has no words has no notation", () => {
  const base = { players: [{ id: "Ana" }, { id: "Ben" }], battlefields: [{}] };
  const noted = adjudicate("pending", { board: { ...base, scoreRecord: [] } });
  assert.ok(noted.ok);
  assert.equal(noted.value.notation, null);
});
