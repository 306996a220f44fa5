import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** A script as it runs for users: bundled by `npm run build`, and from a folder of theirs. */
function script(name: string): string {
  return fileURLToPath(new URL(`../../../dist/server/${name}.js`, import.meta.url));
}

function run(name: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script(name)], {
    cwd: tmpdir(),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = "";
  child.stderr?.on("data", (chunk) => (stderr += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stderr };
}

/** The port that a server says it listens on. */
async function readyPort(child: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg === "ready") return port;
  }
  throw new Error("The server has not said that it is ready.");
}

test("a wrong configuration ends the start with every fault and no stack trace", async () => {
  const { code, stderr } = await ended(run("main", { PORT: "http", LOG_LEVEL: "all" }));
  assert.equal(code, 1);
  assert.equal(
    stderr,
    "The configuration is wrong:\n" +
      '  PORT is "http"; it must be a whole number from 0 to 65535.\n' +
      '  LOG_LEVEL is "all"; it must be one of trace, debug, info, warn, error, fatal, silent.\n',
  );
});

test("the server serves, is found healthy, and ends with 0 when told to stop", async (context) => {
  const child = run("main", { PORT: "0", HOST: "127.0.0.1" });
  context.after(() => child.kill("SIGKILL"));
  const exit = ended(child);
  const port = await readyPort(child);
  child.stdout?.resume();
  assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);
  const query = "?query=" + encodeURIComponent("{ editions { edition } }");
  const graphql = await fetch(`http://127.0.0.1:${port}/graphql${query}`, {
    headers: { "Apollo-Require-Preflight": "1" },
  });
  assert.equal(graphql.status, 200);
  assert.deepEqual(await graphql.json(), { data: { editions: await editionsOverRest(port) } });
  assert.equal((await ended(run("healthcheck", { PORT: String(port), HOST: "127.0.0.1" }))).code, 0);
  const picture = await fetch(`http://127.0.0.1:${port}/preview.png?c=4~3`);
  assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/png"]);
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const [, pageScript] = /<script type="module" src="([^"]+)">/.exec(page) ?? [];
  assert.equal((await fetch(`http://127.0.0.1:${port}${pageScript}`)).status, 200);

  child.kill("SIGTERM");
  assert.equal((await exit).code, 0);
  assert.equal((await ended(run("healthcheck", { PORT: String(port), HOST: "127.0.0.1" }))).code, 1);
});

test("a port that is taken ends the start with 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const child = run("main", { PORT: String((other.address() as AddressInfo).port), HOST: "127.0.0.1" });
  child.stdout?.resume();
  assert.equal((await ended(child)).code, 1);
  other.close();
});

async function editionsOverRest(port: number): Promise<{ edition: string }[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/editions`);
  return ((await answer.json()) as { edition: string }[]).map(({ edition }) => ({ edition }));
}
