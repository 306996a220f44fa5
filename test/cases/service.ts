import { after, before } from "node:test";
import { pino } from "pino";
import { readConfig } from "../../src/server/config.js";
import { start, type Running } from "../../src/server/start.js";

/** Starts the whole service on a free port for the tests of a file; answers its address once it runs. */
export function runningService(): { readonly url: () => string } {
  let running: Running | undefined;
  before(async () => {
    const read = readConfig({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", RATE_LIMIT_PER_MINUTE: "0" });
    if (!read.ok) throw new Error(read.problems.join(" "));
    running = await start(read.config, pino({ level: "silent" }));
  });
  after(() => running?.stop());
  return { url: () => `http://127.0.0.1:${running?.port}` };
}
