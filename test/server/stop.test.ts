import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { test } from "node:test";
import express, { type Response } from "express";
import { trackConnections, type Connections } from "../../src/server/connections.js";
import { createHttpServer } from "../../src/server/http-server.js";
import { newLifecycle } from "../../src/server/lifecycle.js";
import { stopServer } from "../../src/server/stop.js";

interface Held {
  readonly server: Server;
  readonly connections: Connections;
  readonly port: number;
  /** What the caller of the only route gets, over a connection that it would keep. */
  readonly answered: Promise<IncomingMessage>;
  /** The response of that route, which is not sent by itself. */
  readonly response: Response;
}

async function serverWithHeldRequest(): Promise<Held> {
  const app = express();
  const arrived = new Promise<Response>((resolve) => app.get("/held", (_request, response) => resolve(response)));
  const server = createHttpServer(app).listen(0, "127.0.0.1");
  const connections = trackConnections(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/held", agent: new Agent({ keepAlive: true }) }, resolve).once(
      "error",
      reject,
    );
  });
  answered.catch(() => {});
  return { server, connections, port, answered, response: await arrived };
}

test("a request in flight is answered while new connections are refused, then no connection is left", async () => {
  const lifecycle = newLifecycle();
  const { server, connections, port, answered, response } = await serverWithHeldRequest();
  const stopping = stopServer(server, connections, lifecycle, { shutdownDelayMs: 0, shutdownGraceMs: 10_000 });
  assert.equal(lifecycle.phase, "stopping");
  await assert.rejects(untilRefused(port), /ECONNREFUSED|ECONNRESET/);

  response.send("done");
  const answer = await answered;
  assert.equal(answer.statusCode, 200);
  answer.resume();
  assert.equal(await stopping, true);
});

test("a request that outlives the time of grace is cut off", async () => {
  const { server, connections, answered } = await serverWithHeldRequest();
  assert.equal(
    await stopServer(server, connections, newLifecycle(), { shutdownDelayMs: 0, shutdownGraceMs: 20 }),
    false,
  );
  await assert.rejects(answered, /socket hang up|ECONNRESET/);
});

test("during the delay the server still answers", async () => {
  const { server, connections, port, answered, response } = await serverWithHeldRequest();
  const pauses: number[] = [];
  let goOn = () => {};
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const config = { shutdownDelayMs: 200, shutdownGraceMs: 10_000 };
  const stopping = stopServer(server, connections, newLifecycle(), config, pause);
  assert.equal((await fetch(`http://127.0.0.1:${port}/nowhere`)).status, 404);
  assert.deepEqual(pauses, [200]);
  goOn();
  response.send("done");
  (await answered).resume();
  assert.equal(await stopping, true);
});

/** Connects again and again until that fails. */
async function untilRefused(port: number): Promise<never> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/nowhere`).catch((error: Error) => {
      throw error.cause;
    });
    await answer.text();
  }
}

test("a connection that never carried a request does not hold the stop up", async () => {
  const { server, connections, port, response } = await serverWithHeldRequest();
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  response.send("done");
  assert.equal(
    await stopServer(server, connections, newLifecycle(), { shutdownDelayMs: 0, shutdownGraceMs: 10_000 }),
    true,
  );
  await once(silent, "close");
});
