import { destination, pino, stdTimeFunctions } from "pino";
import { readConfig, type Config } from "./config.js";
import { start } from "./start.js";

const read = readConfig(process.env);
if (read.ok) run(read.config);
else refuse(read.problems);

function run(config: Config): void {
  const output = destination({ sync: false });
  const logger = pino({ level: config.logLevel, base: null, timestamp: stdTimeFunctions.isoTime }, output);
  const exit = (code: number): void => {
    output.flushSync();
    process.exit(code);
  };
  const fail = (error: unknown): void => {
    logger.fatal(error);
    exit(1);
  };
  process.once("uncaughtException", fail);

  const starting = start(config, logger);
  starting.then(({ port }) => logger.info({ port }, "ready"), fail);
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    logger.info({ signal }, "stopping");
    const finished = await (await starting).stop();
    logger.info({ finished }, "stopped");
    exit(finished ? 0 : 1);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
}

function refuse(problems: readonly string[]): void {
  process.stderr.write(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}\n`).join("")}`);
  process.exitCode = 1;
}
