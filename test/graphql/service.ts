import express from "express";
import request from "supertest";
import type { Adjudicate, Answer } from "../../src/adjudicator/index.js";
import { operations } from "../../src/contract/index.js";
import { createGraphql } from "../../src/graphql/index.js";
import { sampleOf } from "./sample.js";

interface Call {
  readonly name: string;
  readonly request: unknown;
}

/** Answers every operation with a sample of its shape. */
export const sampleAdjudicate: Adjudicate = (name) => ({ ok: true, value: sampleOf(operations[name].answer) as never });

/** An adjudicator that answers nothing but this, or throws it. */
export function always(answer: Answer<never> | Error): Adjudicate {
  return () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** A board that the samples answer for, and its GraphQL literal. */
export const COMBAT = {
  attacker: { units: [{ might: 4 }] },
  defender: { units: [{ might: 3, keywords: { tank: true } }] },
};
export const COMBAT_LITERAL =
  "{ attacker: { units: [{ might: 4 }] }, defender: { units: [{ might: 3, keywords: { tank: true } }] } }";

const BOARD = { players: [{ id: "Ana" }, { id: "Ben" }], battlefields: [{ id: "Harbour" }] };

export const VARIABLES = {
  board: BOARD,
  action: { kind: "PASS", everyone: true },
  combat: COMBAT,
  state: { combat: COMBAT },
  assignment: [{ unit: "d1", amount: 4 }],
  side: "DEFENDER",
  notation: "4 > 3 tank",
  number: "467.2.c.3",
  name: "tank",
  id: "OGN-054",
  search: "jinx",
  topic: "tank",
  set: "OGN",
  type: "UNIT",
  keyword: "tank",
  first: 100,
  language: "EN",
};

/** The router in an app as the server makes it, with all that it reports. */
export async function serve(adjudicate: Adjudicate = sampleAdjudicate) {
  const calls: Call[] = [];
  const observed: string[] = [];
  const logged: { error: unknown; requestId: string }[] = [];
  const { router, stop } = await createGraphql({
    adjudicate: (name, asked) => {
      calls.push({ name, request: asked });
      return adjudicate(name, asked);
    },
    observe: (name, outcome) => observed.push(`${name} ${outcome}`),
    logError: (error, requestId) => logged.push({ error, requestId }),
  });
  const app = express().set("env", "test");
  const noted: unknown[] = [];
  app.use((incoming, response, next) => {
    Object.assign(incoming, { id: "request-1" });
    response.once("close", () => noted.push(response.locals["operation"]));
    next();
  });
  app.use(express.json({ limit: "200kb" }), router);
  const ask = (query: string, variables?: object, operationName?: string) =>
    request(app).post("/graphql").send({ query, variables, operationName });
  return { app, ask, calls, observed, logged, noted, stop };
}
