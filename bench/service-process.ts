import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A server in a process of its own, on a free port. */
export interface ServiceProcess {
  readonly url: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedAfter: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Starts a command and waits until `path` answers; gives up after 20 seconds. */
export async function startService(command: readonly [string, ...string[]], path: string): Promise<ServiceProcess> {
  const port = await freePort();
  const [program, ...parameters] = command;
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", RATE_LIMIT_PER_MINUTE: "1000000000" };
  const child: ChildProcess = spawn(program, parameters, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + path))) {
    if (performance.now() - started > 20_000) {
      endGroup(child);
      throw new Error(`${command.join(" ")} does not answer.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const stop = async () => {
    const gone = once(child, "exit");
    endGroup(child);
    await gone;
  };
  return { url, startedAfter: performance.now() - started, stop };
}

/** Ends the process and what it started: npm does not pass signals on to the server that it runs. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).text();
    return true;
  } catch {
    return false;
  }
}
