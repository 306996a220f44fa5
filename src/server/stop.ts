import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "./config.js";
import type { Connections } from "./connections.js";
import type { Lifecycle } from "./lifecycle.js";

const IDLE_CHECK_MS = 50;

export type StopConfig = Pick<Config, "shutdownDelayMs" | "shutdownGraceMs">;

/**
 * Stops a server: first it only says that it is not ready, so that load balancers can look elsewhere; then it takes
 * no new connections, lets requests in flight finish and closes each connection as it falls idle. Answers true if
 * all of them finished in time; otherwise it has cut them off. `pause` is how it waits before that.
 */
export async function stopServer(
  server: Server,
  connections: Connections,
  lifecycle: Lifecycle,
  config: StopConfig,
  pause: (milliseconds: number) => Promise<unknown> = delay,
): Promise<boolean> {
  lifecycle.phase = "stopping";
  await pause(config.shutdownDelayMs);
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  const idle = setInterval(() => connections.closeIdle(), IDLE_CHECK_MS);
  const late = new AbortController();
  const grace = delay(config.shutdownGraceMs, false, { signal: late.signal }).catch(() => false);
  const finished = await Promise.race([closed, grace]);
  late.abort();
  clearInterval(idle);
  if (!finished) server.closeAllConnections();
  return finished;
}
