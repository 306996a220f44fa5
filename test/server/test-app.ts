import { Writable } from "node:stream";
import { Router, type Express } from "express";
import { pino } from "pino";
import { misshapen, type Adjudicate } from "../../src/adjudicator/index.js";
import { readRequest, type OperationName } from "../../src/contract/index.js";
import { createApp, type AppConfig } from "../../src/server/app.js";
import { newLifecycle, type Lifecycle } from "../../src/server/lifecycle.js";
import { createMetrics } from "../../src/server/metrics.js";

export const COMBAT = { attacker: { units: [{ might: 4 }] }, defender: { units: [{ might: 3 }] } };

/** Answers every request of the right shape with its operation and the language that was preferred. */
export const echo = ((name: OperationName, request: unknown, preferences = {}) => {
  const read = readRequest(name, request);
  if (read.ok) return { ok: true, value: { operation: name, ...preferences } };
  return misshapen(read.problems, undefined);
}) as unknown as Adjudicate;

export interface TestApp {
  readonly app: Express;
  readonly lifecycle: Lifecycle;
  /** The lines of the log, parsed. */
  readonly lines: Record<string, unknown>[];
  /** The bugs that were reported. */
  readonly bugs: { readonly error: unknown; readonly requestId: string }[];
}

/** The whole app around a fake adjudicator and a GraphQL surface that repeats the body it is given. */
export function testApp(
  adjudicate: Adjudicate = echo,
  config: Partial<AppConfig> = {},
  built = "test/web-server/built",
): TestApp {
  const lines: Record<string, unknown>[] = [];
  const bugs: { error: unknown; requestId: string }[] = [];
  const lifecycle = newLifecycle();
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = createApp(
    {
      adjudicate,
      graphql: Router().post("/graphql", (request, response) => void response.json(request.body)),
      lifecycle,
      logger: pino({ level: "debug" }, output),
      logError: (error, requestId) => void bugs.push({ error, requestId }),
      metrics: createMetrics(),
      openapi: "{}\n",
      built,
    },
    { bodyLimit: 524_288, publicUrl: null, rateLimitPerMinute: 0, trustProxy: 0, ...config },
  );
  return { app, lifecycle, lines, bugs };
}
