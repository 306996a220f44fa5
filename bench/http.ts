import autocannon from "autocannon";
import { everything } from "../test/graphql/all-fields.js";
import { enumsAsInGraphql } from "../test/graphql/enum-conversion.js";
import { fourOnFour } from "./boards.js";
import { report } from "./measure.js";
import { startService } from "./service-process.js";

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 8;
const OURS = ["node", "dist/server/main.js"] as const;

type BodyOf = (variant: number) => string;

const restBody: BodyOf = (variant) => JSON.stringify({ state: { combat: fourOnFour(variant) } });
const query = everything("resolveCombat");
const graphqlBody: BodyOf = (variant) =>
  JSON.stringify({ query, variables: enumsAsInGraphql("resolveCombat", { state: { combat: fourOnFour(variant) } }) });

/** Requests per second of a server over some seconds, with a body that differs from request to request. */
async function requestsPerSecond(url: string, bodyOf: BodyOf, duration = SECONDS): Promise<number> {
  let variant = 0;
  const result = await autocannon({
    url,
    connections: 20,
    duration,
    requests: [
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        setupRequest: (request) => ({ ...request, body: bodyOf((variant += 1)) }),
      },
    ],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors from ${url}`);
  return result.requests.average;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The median over alternating rounds of how much faster we are than a baseline. */
async function compare(what: string, baseline: string, path: string, bodyOf: BodyOf, aim: number): Promise<void> {
  const ours = await startService(OURS, "/healthz");
  const theirs = await startService(["node", `build/bench/baselines/${baseline}.js`], path);
  const pairs: { ours: number; theirs: number }[] = [];
  for (const { url } of [theirs, ours]) await requestsPerSecond(url + path, bodyOf, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    pairs.push({
      theirs: await requestsPerSecond(theirs.url + path, bodyOf),
      ours: await requestsPerSecond(ours.url + path, bodyOf),
    });
  }
  await Promise.all([ours.stop(), theirs.stop()]);
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs));
  console.log(
    `        ours ${median(pairs.map((pair) => pair.ours)).toFixed(0)}, baseline ${median(pairs.map((pair) => pair.theirs)).toFixed(0)} requests per second`,
  );
  report(what, ratio, "x", `at least ${aim}`, ratio >= aim);
}

console.log("HTTP, requests per second as a ratio to a baseline in the same run");
await compare(
  "REST resolve-combat, to bare Express with a constant answer",
  "express",
  "/v1/resolve-combat",
  restBody,
  0.7,
);
await compare(
  "GraphQL resolveCombat with all fields, to bare Apollo with a constant answer",
  "apollo",
  "/graphql",
  graphqlBody,
  1.2,
);
