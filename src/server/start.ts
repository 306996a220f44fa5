import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { adjudicate, type LogError } from "../adjudicator/index.js";
import { createGraphql } from "../graphql/index.js";
import { printOpenapi } from "../rest/index.js";
import { createApp } from "./app.js";
import { builtForBrowsers } from "./built-files.js";
import type { Config } from "./config.js";
import { trackConnections } from "./connections.js";
import { createHttpServer } from "./http-server.js";
import { newLifecycle } from "./lifecycle.js";
import { createMetrics } from "./metrics.js";
import { stopServer } from "./stop.js";

export interface Running {
  readonly port: number;
  /** Stops taking requests and lets those in flight finish. Says whether all did within the time of grace. */
  stop(): Promise<boolean>;
}

/** Starts the whole service and waits until it listens. Rejects if it cannot, as when the port is taken. */
export async function start(config: Config, logger: Logger): Promise<Running> {
  const lifecycle = newLifecycle();
  const metrics = createMetrics();
  const logError: LogError = (error, requestId) => logger.error({ err: bareError(error), requestId }, "bug");
  const graphql = await createGraphql({ adjudicate, observe: metrics.observing("graphql"), logError });
  const openapi = printOpenapi(adjudicate);
  const app = createApp(
    {
      adjudicate,
      graphql: graphql.router,
      lifecycle,
      logger,
      logError,
      metrics,
      openapi,
      built: builtForBrowsers(),
    },
    config,
  );
  const server = createHttpServer(app);
  const connections = trackConnections(server);
  const port = await listening(server, config);
  lifecycle.phase = "ready";
  return {
    port,
    stop: async () => {
      const finished = await stopServer(server, connections, lifecycle, config);
      await graphql.stop();
      return finished;
    },
  };
}

async function listening(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** What was thrown, without fields of its own, which may hold what a caller sent. */
function bareError(error: unknown) {
  return error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: typeof error };
}
