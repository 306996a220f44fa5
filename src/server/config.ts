import { z } from "zod";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Stands for the host of each request. */
const AUTO = "auto";

/** What the operator may set, each with what is right. An empty variable counts as one that is not set. */
const VARIABLES = z.object({
  PORT: whole(0, 65_535, 4000),
  HOST: z.string().default("0.0.0.0").describe("an address to listen on"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default("info")
    .describe(`one of ${LOG_LEVELS.join(", ")}`),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000_000, 600),
  BODY_LIMIT: whole(1024, 16_777_216, 524_288),
  TRUST_PROXY: whole(0, 16, 0),
  PUBLIC_URL: publicOrigin(),
  SHUTDOWN_DELAY_MS: whole(0, 60_000, 0),
  SHUTDOWN_GRACE_MS: whole(0, 600_000, 10_000),
});

/** The names of the environment variables that are read. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Requests that one client may send per minute; 0 sets no limit. */
  readonly rateLimitPerMinute: number;
  /** Bytes that a request body may hold. The default fits 40 units a side with every field at its longest. */
  readonly bodyLimit: number;
  /** How many reverse proxies stand in front and may say who the client is. */
  readonly trustProxy: number;
  /** The origin under which readers know the service, for absolute links; null if it is that of their request. */
  readonly publicUrl: string | null;
  /** How long the server goes on accepting requests while it already answers that it is not ready. */
  readonly shutdownDelayMs: number;
  /** How long requests in flight may take to finish after that. */
  readonly shutdownGraceMs: number;
}

export type ReadConfig =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the configuration from environment variables; otherwise says what is wrong with each that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = VARIABLES.safeParse(given);
  if (read.success) return { ok: true, config: fromVariables(read.data) };
  const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0]) as keyof typeof VARIABLES.shape));
  return { ok: false, problems: [...wrong].map((name) => complaint(name, given[name])) };
}

function complaint(name: keyof typeof VARIABLES.shape, value: string | undefined): string {
  return `${name} is ${JSON.stringify(value)}; it must be ${VARIABLES.shape[name].description}.`;
}

function fromVariables(values: z.infer<typeof VARIABLES>): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    bodyLimit: values.BODY_LIMIT,
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
  };
}

function whole(min: number, max: number, unset: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(unset)
    .describe(`a whole number from ${min} to ${max}`);
}

/** An address with nothing behind its host, as paths are added to it; null for that of each request. */
function publicOrigin() {
  return z
    .string()
    .transform((text) => (URL.canParse(text) ? new URL(text) : text))
    .refine((address) => address === AUTO || (typeof address === "object" && isBare(address)))
    .transform((address) => (typeof address === "object" ? address.origin : null))
    .default(null)
    .describe(`${AUTO} or an address without a path, such as https://judge.example.org`);
}

function isBare({ href, origin, protocol }: URL): boolean {
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
