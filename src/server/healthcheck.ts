import { readConfig } from "./config.js";

/** Run by the container platform: exits with 0 if the server of this container answers that it is alive, else with 1. */
const PATIENCE_MS = 2000;
const EVERY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

process.exitCode = (await isAlive()) ? 0 : 1;

async function isAlive(): Promise<boolean> {
  const read = readConfig(process.env);
  if (!read.ok) return false;
  const { host, port } = read.config;
  const address = EVERY_ADDRESS.has(host) ? "localhost" : host;
  const url = `http://${address.includes(":") ? `[${address}]` : address}:${port}/healthz`;
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
